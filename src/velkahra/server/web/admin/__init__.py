"""For whoever runs a server: archives, records of tables, health, logs."""
