# People to each other: friends, blocking, reliability, reports and moderators

company-friend = Dodaj do znajomych
company-friend-of = Dodaj do znajomych: { $name }
company-withdraw = Wycofaj prośbę
company-withdraw-of = Wycofaj prośbę: { $name }
company-accept = Przyjmij
company-accept-of = Przyjmij: { $name }
company-decline = Odrzuć
company-decline-of = Odrzuć: { $name }
company-unfriend = Usuń ze znajomych
company-unfriend-of = Usuń ze znajomych: { $name }
company-block = Zablokuj
company-block-of = Zablokuj: { $name }
company-unblock = Odblokuj
company-unblock-of = Odblokuj: { $name }
company-report = Zgłoś
company-report-of = Zgłoś: { $name }
company-more = Znajomość, blokada, zgłoszenie: { $name }

circle-title = Znajomi
circle-add = Dodaj do znajomych po nazwie konta
circle-add-go = Poproś
circle-none = Tu widać, w co grają twoi znajomi przy stołach publicznych i przy stołach z tobą. Oni widzą to samo o tobie.
circle-waiting = Czekają na twoją odpowiedź
circle-friend = Twoi znajomi
circle-sent = Prośby od ciebie
circle-block = Zablokowani
circle-plays = teraz gra: { $title }
circle-full = Twoje listy są pełne: najpierw kogoś usuń.
circle-reliability = Niezawodność: { $percent }%
circle-reliability-why = Stoły mogą jej wymagać. Ostatnie gry ważą więcej, więc każda dokończona gra naprawia starszą. Liczą się tylko gry z innymi ludźmi.
circle-finished = dokończone: { $count }
circle-late = po czasie: { $count }
circle-abandoned = porzucone: { $count }

listing-ask = Kto może zająć miejsce
listing-ask-0 = każdy
listing-ask-1 = osoby z kontem
listing-ask-80 = niezawodność co najmniej 80%
listing-ask-90 = niezawodność co najmniej 90%
listing-least = tylko z kontem, niezawodność od { $least }%
listing-needs-account = Ten stół jest dla osób z kontem: zaloguj się i spróbuj ponownie.
listing-needs-more = Ten stół wymaga wyższej niezawodności. Każda dokończona gra podnosi twoją.
listing-banned = Moderator zamknął przed tobą na pewien czas stoły publiczne. Przez link nadal możesz grać.
problem-chat-muted = Moderator na pewien czas wyłączył ci pisanie. Szybkie wiadomości nadal działają.

report-title = Zgłoś moderatorom
report-lead = Zgłaszasz: { $name }. Zobaczą to tylko moderatorzy tego serwera.
report-kind = Co jest nie tak
report-conduct = Zachowanie
report-name = Nazwa
report-why = Co się stało
report-go = Wyślij
report-thanks = Dziękujemy. Moderatorzy się temu przyjrzą.
report-kind-conduct = zachowanie
report-kind-name = nazwa
report-kind-line = wiadomość na czacie
report-kind-club = klub

moderation-title = Zgłoszenia
moderation-pending = Czeka na decyzję: { $count }
moderation-nobody = nikt z kontem
moderation-by = zgłoszenie: { $name }, { $at }
moderation-quote = Pokaż słowa. Wiadomość widza może zdradzić trwającą grę.
moderation-measure = Decyzja
moderation-days = Jak długo (bez pisania, bez stołów publicznych)
moderation-why = Powód (ta osoba go przeczyta)
moderation-decide = Zdecyduj
moderation-trail = Wszystkie decyzje
moderation-trail-none = Jeszcze o niczym nie zdecydowano.
moderation-until = do { $at }
moderation-decided = decyzja: { $name }, { $at }
moderation-lifted = cofnięta
moderation-too-late = O tym już zdecydowano, nie pasuje to do zgłoszenia albo chodzi o ciebie: poproś innego moderatora.
measure-nothing = Bez konsekwencji
measure-warn = Upomnienie
measure-mute = Bez pisania
measure-rename = Nowa nazwa
measure-ban = Bez stołów publicznych
measure-bar = Zamknij tekst klubu
measure-lift = Cofnij
measure-warn-you = Moderator cię upomina:
measure-mute-you = Moderator wyłączył ci pisanie do { $until }:
measure-rename-you = Moderator zmienił ci nazwę. Zalogować się możesz nadal także starą:
measure-ban-you = Moderator zamknął przed tobą stoły publiczne do { $until }:
measure-lift-you = Moderator cofnął decyzję:
moderation-for = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
   *[other] { $count } dni
}
