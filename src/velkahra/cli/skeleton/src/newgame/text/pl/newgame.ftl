title = Newgame
front-line = Bierzcie kamienie na zmianę. Kto weźmie ostatni, wygrywa.
front-kind = liczenie
goal-1 = Weź ostatni kamień, a wygrasz.
turn-1 = Weź 1, 2 lub 3 kamienie.
seat-north = Północ
seat-south = Południe
stones = Zostało kamieni: { $count }
take = Weź { $count }

prompt-take = Twoja tura. Weź 1, 2 lub 3 kamienie.
prompt-wait = Tura: { $seat }.
prompt-over = Wygrywa { $seat }.

event-took = { $seat } bierze { $count ->
    [one] jeden kamień
    [few] { $count } kamienie
   *[many] { $count } kamieni
}.
event-won = { $seat } bierze ostatni kamień i wygrywa.

refusal-NG-TURN-01 = To nie twoja tura albo jest już po grze.
refusal-NG-TAKE-01 = Weź 1, 2 lub 3 kamienie. Zostało kamieni: { $count }.

rule-NG-START-01 = Na stole leży dwanaście kamieni. Zaczyna pierwsze miejsce.
rule-NG-TURN-01 = Gracze wykonują tury na zmianę.
rule-NG-TAKE-01 = W swojej turze bierzesz 1, 2 lub 3 kamienie, ale nie więcej, niż ich jest.
rule-NG-END-01 = Wygrywa ten, kto weźmie ostatni kamień.

chapter-START = Przygotowanie gry
chapter-TURN = Tury
chapter-TAKE = Branie kamieni
chapter-END = Koniec gry
