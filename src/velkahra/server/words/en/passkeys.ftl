# Passkeys: kept by a device or a security key, they sign in to an account

passkey-title = Passkeys
passkey-why = Sign in with a passkey on your device or security key instead of the password. The password keeps working.
passkey-insecure = To add a passkey, open this site over https at an address with a name, or as localhost on this computer.
passkey-elsewhere = This server’s passkeys work only at { $site }.
passkey-unable = This browser does not support passkeys.
passkey-add = Add a passkey
passkey-sign-in = Sign in with a passkey
passkey-name = Passkey { $number }
passkey-called = Name of passkey { $name }
passkey-rename = Save the name
passkey-remove = Remove
passkey-made = Added { $when },
passkey-used = last used { $when }.
passkey-unused = not used yet.
passkey-stopped = The browser cancelled this: no passkey was chosen, or this device already has one for the account.
passkey-failed = That failed on the server. Try again in a moment.
passkey-late = That took too long. Try again.
passkey-wrong = This passkey could not be verified. Nothing was changed.
passkey-unknown = This passkey belongs to no account here. It may have been removed.
passkey-taken = This passkey is already in use.
passkey-many = An account can have at most 20 passkeys. Remove one first.
passkey-bad-name = Choose a name of 1 to 40 visible characters.
