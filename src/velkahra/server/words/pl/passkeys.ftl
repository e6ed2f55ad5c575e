# Passkeys: kept by a device or a security key, they sign in to an account

passkey-title = Klucze dostępu
passkey-why = Klucz dostępu w twoim urządzeniu albo w kluczu bezpieczeństwa otwiera konto bez hasła; hasło nadal działa.
passkey-insecure = Klucz dostępu można dodać tam, gdzie serwer ma nazwę i adres https, albo na tym komputerze przez localhost.
passkey-elsewhere = Klucze dostępu tego serwera działają tylko pod adresem { $site }.
passkey-unable = Ta przeglądarka nie zna kluczy dostępu.
passkey-add = Dodaj klucz dostępu
passkey-sign-in = Zaloguj się kluczem dostępu
passkey-name = Klucz dostępu { $number }
passkey-called = Nazwa klucza dostępu { $name }
passkey-rename = Zapisz nazwę
passkey-remove = Usuń
passkey-made = Dodany { $when },
passkey-used = ostatnio użyty { $when }.
passkey-unused = jeszcze nieużyty.
passkey-stopped = Przerwano w przeglądarce: nie wybrano klucza albo to urządzenie ma już klucz do tego konta.
passkey-failed = Serwer napotkał błąd. Spróbuj za chwilę.
passkey-late = Trwało to zbyt długo. Spróbuj jeszcze raz.
passkey-wrong = Nie udało się sprawdzić tego klucza dostępu, więc nic się nie zmieniło.
passkey-unknown = Ten klucz dostępu nie otwiera tu żadnego konta; może został usunięty.
passkey-taken = Ten klucz dostępu jest już używany.
passkey-many = Konto ma najwyżej 20 kluczy dostępu. Najpierw usuń któryś.
passkey-bad-name = Nazwa klucza dostępu ma od 1 do 40 widocznych znaków.
