# Programs that play a seat by the JSON API

api-wrong = Dotaz neodpovídá dokumentaci API: { $wrong }.
program-open = Vlastní program
program-title = Program na tomto místě
program-lead = { $seat }: místo tebe nebo vedle tebe tu může hrát program. Vidí jen to, co hráč na tomto místě. Prokazuje se tokenem; chraň ho stejně jako odkaz.
program-how = Jak komunikuje se serverem (i s příkladem na deset řádků):
program-address = Adresa stolu
program-make = Vytvořit token
program-once = Ukáže se jen teď a už nikdy. Zkopíruj si ho.
program-token = Token
program-count = { $count ->
    [one] Toto místo otevírá { $count } token.
    [few] Toto místo otevírají { $count } tokeny.
   *[other] Toto místo otevírá { $count } tokenů.
}
program-most = Víc tokenů už jedno místo mít nemůže.
program-revoke = Zneplatnit všechny tokeny
problem-no-token = Chybí token, nebo u tohoto stolu nic neotevírá.
problem-illegal = Pravidla tuto akci nedovolují.
problem-not-your-turn = Na tomto místě teď není o čem rozhodovat.
problem-not-offered = Takový stůl založit nejde: { $wrong }
problem-no-seat = Takové místo u tohoto stolu není.
problem-link-stays = Odkaz na toto místo vyměnit nejde: hraje tu bot, místo si někdo zabral ze seznamu, nebo už byl odkaz vyměněn devatenáctkrát.
reference-title = API pro programy
reference-lead = Program může zakládat stoly, rozdávat místa a hrát. Vidí jen to, co by na svém místě viděl člověk.
reference-where = Totéž jako OpenAPI pro nástroje, které píšou klienty, a průvodce s příklady:
reference-endpoints = Dotazy
reference-secret = Tajný klíč
reference-message = Zpráva
reference-answer = Odpověď
reference-errors = Chyby
reference-types = Typy
