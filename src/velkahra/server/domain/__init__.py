"""What a table is and what its rows add up to, without reading or writing anything."""
