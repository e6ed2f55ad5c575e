# How the end of a game is retold: the sources of points, and which of them made the difference

source-red = červená
source-blue = modrá
source-green = zelená
source-black = černá
why = { $source ->
    [level] Nejslabší barvy jsou vyrovnané ({ $least }), a tak rozhodly ty další.
   *[other] Počítá se jen nejslabší barva: { $other } má { $source ->
        [red] v červené
        [blue] v modré
        [green] v zelené
       *[black] v černé
    } { $less }, { $seat } v každé barvě aspoň { $least }.
}
