# Notices of a turn to people who are away: by the browser or by mail

notices-link = Powiadamiaj mnie też przy zamkniętej stronie
notices-title = Gdy przyjdzie moja kolej
notices-lead = { $game }, { $seat }. Dopóki patrzysz na stół, nic nie wysyłamy, a o każdej turze powiadamiamy tylko raz.
notices-none = Ten serwer nie potrafi powiadomić cię przy zamkniętej stronie.
notices-back = Wróć do stołu

push-title = Na tym urządzeniu
push-why = Przeglądarka pokaże powiadomienie, nawet gdy żadna nasza strona nie jest otwarta. Przesyła je usługa producenta przeglądarki, która nie może go przeczytać.
push-on = Powiadamiaj mnie na tym urządzeniu
push-off = Nie powiadamiaj mnie już na tym urządzeniu
push-is-on = Powiadomienia na tym urządzeniu są włączone.
push-is-off = Powiadomienia na tym urządzeniu są wyłączone.
push-insecure = Potrzebne jest szyfrowane połączenie: otwórz stół pod adresem, który zaczyna się od https://.
push-unable = Ta przeglądarka nie potrafi powiadamiać przy zamkniętej stronie. Na iPhonie i iPadzie najpierw dodaj stronę do ekranu początkowego i otwórz ją stamtąd.
push-failed = Nie udało się: przeglądarka albo jej usługa odmówiła. Spróbuj później.
push-turn = Twoja kolej: { $seat }

mail-title = E-mailem
mail-why = Napiszemy do ciebie, gdy przyjdzie twoja kolej, a przez dłuższy czas tu nie zajrzysz: najwyżej jeden e-mail na turę.
mail-why-account = Napiszemy do ciebie, gdy przyjdzie twoja kolej przy którymkolwiek stole z twojego konta, a przez dłuższy czas tu nie zajrzysz.
mail-address = Adres e-mail
mail-how = Najpierw dostaniesz jeden e-mail z linkiem. Następne wyślemy tylko wtedy, gdy pod tym linkiem się na nie zgodzisz.
mail-go = Wyślij mi prośbę o zgodę
mail-waits = Wysłaliśmy pytanie na adres { $address }: otwórz link z naszego e-maila i potwierdź zgodę. Bez tej zgody nie wyślemy drugiego e-maila, więc poszukaj pierwszego, także w spamie.
mail-back = Cofnij
mail-is-on = E-maile przychodzą na { $address }.
mail-off = Nie wysyłaj już
mail-bad-address = To nie jest adres e-mail.
mail-too-often = Przed chwilą podano zbyt wiele adresów. Poczekaj kilka minut.
mail-not-sent = Nie udało się wysłać e-maila. Sprawdź adres albo spróbuj później.

mail-ask-subject = Chcesz wiedzieć, kiedy przyjdzie twoja kolej?
mail-ask = Ktoś podał ten adres w serwisie { $site }, w którym gra się w gry planszowe, aby dostawać e-mail, gdy przyjdzie jego kolej.
mail-ask-open = Jeśli to na twoje życzenie, otwórz tę stronę i potwierdź zgodę:
mail-ask-not = Jeśli nie, nie rób nic: więcej się nie odezwiemy. Nikt nie może w ten sposób do ciebie pisać i drugiego e-maila nie będzie.
mail-turn-subject = Twoja kolej: { $game }
mail-turn = Przyszła twoja kolej w grze { $game }. Twoje miejsce: { $seat }.
mail-turn-open = Do stołu, na urządzeniu, na którym stół był już otwarty albo jest zalogowane twoje konto:
mail-stop = Aby nie dostawać tych e-maili:

mailbox-title = E-maile
mailbox-lead = O czym powiadamiamy adres { $address }:
mailbox-empty = Na ten adres nic nie wysyłamy.
mailbox-seat = { $game }, { $seat }
mailbox-account = Wszystkie stoły konta
mailbox-on = e-mail, gdy przyjdzie twoja kolej
mailbox-asks = czeka na twoją zgodę
mailbox-yes = Tak, piszcie do mnie
mailbox-no = Nie
mailbox-stop = Zatrzymaj
mailbox-stop-all = Zatrzymaj wszystkie e-maile

turn-unknown = To urządzenie nie zna twojego miejsca przy tym stole. Otwórz na nim raz link swojego miejsca albo zaloguj się, jeśli stół jest na twoim koncie; potem powiadomienia będą tu prowadzić.
