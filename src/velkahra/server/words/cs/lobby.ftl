# The lobby: opening a table, finding it again, links, handing a device round, accounts

lobby-several = Zvolíš-li „já“ na více místech, zařízení si předáváte a karty mezitím zakryje opona.
lobby-language = Jazyk pro hosty
lobby-public = Veřejný: na seznamu pro všechny, místa „někdo jiný“ si může vzít kdokoli
lobby-mine = Moje stoly
lobby-full = Seznam na tomto zařízení je plný: nový stůl z něj vytlačí ten, který byl otevřen nejdávněji. Odeber stoly, které už nepotřebuješ, nebo si schovej jejich odkazy.
lobby-all = Všechny moje stoly ({ $count })
lobby-opponents = { $count ->
    [one] Soupeř: { $names }
    [few] Soupeři: { $names }
   *[other] Soupeři: { $names }
}
lobby-continue = Pokračovat
lobby-look = Prohlédnout
lobby-more-of = Další možnosti: { $title }
lobby-yours = Jsi na tahu
lobby-over = Dohráno
lobby-waits = Na tahu: { $seats }
lobby-other-rules = Hráno podle jiné verze pravidel
lobby-you = ty
lobby-device = na tomhle zařízení
lobby-links = Odkazy
lobby-forget = Odebrat ze seznamu
lobby-forget-lead = { $title }: tahle hra ještě běží. Bez odkazu na své místo se k němu už nevrátíš a nikdo jiný ho nezíská.
lobby-forget-not = Nechat v seznamu
lobby-forget-table = Odebrat ze seznamu: { $title }
lobby-open = Stoly s volnými místy
lobby-open-lead = Hra začne, až budou všechna její místa obsazená.
lobby-host = Zakládá: { $name }
lobby-free = volná místa: { $free } z { $all }
lobby-clock = čas: { $clock }
lobby-no-clock = bez hodin
lobby-bots = boti: { $names }
lobby-held = { $count ->
    [one] Hra začne, až přijde ještě { $count } hráč.
    [few] Hra začne, až přijdou ještě { $count } hráči.
   *[other] Hra začne, až přijde ještě { $count } hráčů.
}
lobby-none = Teď tu není žádný stůl s volným místem.
lobby-take = Vzít místo: { $seat }
lobby-taken = Toto místo si právě někdo vzal, nebo stůl už není veřejný.
lobby-seats = { $count ->
    [one] { $count } místo
    [few] { $count } místa
    *[other] { $count } míst
}

error-too-often = Příliš mnoho pokusů. Počkej minutu.
error-too-fast = Příliš mnoho požadavků najednou. Zkus to za chvilku znovu.

ago-now = právě teď
ago-minutes = { $count ->
    [one] před minutou
    *[other] před { $count } minutami
}
ago-hours = { $count ->
    [one] před hodinou
    *[other] před { $count } hodinami
}
ago-days = { $count ->
    [one] před jedním dnem
    *[other] před { $count } dny
}

host-play = Hrát na tomto zařízení
host-code = QR kód
host-code-of = QR kód odkazu – { $seat }
host-free = volné na veřejném seznamu
host-players = Hráči u stolu: { $count }
host-invited = volné místo
host-own = { $seat } – tvoje místo
host-invited-lead = Pošli všem tenhle odkaz, nebo je nech naskenovat kód. Kdo ho otevře, dostane volné místo. Hra začne, až budou obsazená všechna.
host-invited-why = Chceš raději určit, kdo bude kde sedět? Vezmi si odkaz na každé volné místo zvlášť.
host-invited-go = Odkaz na každé místo zvlášť
host-others = Další odkazy
host-renew = Nový odkaz: { $seat }
host-renew-why = Dostal se odkaz do nesprávných rukou? Vyměň ho. Starý hned přestane platit a kdo s ním hraje, od stolu odejde.
host-reserved = jen pro toho, kdo tu hrál minule
host-reserved-lead = Ostatní najdou tuto hru na stránce té minulé a tam si sednou na svá místa.
host-reserved-why = Někdo nepřijde? Vezmi si odkazy na místa, která jsou ještě volná, a vyber, kdo na nich bude hrát. Kdo na nich hrál minule, ten si na ně potom už nesedne.
host-reserved-go = Vzít si odkazy
host-free-why = Volná místa si může vzít kdokoli. Když stůl ze seznamu odebereš, dostaneš jejich odkazy a vybereš, kdo tam bude sedět.
host-free-go = Odebrat stůl z veřejného seznamu

hand-over = Předat
hand-title = Předej zařízení: { $seat }
hand-lead = Na této stránce není nic skrytého. Stiskni tlačítko, až se nikdo jiný nedívá.
hand-open = Ukázat stůl: { $seat }
hand-wait = Na tahu: { $seats }
hand-wait-lead = Nikdo, kdo hraje na tomto zařízení, teď není na tahu. Stránka se obnoví sama.
hand-ended = Hra skončila
hand-ended-lead = Na konečný stav se může podívat každý hráč.
hand-last = Co se stalo naposledy

account-link = Přihlásit se
account-as = Účet: { $name }
account-title = Účty
account-lead = Ke hře účet nepotřebuješ. Díky účtu jen najdeš seznam svých stolů na každém zařízení. E-mailovou adresu nechceme, a tak zapomenuté heslo změníš jen s přístupovým klíčem, který si předem přidáš.
account-sign-in = Přihlášení
account-sign-in-go = Přihlásit se
account-new = Nový účet
account-new-go = Založit účet
account-name = Jméno
account-password = Heslo
account-password-next = Nové heslo (aspoň 8 znaků)
account-password-new = Heslo (aspoň 8 znaků)
account-bring = Přidat do účtu stoly z tohoto zařízení
account-in = Přihlášený účet: { $name }. Stoly, které otevřeš nebo kam si sedneš, najdeš v seznamu na každém zařízení, kde se přihlásíš.
account-tables = Moje stoly
account-out = Odhlásit se
account-change = Změnit heslo
account-change-why = Všechna ostatní přihlášení k tomuto účtu, na všech zařízeních, tím skončí.
account-changed = Heslo je změněné. Přihlášení zůstává jen v tomto prohlížeči.
account-fresh = Přihlášení přístupovým klíčem proběhlo před chvílí, heslo proto nechceme.
account-forgotten = Zapomenuté heslo? Odhlas se a přihlas se přístupovým klíčem: deset minut se pak na heslo neptáme.
account-delete = Smazat účet
account-delete-why = Účet i jeho seznam se ihned smažou, stoly zůstanou. Na místo, které si pamatuje jen účet, se pak dostaneš jen přes jeho odkaz.
account-wrong = Jméno nebo heslo není správné.
account-wrong-password = Heslo není správné.
account-signed-out = Přihlášení mezitím skončilo, takže se nic nezměnilo. Přihlas se a zkus to znovu.
account-taken = Toto jméno už někdo má.
account-bad-name = Jméno má 1 až 30 viditelných znaků.
account-bad-password = Heslo má 8 až 200 znaků.
account-too-often = Příliš mnoho pokusů. Počkej minutu.

build-interpreted = Pravidla běží nezkompilovaná, takže boti přemýšlejí méně.
build-compiling = Pravidla se kompilují: { $percent } %. Hrát už můžeš; boti do té doby přemýšlejí méně.
build-compiled = Pravidla jsou zkompilovaná: boti přemýšlejí naplno.
build-failed = Pravidla se nepodařilo zkompilovat, takže boti přemýšlejí méně. Důvod: { $why }
