# How the end of a game is retold: the sources of points, and which of them made the difference

source-afghan = Afghan dominance
source-british = British dominance
source-russian = Russian dominance
source-nobody = no dominance
why = { $source ->
    [afghan] The checks that the Afghans dominated
    [british] The checks that the British dominated
    [russian] The checks that the Russians dominated
   *[nobody] The checks that nobody dominated
} made the difference: { $seat } scored { $points }, { $other } { $less }.
