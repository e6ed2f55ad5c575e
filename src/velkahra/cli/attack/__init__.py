"""`velkahra attack`: sends hostile input to your own server, and reports how it copes."""
