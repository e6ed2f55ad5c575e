# The encoded picture, the map, slips and the solution

puzzle-camp = Thomas Hammer
puzzle-map = Mapa
puzzle-map-lead = T. H. se skrývá v jednom čtverci této mapy.
puzzle-map-how = Každý čtverec má sloupec (písmeno nad mapou), řádek (číslo vedle mapy) a sektor (malé písmeno v rohu). Zašifrovaný obrázek má tři části: o sloupcích, o řádcích a o sektorech mapy.
puzzle-map-paint = Jedna informace je kód jednoho řádku obrázku: dvě značky, které jsou v něm tmavé. Všechny je v tom řádku vybarvěte. Kde je vybarveno, tam T. H. není: takový sloupec, řádek nebo sektor na mapě vyškrtněte.
puzzle-map-shaft = Kdo má v některé části dost řádků, tomu zůstane bílé jediné místo, a to odshora až dolů: pruh světla. Stačí dvě části, třetí je pro kontrolu. Když nezbude žádný čtverec, je v přepisu chyba.
puzzle-map-alt = Mapa s mřížkou { $size } × { $size } čtverců, A1 až { $last }.

puzzle-cipher = Zašifrovaný obrázek
puzzle-cipher-lead = Kód řádku jsou dvě značky. V tom řádku je vybarvěte: kde je vybarveno, tam T. H. není.
puzzle-cipher-alt = Zašifrovaný obrázek: tři části, řádky 1 až { $rows }, v každém { $size } značek.
puzzle-row = Řádek { $number }: { $marks }
puzzle-row-known = Řádek { $number }, tmavé { $first } a { $second }: { $marks }

puzzle-slips = Lístky
puzzle-slip-row = Řádek
puzzle-slip-dark = Tmavé značky
puzzle-slip-check = Kontrolní písmeno
puzzle-slip-alt = Lístek: řádek { $number }, tmavé značky { $first } a { $second }, kontrolní písmeno { $check }.

puzzle-solution = Řešení pro pořadatele
puzzle-solution-lead = T. H. je ve čtverci { $square }.
puzzle-solution-made = Úroveň: { $level }; semínko: „{ $seed }“; { $rows ->
    [one] { $rows } řádek
    [few] { $rows } řádky
   *[other] { $rows } řádků
}. Otisk řádků (SHA-256): { $digest }
puzzle-solution-warning = Tento list nesmí vidět žádný tým.
puzzle-solution-painted = Vybarvený obrázek
puzzle-solution-painted-lead = Tři pruhy světla: sloupec { $column }, řádek { $row }, sektor { $sector }.
puzzle-solution-map-alt = Mapa, na které je vyznačen čtverec { $square }.
puzzle-solution-painted-alt = Obrázek se všemi tmavými značkami: bílý zůstal sloupec { $column }, řádek { $row } a sektor { $sector }.
puzzle-solution-codes = Kódy všech řádků
puzzle-head-row = Řádek
puzzle-head-code = Kód
puzzle-head-marks = Tmavé značky
puzzle-head-check = Kontrola
puzzle-head-pieces = Kódů
puzzle-head-squares = Zbývá čtverců
puzzle-head-certain = Jediný
puzzle-prospects = Kolik čtverců průměrně zbývá a jak často jediný, když tým zná tolik kódů (rovnoměrně ze všech částí):
puzzle-percent = { $share } %
puzzle-map-scale = Jeden čtverec měří { $metres } m, celá mapa { $across } m.
puzzle-map-sample = Tahle mapa je jen ukázka: její krajina je vymyšlená a nikde neleží.
