# The analysis of a finished game, and hints at the table

analysis-title = Rozbor
analysis-lead = Program projde hru rozhodnutí po rozhodnutí. Každé posoudí podle toho, co hráč v té chvíli věděl, a odhadne, jakou naději na výhru má kdo.
analysis-button = Rozebrat hru
analysis-again = Rozebrat znovu
analysis-cancel = Zrušit
analysis-waiting = Rozbor čeká ve frontě. { $ahead ->
    [one] Před ním je ještě jeden.
    [few] Před ním jsou ještě { $ahead }.
    *[other] Před ním je jich ještě { $ahead }.
}
analysis-starting = Rozbor začíná.
analysis-theirs = Rozbor spustil někdo jiný a může ho zrušit.
analysis-join = Ať běží i pro mě
analysis-progress = { $done } z { $all } rozhodnutí
analysis-failed = Rozbor se nezdařil. Je možné ho zkusit znovu.
analysis-busy = Právě se rozebírá mnoho her. Zkus to za několik minut.
analysis-share = Z tvé sítě už na rozbor čeká několik her. Zkus to, až bude některá hotová.
analysis-not-yours = Rozbor může zrušit jen ten, kdo ho spustil.
analysis-often = Než začneš znovu, chvíli počkej.
analysis-early = Hra se rozebírá, až skončí.
analysis-nothing = V této hře neměl nikdo na vybranou.
analysis-curve = Naděje na výhru podle toho, co který hráč věděl
analysis-axis = pozice
analysis-swings = Rozhodnutí, která hru zvrátila
analysis-none = Žádné rozhodnutí nestálo ani jedno procento.
analysis-went = { $seat }, pozice { $ply }: ztráta { $loss }
analysis-played = Zahráno (naděje na výhru { $chance }):
analysis-better = Program by zvolil (naděje na výhru { $chance }):
analysis-percent = { $value } %
analysis-note = Odhady z { $nodes } pokusů na rozhodnutí: rozdíl několika procent může být náhoda.
analysis-uncounted = Odhady nepočítají s tím, že vyhraje { $name }: naděje ostatních dávají dohromady asi 100 %.
analysis-decision = rozhodnutí
analysis-seat = hráč
analysis-loss = ztráta
analysis-was = zahráno
analysis-would = program

hints-title = Nápovědy
hints = Nápovědy od programu
hints-no = ne
hints-yes = ano: všichni vidí, kdo si nějakou vzal
hint-button = Napovědět
hint-heading = Co by udělal program
hint-lead = Volba se jen připraví na desce; rozhodneš ty.
hint-more = První odpověď. Program ještě hledá…
hint-thinking = Program přemýšlí…
hint-choose = Ukázat na desce
hint-chance = naděje na výhru { $chance }
hint-risk = Pak nejspíš přijde: { $what }
hint-close = Zavřít
hint-none = Program k tomu nemá co říct.
note-hint = { $seat }: { $count }. nápověda od programu v této hře.
problem-no-hints = U tohoto stolu se hraje bez nápověd.
problem-no-turn = Nápověda je jen tehdy, když se čeká na tvé rozhodnutí.
problem-hint-often = Nápovědy jen po jedné: chvíli počkej.
problem-hint-failed = Nápovědu se nepodařilo najít. Zkus to znovu.
