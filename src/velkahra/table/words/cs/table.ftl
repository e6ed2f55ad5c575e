# Vlastní stránky stolu. Co patří ke hře, je ve slovech hry.

title = Velká hra
tagline = Velké hry o moc, přesně podle pravidel.
language = Jazyk
home = Všechny hry

start-title = Otevřít stůl
start-lead = Účet není potřeba: kdo má odkaz na místo, ten na něm sedí.
start-game = Hra
start-seats = Místa
start-seat = Místo { $number }
start-options = Na čem se dohodnete
start-looks = Jména a vzhled
start-button = Otevřít stůl
seat-me = já
seat-person = někdo jiný, odkazem
seat-bot = bot: { $bot }
seat-nobody = nikdo
bot-random = náhodný
bot-greedy = hltavý

host-title = Stůl je otevřený
host-lead = Každému pošli odkaz na jeho místo a jinak ho drž v tajnosti: kdo ho má, ten na místě sedí. Tato stránka zůstává, takže se pro odkazy můžeš vrátit.
host-seat = { $seat }: { $player }
host-sit = Posadit se
host-look = Dívat se
host-watch = Pro diváky
host-copy = Kopírovat
host-copied = Zkopírováno
player-person = člověk
player-bot = bot ({ $bot })

table-you = Hraješ za: { $seat }.
table-watching = Díváš se.
table-ask = Co je na řadě
table-log = Co se stalo
table-about = O tomto stole
table-seats = Kdo hraje
table-dealer = Závazek rozdávajícího
table-dealer-why = Každé losování vyplývá z tajného klíče. Toto je jeho SHA-256; sám klíč se ukáže po skončení hry, takže si každý může všechna losování ověřit.
table-seed = Klíč
table-record = Stáhnout záznam
table-again = Otevřít další stůl
undo = Vzít zpět
confirm = Potvrdit
cancel = Zrušit
rule = Pravidlo
close = Zavřít
connecting = Spojení se přerušilo. Zkouším to znovu …
no-script = Stůl potřebuje JavaScript: stránka spouští jen svůj vlastní malý skript.

problem-stale = Než to dorazilo, stůl se změnil. Podívej se a vyber znovu.
problem-only-watching = Díváš se: jednat mohou jen místa u stolu.
problem-no-action = To není žádná akce této hry.
problem-possible = To je možné. Vyber to znovu.
problem-not-understood = Server zprávě stránky nerozuměl. Načti stránku znovu.
problem-too-large = Zpráva stránky byla příliš dlouhá.
problem-too-fast = Příliš mnoho zpráv najednou. Chvilku počkej.
problem-store-busy = Stůl se nepodařilo uložit, protože jeho soubor drží jiný program. Nic nebylo zahráno; zkus to za chvíli.
problem-store-readonly = Stůl se nepodařilo uložit, protože do jeho souboru nelze psát. Nic nebylo zahráno.
problem-store-full = Stůl se nepodařilo uložit, protože je plný disk. Nic nebylo zahráno.
problem-store-broken = Stůl se nepodařilo uložit. Nic nebylo zahráno; více je v protokolu serveru.
problem-store-gone = Tento stůl byl smazán. Nic se nezahrálo.
problem-store-closed = Server právě odkládá své stoly. Nic nebylo zahráno; zkus to za chvíli.
problem-broken = Serveru se nepodařilo stůl vykreslit. Důvod je v jeho protokolu.
ended-restored = Tento stůl byl obnoven ze zálohy: je teď takový, jaký byl tehdy, a co se hrálo později, je pryč.

error-title = To se nepovedlo
error-not-found = Taková stránka není. Odkaz ke stolu musí být úplný, do posledního znaku. Stůl, který byl smazán nebo který v obnovené záloze chybí, už neexistuje.
error-method = Takto se tato stránka použít nedá.
error-form = Formulář nebyl úplný: { $why }
error-foreign = Přišlo to z jiného webu, a proto to bylo odmítnuto.
error-rules = Tento stůl se hrál podle jiné verze pravidel, než má tento program.
error-early = Záznam ukazuje všechno, i to skryté. Stáhnout ho lze po skončení hry.
error-server = Server selhal. Důvod je v jeho protokolu.
error-back = Na začátek
