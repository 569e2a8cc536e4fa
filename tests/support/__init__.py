"""What tests share: throw-away servers and a browser, each started on demand and ended by its process id."""
