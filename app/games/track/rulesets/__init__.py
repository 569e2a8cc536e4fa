"""The members of the family: one file each, found by itself (`app.games.track.GAMES`). A file names its RULESET.

A correction raises `version`, and the ruleset as it was goes into the file's EARLIER, a tuple: matches that were set up
with it are played on and replayed by it.
"""
