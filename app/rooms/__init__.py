"""Live rooms: the disposable caches of matches, and who is connected to them. Asynchronous; names no vendor."""
