# Das Regelbuch: wird geladen, wenn jemand es öffnet.

book-cards = Die Karten
book-rules = Alle Regeln
book-standard = Dieser Tisch spielt { $game } wie üblich.
book-usual = Sonst: { $text }
book-contents = Teile des Buchs
book-house = Hausregel
book-house-title = Anders als { $game } sonst
book-ours = Unsere Lesart
book-ours-text = Wo die Quellen eines Spiels schweigen oder sich auf zwei Arten lesen lassen, mussten wir wählen. Solche Punkte heißen hier „unsere Lesart“.
book-made = Diese Sätze entstehen aus denselben Einstellungen, nach denen der Server spielt.
