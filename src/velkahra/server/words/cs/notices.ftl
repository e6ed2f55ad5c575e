# Notices of a turn to people who are away: by the browser or by mail

notices-link = Upozorni mě, i když je stránka zavřená
notices-title = Až budu na tahu
notices-lead = { $game }, { $seat }. Dokud stůl sleduješ, upozornění nechodí, a na jeden tah upozorníme jen jednou.
notices-none = Tento server tě při zavřené stránce upozornit neumí.
notices-back = Zpět ke stolu

push-title = Na tomto zařízení
push-why = Prohlížeč ukáže upozornění, i když není otevřená žádná naše stránka. Prochází službou výrobce prohlížeče, která ho nemůže přečíst.
push-on = Upozorňuj mě na tomto zařízení
push-off = Už mě na tomto zařízení neupozorňuj
push-is-on = Na tomto zařízení upozornění chodí.
push-is-off = Na tomto zařízení upozornění nechodí.
push-insecure = K tomu je potřeba šifrované spojení: otevři stůl na adrese, která začíná https://.
push-unable = Tento prohlížeč při zavřené stránce upozornit neumí. Na iPhonu a iPadu si stránku nejdřív přidej na plochu a otevři ji odtamtud.
push-failed = Nepovedlo se to: odmítl to prohlížeč nebo jeho služba. Zkus to později.
push-turn = Jsi na tahu: { $seat }

mail-title = E-mailem
mail-why = Napíšeme ti, když jsi na tahu a delší dobu se nedíváš: na jeden tah nejvýš jeden e-mail.
mail-why-account = Napíšeme ti, když jsi na tahu u kteréhokoli stolu ze svého účtu a delší dobu se nedíváš.
mail-address = E-mailová adresa
mail-how = Nejdřív dostaneš jeden e-mail s odkazem. Znovu napíšeme, jen když tam budeš souhlasit.
mail-go = Poslat ověřovací e-mail
mail-waits = Na adresu { $address } jsme poslali dotaz: otevři odkaz v našem e-mailu a potvrď souhlas. Kdo souhlas nepotvrdí, druhý e-mail nedostane, takže hledej ten první, třeba i ve spamu.
mail-back = Zrušit žádost
mail-is-on = E-maily chodí na { $address }.
mail-off = Už neposílat
mail-bad-address = Tohle není e-mailová adresa.
mail-too-often = Právě teď přibylo příliš mnoho adres. Počkej pár minut.
mail-not-sent = E-mail se nepodařilo odeslat. Zkontroluj adresu, nebo to zkus později.

mail-ask-subject = Chceš vědět, až budeš na tahu?
mail-ask = Někdo zadal tuto adresu na { $site }, kde se hrají deskové hry, aby se e-mailem dozvěděl, že je na tahu.
mail-ask-open = Pokud to bylo na tvé přání, otevři tuto stránku a potvrď souhlas:
mail-ask-not = Pokud ne, nedělej nic: už se neozveme. Psát ti tudy nikdo nemůže a druhý e-mail nepřijde.
mail-turn-subject = Jsi na tahu: { $game }
mail-turn = Jsi na tahu ve hře { $game }. Tvoje místo: { $seat }.
mail-turn-open = Ke stolu, na zařízení, kde už se u něj hrálo nebo kde je přihlášený tvůj účet:
mail-stop = Zrušit zasílání e-mailů:

mailbox-title = E-maily
mailbox-lead = E-maily pro { $address }:
mailbox-empty = Na tuto adresu nic neposíláme.
mailbox-seat = { $game }, { $seat }
mailbox-account = Všechny stoly účtu
mailbox-on = e-mail, když jsi na tahu
mailbox-asks = čeká na tvůj souhlas
mailbox-yes = Ano, pište mi
mailbox-no = Ne
mailbox-stop = Zastavit
mailbox-stop-all = Zastavit všechny e-maily

turn-unknown = Toto zařízení tvoje místo u tohoto stolu nezná. Otevři na něm jednou odkaz svého místa, nebo se přihlas, pokud je stůl ve tvém účtu; pak už sem upozornění povedou.
