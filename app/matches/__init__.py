"""One playing of a game: who sits where, what was played, and what each seat may know. Pure; a match is its log."""
