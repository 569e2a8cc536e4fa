# The book of rules: loaded when somebody opens it.

book-cards = The cards
book-rules = All rules
book-standard = This table plays { $game } as usual.
book-usual = Usually: { $text }
book-contents = Parts of the book
book-house = House rule
book-house-title = Differs from { $game } as usual
book-ours = Our reading
book-ours-text = Where the sources of a game are silent or can be read in two ways, we had to choose. Such points are marked “our reading”.
book-made = These sentences are made from the same settings that the server plays by.
