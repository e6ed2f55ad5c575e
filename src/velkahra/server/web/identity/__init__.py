"""Who somebody is: accounts, passkeys, the seats of a device."""
