"""See docs/architecture.md for what belongs in this layer."""
