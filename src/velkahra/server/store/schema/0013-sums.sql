-- A checksum (CRC-32) of each row, see `store.sum_of`; rows of older programs have none.

ALTER TABLE plies ADD COLUMN sum INTEGER;
