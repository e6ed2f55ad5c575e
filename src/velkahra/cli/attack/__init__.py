"""`velkahra attack`: sends hostile input to a server of one's own, and says how it stood it."""
