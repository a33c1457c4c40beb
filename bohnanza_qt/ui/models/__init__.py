"""Item models: what lies on the table, one list for each kind of thing."""
