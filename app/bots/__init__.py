"""Opponents and substitutes. They choose from what one seat has been told, never from the match (api.py)."""
