# Clubs: their pages, people and tables

clubs-title = Kluby
clubs-all = Všechny kluby
clubs-lead = Klub má svou stránku, lidi a stoly, ke kterým si mohou sednout jen oni.
clubs-mine = Tvé kluby
clubs-others = Další kluby
club-found = Založit klub
club-found-go = Založit
club-name = Jméno (3 až 40 znaků)
club-bad-name = Zvol jméno o 3 až 40 viditelných znacích, které začíná písmenem nebo číslicí a nemá v sobě / \ ? # % " < >.
club-taken = Toto jméno je zabrané, nebo už od tebe tři kluby jsou.
club-sign-in = Přihlas se a přidej se
club-role-founder = vede klub
club-role-organiser = organizuje
club-role-member = v klubu
club-role-asked = chce se přidat
club-own-founder = vedeš klub
club-own-organiser = organizuješ
club-own-member = jsi v klubu
club-own-asked = chceš se přidat
club-join = Přidat se ke klubu
club-ask = Požádat o přijetí
club-withdraw = Vzít žádost zpět
club-accept = Přijmout
club-decline = Odmítnout
club-more = Změnit
club-promote = Pověřit organizováním
club-demote = Zrušit pověření
club-hand-over = Předat vedení klubu
club-remove = Odebrat z klubu
club-full = Klub je plný, nebo jsi už v příliš mnoha klubech.
club-too-late = To se mezitím změnilo: podívej se na stránku znovu.
club-open = Otevřít stůl pro klub
club-list = Na stránce klubu { $name }; místa „někdo jiný“ si mohou vzít jen lidé z klubu
club-people = V klubu
club-door = Odkaz k přidání
club-door-why = Kdo má tento odkaz, může se hned přidat. Nový odkaz ukončí platnost starého.
club-door-new = Nový odkaz
club-text = O klubu
club-text-go = Uložit text
club-barred = Moderátor zavřel text tohoto klubu.
club-else = Další možnosti
club-report = Nahlásit klub
club-leave = Opustit klub
club-close = Zavřít klub navždy
club-size = { $count ->
    [one] { $count } člověk
    [few] { $count } lidé
   *[other] { $count } lidí
}
