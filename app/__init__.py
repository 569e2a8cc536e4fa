"""Toktonk: a real-time server for Tokken, Tok and Tonk."""

__version__ = "0.1.0"
