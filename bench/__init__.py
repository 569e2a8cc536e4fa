"""Benchmarks: how fast the engines are, what a move costs the whole server. README.md says how to read them."""
