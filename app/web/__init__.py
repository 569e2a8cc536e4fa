"""HTTP and WebSockets: pages, frames, limits."""
