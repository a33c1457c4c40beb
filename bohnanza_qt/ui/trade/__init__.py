"""Trading: the cloth, the open offers, the beans seen and the log."""
