"""The promises of this server, each with a figure and with planted faults that turn it red. README.md says how."""
