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
