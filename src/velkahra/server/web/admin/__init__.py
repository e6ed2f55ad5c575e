"""For administrators: archives, records of tables, health, logs."""
