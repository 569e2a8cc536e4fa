# Het regelboek: wordt geladen als iemand het opent.

book-cards = De kaarten
book-rules = Alle regels
book-standard = Deze tafel speelt { $game } zoals gewoonlijk.
book-usual = Gewoonlijk: { $text }
book-contents = Delen van het boek
book-house = Huisregel
book-house-title = Anders dan { $game } gewoonlijk
book-ours = Onze lezing
book-ours-text = Waar de bronnen van een spel zwijgen of op twee manieren te lezen zijn, moesten wij kiezen. Zulke punten heten hier “onze lezing”.
book-made = Deze zinnen komen uit dezelfde instellingen waarmee de server speelt.
