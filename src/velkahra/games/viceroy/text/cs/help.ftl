# The help of a table: how to win (goal-…), and what a player may do (turn-…)

goal-1 = Stav pyramidu z postav a zákonů. Po dvanácti kolech vyhrává ten, kdo má nejvíc bodů moci.
goal-2 = Body přinášejí žetony bodů moci, jednobarevné kruhy, věčné drahokamy, zákony, magie a sady: žeton obrany, magie a vědy dohromady za 12.
goal-3 = Vyšší řada dává víc, postava v ní ale stojí i drahokamy všech nižších řádků.

turn-1 = Aukce: zvol tajně drahokam. Jeho barva je barva karty, kterou chceš. Všechny drahokamy se ukážou najednou.
turn-2 = Když tvou barvu nikdo jiný nedraží, bereš si kartu. Když o ni stojí příliš mnoho hráčů, drahokamy propadnou a dražíš znovu, nejvýš třikrát.
turn-3 = Nebo pasuj: kartu nedostaneš, ale vezmeš si 3 drahokamy a další za každý žeton vědy ve své pyramidě.
turn-4 = Budování: vylož postupně až tři karty, na kraj spodní řady nebo nad dvě sousední karty.
turn-5 = Postava stojí drahokam svého řádku a všech nižších, odměnu dává jen ze svého řádku. Zákony nestojí nic.
turn-6 = Když karta uzavře kruh jedné barvy, vezmeš si drahokam té barvy.
turn-7 = I karty se volí tajně. První se vykládá karta s nejnižším číslem.
