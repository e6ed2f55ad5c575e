# The chat beside a game: people, messages, signals, and notices of a turn

chat-title = Przy stole
chat-people = Kto tu jest
chat-here = jest tutaj
chat-seen = ostatnio { $when }
chat-never = jeszcze nikt nie przyszedł
chat-you = ty
chat-name = Twoje imię
chat-said = Co kto mówi
chat-nothing = Nikt jeszcze nic nie powiedział.
chat-say = Twoja wiadomość
chat-send = Wyślij
chat-signals = Powiedz to jednym dotknięciem
chat-spectator = Widz
chat-spectators-apart = Gracze przeczytają słowa widzów po zakończeniu gry.
chat-mute = Wycisz
chat-unmute = Cofnij wyciszenie
chat-muted = Wyciszono: { $who }
chat-report = Zgłoś gospodarzowi
chat-reported = Zgłoszono. Gospodarz stołu może to teraz przeczytać.
chat-more = Wycisz lub zgłoś: { $who }
chat-hide = Ukryj czat
chat-show = Pokaż czat
chat-host-signals = Gospodarz pozwala tylko na gotowe zwroty.
chat-host-off = Gospodarz nie pozwala na czat.
chat-unread = { $count ->
    [one] { $count } nowa wiadomość
    [few] { $count } nowe wiadomości
    [many] { $count } nowych wiadomości
   *[other] { $count } nowej wiadomości
}

signal-hello = Cześć!
signal-well-played = Dobrze zagrane!
signal-thinking = Myślę…
signal-your-turn = Twoja kolej
signal-sorry = Przepraszam!
signal-thanks = Dziękuję!

your-turn = twoja kolej
notify-on = Powiadom mnie, gdy będzie moja kolej
notify-off = Nie powiadamiaj mnie już, gdy jest moja kolej
notify-blocked = Przeglądarka blokuje powiadomienia tej strony.

host-chat = Czat przy stole
host-chat-mode = Co wolno mówić
host-chat-all = wszystko
host-chat-signals = tylko gotowe zwroty
host-chat-off = nic
host-chat-save = Ustaw
host-reports = Zgłoszone wiadomości
host-reports-none = Nic nie zgłoszono.
host-report = { $who }, { $at }; zgłoszenie: { $by }
host-report-crowd = To słowa widzów. Jeśli grasz, zajrzyj tu po zakończeniu gry.

problem-chat-empty = Wiadomość jest pusta.
problem-chat-long = Ta wiadomość jest za długa.
problem-chat-characters = W tej wiadomości są znaki, których nie da się pokazać.
problem-chat-pace = Nie tak szybko: chwilę poczekaj i wyślij ponownie.
problem-chat-off = Gospodarz nie pozwala na czat.
problem-chat-signals = Gospodarz pozwala tylko na gotowe zwroty.
problem-chat-no-line = Tej wiadomości nie można zgłosić.
problem-chat-no-signal = Takiego gotowego zwrotu przy tym stole nie ma.
problem-chat-no-mode = Czatu nie można tak ustawić.
problem-chat-store = Serwer nie mógł zapisać wiadomości, więc nikt jej nie zobaczył. Spróbuj ponownie za chwilę.
