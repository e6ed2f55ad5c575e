-- The faces that people choose, '' for none.
ALTER TABLE sitters ADD COLUMN face TEXT NOT NULL DEFAULT '';
ALTER TABLE guests ADD COLUMN face TEXT NOT NULL DEFAULT '';
