"""The command line: serve, check scenarios, print, replay and verify records, and let the games play themselves."""

from app.cli.commands import main

__all__ = ["main"]
