# People to each other: friends, blocking, reliability, reports and moderators

company-friend = Přidat mezi přátele
company-friend-of = Přidat mezi přátele: { $name }
company-withdraw = Vzít žádost zpět
company-withdraw-of = Vzít žádost zpět: { $name }
company-accept = Přijmout
company-accept-of = Přijmout: { $name }
company-decline = Odmítnout
company-decline-of = Odmítnout: { $name }
company-unfriend = Odebrat z přátel
company-unfriend-of = Odebrat z přátel: { $name }
company-block = Zablokovat
company-block-of = Zablokovat: { $name }
company-unblock = Odblokovat
company-unblock-of = Odblokovat: { $name }
company-report = Nahlásit
company-report-of = Nahlásit: { $name }
company-more = Přátelství, blokování, nahlášení: { $name }

circle-title = Přátelé
circle-add = Přidat mezi přátele podle jména účtu
circle-add-go = Požádat
circle-none = Tady uvidíš, co tví přátelé hrají u veřejných stolů a u stolů s tebou. Oni o tobě vidí totéž.
circle-waiting = Čekají na tvou odpověď
circle-friend = Tví přátelé
circle-sent = Žádosti od tebe
circle-block = Zablokovaní
circle-plays = teď hraje: { $title }
circle-full = Tvé seznamy jsou plné: nejdřív někoho odeber.
circle-reliability = Spolehlivost: { $percent } %
circle-reliability-why = Stoly si ji mohou vyžádat. Poslední hry váží víc, takže každá dohraná hra napravuje tu starší. Počítají se jen hry s jinými lidmi.
circle-finished = dohráno: { $count }
circle-late = došel čas: { $count }
circle-abandoned = opuštěno: { $count }

listing-ask = Kdo si může vzít místo
listing-ask-0 = kdokoli
listing-ask-1 = lidé s účtem
listing-ask-80 = spolehlivost 80 % a víc
listing-ask-90 = spolehlivost 90 % a víc
listing-least = jen s účtem, spolehlivost od { $least } %
listing-needs-account = Tento stůl je pro lidi s účtem: přihlas se a zkus to znovu.
listing-needs-more = Tento stůl žádá vyšší spolehlivost. Každá dohraná hra ti ji zvýší.
listing-banned = Moderátor ti na čas zavřel veřejné stoly. Přes odkaz můžeš hrát dál.
problem-chat-muted = Moderátor ti na čas vypnul psaní. Rychlé zprávy fungují dál.

report-title = Nahlásit moderátorům
report-lead = Nahlašuješ: { $name }. Uvidí to jen moderátoři tohoto serveru.
report-kind = Co je špatně
report-conduct = Chování
report-name = Jméno
report-why = Co se stalo
report-go = Odeslat
report-thanks = Děkujeme. Moderátoři se na to podívají.
report-kind-conduct = chování
report-kind-name = jméno
report-kind-line = zpráva v chatu
report-kind-club = klub

moderation-title = Nahlášení
moderation-pending = Čeká na rozhodnutí: { $count }
moderation-nobody = nikdo s účtem
moderation-by = nahlašuje { $name }, { $at }
moderation-quote = Ukázat slova. Zpráva od diváků může prozradit běžící hru.
moderation-measure = Rozhodnutí
moderation-days = Jak dlouho (bez psaní, bez veřejných stolů)
moderation-why = Důvod (dotyčná osoba si ho přečte)
moderation-decide = Rozhodnout
moderation-trail = Všechna rozhodnutí
moderation-trail-none = Zatím se o ničem nerozhodlo.
moderation-until = do { $at }
moderation-decided = rozhoduje { $name }, { $at }
moderation-lifted = vzato zpět
moderation-too-late = O tomhle už je rozhodnuto, k nahlášení se to nehodí, nebo jde o tebe: požádej jiného moderátora.
measure-nothing = Bez opatření
measure-warn = Napomenutí
measure-mute = Bez psaní
measure-rename = Nové jméno
measure-ban = Bez veřejných stolů
measure-bar = Zavřít text klubu
measure-lift = Vzít zpět
measure-warn-you = Moderátor tě napomíná:
measure-mute-you = Moderátor ti vypnul psaní do { $until }:
measure-rename-you = Moderátor ti vyměnil jméno. Přihlásit se můžeš dál i tím starým:
measure-ban-you = Moderátor ti zavřel veřejné stoly do { $until }:
measure-lift-you = Moderátor vzal rozhodnutí zpět:
moderation-for = { $count ->
    [one] { $count } den
    [few] { $count } dny
   *[other] { $count } dní
}
