# Proč je rada dobrá: věta ke každému údaji z view/figures.py.
reason-points = Přinese ti { $count ->
    [one] { $count } vítězný bod
    [few] { $count } vítězné body
   *[other] { $count } vítězných bodů
}.
reason-check = Kontrola dominance by ti pak přinesla o { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
} víc.
reason-influence = Zvýší tvůj vliv o { $count }.
reason-cylinders = Pro neúspěšnou kontrolu: do hry { $count ->
    [one] přijde další tvůj válec
    [few] přijdou další { $count } tvé válce
   *[other] přijde dalších { $count } tvých válců
}.
reason-blocks = Blíž k dominanci: tvá koalice pak bude mít ve hře o { $count ->
    [one] jeden kvádr
    [few] { $count } kvádry
   *[other] { $count } kvádrů
} víc.
reason-dominant = Tvá koalice pak bude dominantní.
reason-ruler-transcaspia = Začneš vládnout v Zakaspicku.
reason-ruler-kabul = Začneš vládnout v Kábulu.
reason-ruler-punjab = Začneš vládnout v Paňdžábu.
reason-ruler-persia = Začneš vládnout v Persii.
reason-ruler-herat = Začneš vládnout v Herátu.
reason-ruler-kandahar = Začneš vládnout v Kandaháru.

# What speaks for an action by itself: view/arguments.py
reason-hostages = Získáš { $count ->
    [one] kartu dvora jako rukojmí
    [few] { $count } karty dvora jako rukojmí
   *[other] { $count } karet dvora jako rukojmí
}.
reason-tax = Můžeš vzít { $count ->
    [one] jednu rupii
    [few] až { $count } rupie
   *[other] až { $count } rupií
}.
reason-build = Můžeš vybudovat { $count ->
    [one] jeden kvádr
    [few] až { $count } kvádry
   *[other] až { $count } kvádrů
}.
reason-move = Můžeš { $count ->
    [one] provést jeden pohyb
    [few] provést až { $count } pohyby
   *[other] provést až { $count } pohybů
}.
reason-battle = Můžeš odstranit { $count ->
    [one] jednu nepřátelskou jednotku
    [few] až { $count } nepřátelské jednotky
   *[other] až { $count } nepřátelských jednotek
}.
reason-pieces = Tam můžeš odstranit { $count ->
    [one] jednu nepřátelskou jednotku
    [few] až { $count } nepřátelské jednotky
   *[other] až { $count } nepřátelských jednotek
}.
reason-spies = Na jedné kartě se sejde { $count ->
    [one] jeden tvůj špeh
    [few] několik tvých špehů: { $count }
   *[other] několik tvých špehů: { $count }
}.
reason-watch = Tvůj špeh se dostane na kartu jiného hráče.
reason-armies = Budeš tam mít { $count ->
    [one] jedno loajální vojsko
    [few] { $count } loajální vojska
   *[other] { $count } loajálních vojsk
}.
