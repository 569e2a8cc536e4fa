"""Functions that the games share: cards, chance, notation, codec."""
