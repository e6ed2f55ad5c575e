# Passkeys: kept by a device or a security key, they sign in to an account

passkey-title = Passkeys
passkey-why = A passkey on your device or security key opens the account without the password, which goes on working.
passkey-insecure = A passkey can be added where the server is reached by a name over https, or on this computer as localhost.
passkey-elsewhere = Passkeys work at { $site }.
passkey-unable = This browser knows no passkeys.
passkey-add = Add a passkey
passkey-sign-in = Sign in with a passkey
passkey-name = Passkey { $number }
passkey-called = Name of the passkey { $name }
passkey-rename = Save the name
passkey-remove = Remove
passkey-made = Added { $when },
passkey-used = last used { $when }.
passkey-unused = not used yet.
passkey-stopped = The browser stopped: no passkey was chosen, or this device holds one for the account already.
passkey-failed = The server could not do it. Try again in a moment.
passkey-late = That took too long. Try again.
passkey-wrong = This passkey could not be checked, so nothing was done.
passkey-unknown = This passkey opens no account here; it may have been removed.
passkey-taken = This passkey is in use already.
passkey-many = An account has 20 passkeys at most. Remove one first.
passkey-bad-name = A passkey’s name has 1 to 40 visible characters.
