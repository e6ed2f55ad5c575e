# The chat beside a game: people, messages, signals, and notices of a turn

chat-title = U stolu
chat-people = Kdo je tady
chat-here = je tady
chat-seen = naposledy { $when }
chat-never = zatím nikdo nepřišel
chat-you = ty
chat-name = Tvoje jméno
chat-said = Co kdo řekl
chat-nothing = Zatím nikdo nic neřekl.
chat-say = Tvoje zpráva
chat-send = Poslat
chat-signals = Řekni to jedním klepnutím
chat-spectator = Divák
chat-spectators-apart = Co říkají diváci, si hráči přečtou až po skončení hry.
chat-mute = Ztlumit
chat-unmute = Zrušit ztlumení
chat-muted = Ztlumeno: { $who }
chat-report = Nahlásit hostiteli
chat-reported = Nahlášeno. Hostitel stolu si to teď může přečíst.
chat-more = Ztlumit nebo nahlásit: { $who }
chat-hide = Skrýt chat
chat-show = Ukázat chat
chat-host-signals = Hostitel dovolil jen rychlé zprávy.
chat-host-off = Hostitel chat vypnul.
chat-unread = { $count ->
    [one] { $count } nová zpráva
    [few] { $count } nové zprávy
    [many] { $count } nové zprávy
   *[other] { $count } nových zpráv
}

signal-hello = Ahoj!
signal-well-played = Dobře zahráno!
signal-thinking = Přemýšlím…
signal-your-turn = Jsi na tahu
signal-sorry = Promiň!
signal-thanks = Díky!

your-turn = jsi na tahu
notify-on = Upozorni mě, až budu na tahu
notify-off = Už mě na tah neupozorňuj
notify-blocked = Prohlížeč upozornění této stránky blokuje.

host-chat = Chat u stolu
host-chat-mode = Co se smí psát
host-chat-all = všechno
host-chat-signals = jen rychlé zprávy
host-chat-off = nic
host-chat-save = Nastavit
host-reports = Nahlášené zprávy
host-reports-none = Nikdo nic nenahlásil.
host-report = { $who }, { $at }; nahlašuje { $by }
host-report-crowd = Řekli to diváci. Pokud hraješ, podívej se až po skončení hry.

problem-chat-empty = Zpráva je prázdná.
problem-chat-long = To je příliš dlouhé.
problem-chat-characters = Jsou v tom znaky, které nejde zobrazit.
problem-chat-pace = Ne tak rychle: chvilku počkej a pošli to znovu.
problem-chat-off = Hostitel chat vypnul.
problem-chat-signals = Hostitel dovolil jen rychlé zprávy.
problem-chat-no-line = Tuto zprávu nahlásit nejde.
problem-chat-no-signal = Taková rychlá zpráva u tohoto stolu není.
problem-chat-no-mode = Takto chat nastavit nejde.
problem-chat-store = Server zprávu nedokázal uložit, takže ji nikdo nedostal. Zkus to za chvíli znovu.
