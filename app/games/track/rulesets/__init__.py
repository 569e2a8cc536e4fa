"""The members of the family: one file each, found by itself (`app.games.track.GAMES`). A file names its RULESET."""
