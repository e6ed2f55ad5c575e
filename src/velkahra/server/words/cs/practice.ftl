# Lekce pro pořadatele: tábor nanečisto.

practice-title = Tábor nanečisto
practice-go = Udělat to za mě
practice-start = Pro pořadatele: tábor ve zrychleném čase
