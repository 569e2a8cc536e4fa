"""Where rooms keep things: databases and brokers behind the ports of app/rooms/ports.py."""
