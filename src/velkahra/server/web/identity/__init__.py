"""Identities: accounts, passkeys, the seats of a device."""
