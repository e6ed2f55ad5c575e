"""The style sheet of the game area: light and dark, wide and narrow, calm for who wants calm."""

from typing import Final

from velkahra.games.viceroy.rules.facts import CARDS

_COLOURS: Final = """
.viceroy{--card:light-dark(#fffaf0,#2e241c);--ink:light-dark(#2b2019,#f5e8cf);
--soft:light-dark(#6d5b4b,#c3ad8f);--line:light-dark(#dcc9a3,#54412f);
--accent:light-dark(#8a5a0c,#f0c25e);--glow:#e9b23a;--can:light-dark(#147a4c,#63d39b);
--halo:light-dark(#c9f3da,#0d3d27);--pick:light-dark(#b3372b,#ff8d78);
--warn:light-dark(#a3241b,#ff9d8c);--felt:light-dark(#efe0bd,#2a211a);
--blue:light-dark(#2f6db5,#5b95d8);--red:light-dark(#c23a34,#e0645c);
--green:light-dark(#37874a,#62b074);--yellow:light-dark(#c99a12,#e5b62f);color:var(--ink)}
"""

_AREA: Final = """
.viceroy .icon{width:1.2rem;height:1.2rem;flex:none;overflow:visible;vertical-align:middle;
pointer-events:none}
.viceroy .sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);
white-space:nowrap;margin:0;min-height:0;padding:0}
.viceroy [hidden]{display:none!important}
.viceroy .panel{min-width:0}
.viceroy h2{font-size:.9rem;margin:0 0 .3rem;color:var(--accent)}
.viceroy h3{font-size:.8rem;margin:0;color:var(--accent);font-weight:600}
.viceroy p{margin:.15rem 0}
.viceroy .none{color:var(--soft)}
.viceroy .leaf{min-width:0}
.viceroy .leaf>h2,.viceroy .panel.screen h2,.viceroy .panel.hand h2{position:absolute;width:1px;
height:1px;overflow:hidden;clip-path:inset(50%)}
.viceroy .face{display:block;width:100%;height:auto}
.viceroy [data-n]::before{content:attr(data-n)}
.viceroy .count,.viceroy .mark{position:relative;display:inline-flex;align-items:center;gap:.12rem;
white-space:nowrap}
.viceroy :is(.slot,.hand-card,.card,.place,.circle,.bid,.small-card){cursor:default;
user-select:none;-webkit-user-select:none;-webkit-touch-callout:none;outline:none}
"""

_AUCTION: Final = """
.viceroy .columns{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));gap:.5rem}
.viceroy .auction{position:relative;border:1px solid var(--line);border-top:5px solid var(--tint);
border-radius:.5rem;background:var(--felt);padding:.15rem .35rem .4rem}
.viceroy .auction.blue{--tint:var(--blue)}.viceroy .auction.red{--tint:var(--red)}
.viceroy .auction.green{--tint:var(--green)}.viceroy .auction.yellow{--tint:var(--yellow)}
.viceroy .auction.clash{border-color:var(--warn);border-top-color:var(--tint)}
.viceroy .bid{position:absolute;inset:0;border-radius:.45rem}
.viceroy .head{position:relative;display:flex;align-items:center;gap:.3rem;font-size:.82rem;
min-height:1.7rem;pointer-events:none}
.viceroy .head>.icon{width:1.5rem;height:1.5rem}
.viceroy .mine{color:var(--soft);font-size:.8rem}
.viceroy .mine.none{color:var(--warn)}
.viceroy .bids{margin-left:auto;display:flex;align-items:center;gap:.1rem}
.viceroy .bids .icon{width:1.25rem;height:1.25rem}
.viceroy .pair{display:grid;grid-template-columns:1fr 1fr;gap:.3rem;pointer-events:none}
.viceroy .slot{position:relative;display:block;border-radius:.25rem;pointer-events:auto;
aspect-ratio:1}
.viceroy .slot.bare{border:2px dashed var(--line);pointer-events:none}
.viceroy .slot:not(.bare)::after{position:absolute;right:3%;bottom:3%;width:17%;height:17%;
border-radius:50%;background:#fbf4e4;color:#2a211b;font-size:.6rem;display:grid;
place-items:center;border:1px solid #8a744f}
.viceroy .slot.upper:not(.bare)::after{content:"\\25B2" / ""}
.viceroy .slot.lower:not(.bare)::after{content:"\\25BC" / ""}
.viceroy .bank{display:flex;flex-wrap:wrap;align-items:center;gap:.2rem 1rem;font-size:.82rem;
min-height:1.7rem;margin-top:.2rem}
.viceroy .supply{display:flex;align-items:center;flex-wrap:wrap;gap:.1rem .6rem}
.viceroy :is(.gems,.decks,.robots){display:inline-flex;gap:.5rem;align-items:center}
.viceroy .decks{border-left:1px solid var(--line);padding-left:.6rem}
.viceroy .robots{margin-left:auto}
.viceroy .robot{display:inline-flex;align-items:center;position:relative}
"""

_PYRAMID: Final = """
.viceroy .pyramid{display:none;width:100%;height:100%;min-height:0}
.viceroy .caption{display:none;align-items:center;gap:.3rem .8rem;flex-wrap:wrap;
font-size:.85rem;font-weight:600}
.viceroy .of{display:none;align-items:center;gap:.3rem}
.viceroy .back{display:inline-flex;align-items:center;min-height:2.1rem;
padding:0 .7rem;border:1px solid var(--line);border-radius:.6rem;background:var(--card);
cursor:pointer}
.viceroy .card .edge{stroke:none}
.viceroy .lying{pointer-events:none}.viceroy .lying [data-card]{pointer-events:auto}
.viceroy .circle{pointer-events:none}
.viceroy .circle.asked{pointer-events:auto}
.viceroy .circle .edge{stroke:none}
.viceroy .place .edge{fill:light-dark(#fff7e0,#3a2d22);fill-opacity:.93;
stroke:var(--soft);stroke-width:2;stroke-dasharray:7 5}
.viceroy .place.barred{opacity:.72}
.viceroy .place.barred .edge{fill:light-dark(#d8cfbd,#2a241e);stroke:var(--soft)}
.viceroy .place.over .edge{fill-opacity:.35}
.viceroy .card.free .edge{stroke:var(--can);stroke-width:5}
@keyframes viceroy-promise{50%{stroke-opacity:.35}}
.viceroy .promise{animation:viceroy-promise 1.6s infinite}
"""

_OWN: Final = """
.viceroy .heaps{display:grid;grid-template-columns:auto auto;gap:.15rem .7rem;
align-content:start}
.viceroy .heap{position:relative;display:flex;align-items:center;gap:.3rem;min-height:1.75rem;
white-space:nowrap}
.viceroy .heap>b{font-size:1.05rem}
.viceroy .heap.none{opacity:.5}
.viceroy .stack{display:flex}
.viceroy .stack .icon{width:1.45rem;height:1.45rem}
.viceroy .stack .icon+.icon{margin-left:-.95rem}
.viceroy .arms{font-weight:700;min-height:1.75rem}.viceroy .arms .icon{width:1.5rem;height:1.5rem}
.viceroy .unused{font-size:.8rem}
.viceroy .hand .cards{display:flex;gap:.5rem;min-width:0;padding:.45rem}
.viceroy .hand-card{position:relative;flex:0 1 var(--h);min-width:0;border-radius:.25rem}
.viceroy .hand-card.chosen{box-shadow:0 0 0 4px var(--glow)}
.viceroy .marks{position:absolute;right:.1rem;top:27%;display:flex;gap:.1rem;
pointer-events:none}
.viceroy .marks .icon{width:1.15rem;height:1.15rem;background:var(--card);border-radius:50%}
.viceroy .gem-rows{display:grid;gap:.25rem;flex-basis:100%}
.viceroy .gem-rows .row{display:flex;gap:.2rem}
.viceroy .gem{min-height:0;width:2.15rem;height:2.15rem;padding:0;border-radius:.5rem}
.viceroy .gem .icon{width:1.7rem;height:1.7rem}
.viceroy .gem:not(.can,.also,.picked){opacity:.55}
"""

_PEOPLE: Final = """
.viceroy .seat{position:relative;min-width:0}
.viceroy .player{background:var(--card);border:1px solid var(--line);border-radius:.6rem;
padding:.3rem .5rem;display:grid;grid-template-columns:minmax(0,1fr) auto;gap:.1rem .4rem;
align-items:center}
.viceroy .player.decides{border-color:var(--can);box-shadow:inset 4px 0 0 var(--can)}
.viceroy .seat:has(:checked) .player{background:color-mix(in srgb,var(--glow) 18%,var(--card))}
.viceroy .seat:has(:focus-visible) :is(.player,label){outline:3px solid var(--focus,#0b57d0)}
.viceroy .who{display:flex;align-items:center;gap:.3rem;font-size:.88rem;min-width:0}
.viceroy .who>b{overflow:hidden;text-overflow:ellipsis}
.viceroy .who small{color:var(--soft)}
.viceroy .lowest{border:1px solid var(--line);border-radius:.4rem;padding:0 .3rem;font-size:.8rem;
position:relative;background:var(--felt)}
.viceroy .lowest b::before{content:"#"}
.viceroy .state{display:inline-flex;gap:.15rem;margin-left:auto}
.viceroy .state .icon{width:1.15rem;height:1.15rem}
.viceroy .thinks{color:var(--can)}
.viceroy .purse,.viceroy .totals{display:flex;flex-wrap:wrap;gap:.05rem .5rem;font-size:.8rem;
align-items:center}
.viceroy .purse{justify-content:flex-end}
.viceroy .both{grid-column:1/-1;display:flex;gap:.1rem .6rem;align-items:center;flex-wrap:wrap;
min-height:1.8rem;justify-content:space-between}
.viceroy :is(.purse,.totals) .icon{width:1.1rem;height:1.1rem}
.viceroy .open-hand{display:flex;margin-left:auto;flex-wrap:wrap;gap:.2rem}
.viceroy .small-card{width:1.7rem;border-radius:.15rem}
.viceroy .small-card.played{width:3.2rem;box-shadow:0 0 0 3px var(--glow)}
.viceroy .thumb{grid-column:1/-1;display:block;cursor:zoom-in;border-radius:.4rem;
position:relative;background:var(--felt)}
.viceroy .thumb svg{display:block;width:100%;height:var(--thumb)}
.viceroy .player.you .thumb{display:none}
.viceroy .every label{display:flex;align-items:center;justify-content:center;min-height:2.2rem;
border:1px solid var(--line);border-radius:.6rem;background:var(--card);font-weight:600;
cursor:pointer}
.viceroy .every:has(:checked) label{background:color-mix(in srgb,var(--glow) 18%,var(--card))}
"""

_PANELS: Final = """
.viceroy .buttons{display:flex;flex-wrap:wrap;gap:.35rem}
.viceroy .do{min-height:2.4rem;padding:.2rem .55rem;gap:.35rem;font-size:.92rem;line-height:1.2;
border:2px solid var(--can);
background:var(--card);text-align:left}
.viceroy .do .icon{width:1.6rem;height:1.6rem}
.viceroy .do:not(.can,.also,.picked){display:none}
.viceroy .do.also{border-style:dashed}
.viceroy .do.picked{border-color:var(--pick);background:var(--glow);color:#2b2019}
.viceroy section.actions:not(:has(:is(.do,.gem):is(.can,.also,.picked))){display:none}
.viceroy .owned{display:flex;flex-wrap:wrap;gap:.25rem;flex-basis:100%}
.viceroy .owned h3{flex-basis:100%;display:flex;align-items:center;gap:.3rem}
.viceroy .owned .do{font-size:.8rem;font-weight:500;min-height:2.2rem}
.viceroy .score h2{display:inline}
.viceroy .running{display:flex;flex-wrap:wrap;gap:.1rem .55rem;align-items:center;font-size:.88rem}
.viceroy .sum{margin-left:auto;font-size:1.05rem;position:relative}
.viceroy table{border-collapse:collapse;width:100%;font-size:.84rem}
.viceroy :is(td,th){text-align:right;padding:.12rem .3rem;font-weight:400}
.viceroy tbody th{text-align:left}
.viceroy tbody th .icon{margin-right:.3rem}
.viceroy .total :is(td,th){border-top:2px solid var(--line);font-weight:700}
.viceroy .winner{background:color-mix(in srgb,var(--glow) 28%,transparent)}
.viceroy .status{display:grid;gap:.15rem}
.viceroy .status p{margin:0;display:flex;flex-wrap:wrap;gap:.1rem .6rem;font-size:.88rem}
.viceroy .status.last b{color:var(--warn)}
.viceroy .about-card{font-weight:600;color:var(--accent);text-decoration:underline dotted}
.viceroy .order{list-style:none;margin:0;padding:0;display:flex;flex-wrap:wrap;gap:.3rem}
.viceroy .turn{position:relative;display:inline-flex;align-items:center;gap:.15rem;
padding:.05rem .35rem;border:1px solid var(--line);border-radius:.5rem;font-size:.85rem;
background:var(--card)}
.viceroy .turn.decides{border-color:var(--can);box-shadow:0 0 0 2px var(--halo)}
.viceroy .turn.done{opacity:.68}
.viceroy .turn .icon{width:1rem;height:1rem}
.viceroy .opener{padding:.1rem .5rem;min-height:2.2rem}
.viceroy .opener .icon{width:1.5rem;height:1.5rem}
.viceroy .leaves{display:none}
"""

_READING: Final = """
.viceroy .lens{display:none;position:fixed;z-index:30;right:1rem;bottom:1rem;width:20rem;
padding:.6rem .7rem;border:2px solid var(--accent);border-radius:.7rem;background:var(--card);
box-shadow:0 8px 28px #0008;pointer-events:none;
animation:viceroy-show .12s .15s both;font-size:.85rem;line-height:1.35}
@keyframes viceroy-show{from{opacity:0}to{opacity:1}}
@media (hover:none){.viceroy .lens{animation-delay:.4s}}
.viceroy .lens>b{font-size:1rem}
.viceroy .lens .face{margin:.3rem 0}
.viceroy .lens ul{margin:0;padding:0;list-style:none}
.viceroy .lens p{margin:.3rem 0 0}
.viceroy .law-text{font-weight:600}
.viceroy .legend{width:min(34rem,calc(100vw - 1.5rem));max-height:calc(100vh - 2rem);overflow:auto;
border:2px solid var(--accent);border-radius:.9rem;background:var(--card);color:var(--ink);
padding:.8rem 1rem;font-size:.92rem}
#game .viceroy>.legend{margin:auto}
.viceroy .legend::backdrop{background:#0006}
.viceroy .legend header{display:flex;justify-content:space-between;align-items:center}
.viceroy .legend h2{font-size:1.05rem}
.viceroy .legend ul{list-style:none;margin:.3rem 0;padding:0;display:grid;gap:.4rem}
.viceroy .legend li{display:flex;gap:.6rem;align-items:center}
.viceroy .legend li .icon{width:2.1rem;height:2.1rem}
.viceroy .cuts{display:flex;gap:1rem}.viceroy .cuts .icon{width:1.9rem;height:1.9rem}
"""

_STATES: Final = """
.viceroy :is(.can,.also){cursor:pointer}
.viceroy :is(.slot,.hand-card).can{outline:3px solid var(--can);outline-offset:1px;
box-shadow:0 0 0 5px var(--halo)}
.viceroy .bid.can{outline:3px solid var(--can);outline-offset:-1px}
.viceroy :is(.slot,.hand-card,.bid).also{outline:2px dashed var(--can);outline-offset:1px}
.viceroy :is(.slot,.hand-card,.bid,.gem).picked{outline:4px solid var(--pick);outline-offset:1px;
box-shadow:0 0 0 6px #fff3a8}
.viceroy .auction:has(.bid.can) .head b{text-decoration:underline}
@media (hover:hover){.viceroy .bid.can:hover{
background:color-mix(in srgb,var(--tint) 22%,transparent)}}
.viceroy :is(.slot,.hand-card,.bid,.player).pointed{outline:4px solid #0b57d0;
box-shadow:0 0 0 7px #b9e2ff}
.viceroy :is(.slot,.hand-card,.bid,.small-card,.about-card):focus-visible{
outline:3px solid var(--focus,#0b57d0);outline-offset:2px}
.viceroy .gem.can{border:2px solid var(--can)}
.viceroy .gem.picked{background:#fff3a8}
.viceroy .card.can .edge{stroke:var(--can);stroke-width:5;stroke-dasharray:10 5}
.viceroy .card.picked .edge{stroke:var(--pick);stroke-width:6}
.viceroy .card.pointed .edge{stroke:#0b57d0;stroke-width:6}
.viceroy .card:focus-visible .edge{stroke:var(--focus,#0b57d0);stroke-width:5}
#game .viceroy :is(.card,.place,.circle){outline:none}
.viceroy .place.can .edge{stroke:var(--can);stroke-width:4;stroke-dasharray:none}
@media (hover:hover){.viceroy .place.can:hover .edge{fill:var(--halo)}}
.viceroy .place.picked .edge{stroke:var(--pick);stroke-width:6}
.viceroy .place:focus-visible .edge{stroke:var(--focus,#0b57d0);stroke-width:6}
.viceroy .circle.can .edge{stroke:var(--can);stroke-width:4;stroke-dasharray:6 4}
@media (hover:hover){.viceroy .circle.can:hover .edge{fill-opacity:.35}}
.viceroy .circle.picked .edge{stroke:var(--pick);stroke-width:7}
.viceroy .circle.pointed circle{stroke:#0b57d0;stroke-width:5}
.viceroy .circle:focus-visible .edge{stroke:var(--focus,#0b57d0);stroke-width:6}
"""

_WIDE: Final = """
@media (min-width:62rem){
#area:has(>#game>.viceroy){grid-template-columns:minmax(0,1fr) 20.5rem;padding-bottom:.6rem}
#area:has(>#game>.viceroy)>#zoom{margin-top:12.5rem;z-index:2}
.viceroy{--thumb:4.3rem;--h:7.6rem}
#game .viceroy>.board-box{width:100%;height:calc(100vh - 8.2rem);min-height:34rem;display:grid;
grid-template:auto minmax(0,1fr) auto/minmax(0,1fr);gap:.4rem}
.viceroy #tab-own{display:grid;grid-template:auto minmax(0,1fr)/minmax(0,1fr);min-height:0}
.viceroy .pyramids{min-height:0;grid-row:2}
.viceroy #tab-hand{display:grid;grid-template-columns:auto minmax(0,1fr);gap:1rem;
align-items:end;background:var(--felt);border-radius:.6rem;padding:.4rem .6rem;min-height:8.4rem}
.viceroy .slot{max-height:7.4rem;margin:0 auto;width:100%;max-width:7.4rem}
.viceroy .dock{display:grid;gap:.45rem;background:var(--card);border:1px solid var(--line);
border-radius:.6rem;padding:.45rem .6rem;position:relative}
.viceroy .opener{position:absolute;right:.35rem;top:.3rem;min-height:1.9rem}
.viceroy .status p{padding-right:2.6rem}
.viceroy .players{display:grid;gap:.4rem}
.viceroy #tab-hand:not(:has(.panel:not([hidden]))),.viceroy:has(.winner) #tab-hand{display:none}
.viceroy #tab-score{background:var(--card);border:1px solid var(--line);border-radius:.6rem;
padding:.35rem .6rem}
#game .viceroy>.lenses{margin:0;display:contents}
}
"""

_NARROW: Final = """
@media (max-width:61.99rem){
#area:has(>#game>.viceroy){padding-bottom:9.5rem}
#table:has(.viceroy) #notice{bottom:9.5rem}
.viceroy{--thumb:5rem;--h:6.4rem}
.viceroy .leaf{display:none}
.viceroy .leaf:target,.viceroy:not(:has(.leaf:target)) :is(#tab-own,#tab-hand),
.viceroy:has(#tab-others:target) #tab-own,.viceroy:has(#tab-own:target) #tab-hand{display:block;
scroll-margin-top:8rem}
.viceroy:not(:has(.leaf:target)):has(.winner,#tab-auction .can) :is(#tab-own,#tab-hand){
display:none}
.viceroy:not(:has(.leaf:target)):has(.winner) #tab-score,
.viceroy:not(:has(.leaf:target)):has(#tab-auction .can) #tab-auction{display:block}
.viceroy #tab-others{scroll-margin-top:40rem}
.viceroy .pyramid{height:auto;max-height:60vh}
.viceroy:has(#tab-others:target) .pyramid{max-height:40vh}
.viceroy #tab-hand{margin-top:.5rem}
#area:has(>#game>.viceroy){position:relative}
#area:has(>#game>.viceroy)>#zoom{position:absolute;right:.4rem;top:.3rem;z-index:1}
#area:has(>#game>.viceroy)>#zoom :disabled{display:none}
#area:has(:is(#tab-auction,#tab-score):target)>#zoom,
#area:not(:has(.leaf:target)):has(.viceroy :is(.winner,#tab-auction .can))>#zoom{display:none}
.viceroy .columns{grid-template-columns:1fr 1fr}
.viceroy .heaps{grid-template-columns:repeat(3,auto);justify-content:space-between;
margin-bottom:.7rem}
.viceroy .hand .cards{flex-wrap:wrap;gap:.5rem}
.viceroy .hand-card{flex:0 0 calc((100% - 1rem)/3)}
.viceroy .players{gap:.5rem}
.viceroy .seat{margin-bottom:.5rem}
.viceroy .back{min-height:2.75rem}
.viceroy .caption{padding-right:9.5rem}
.viceroy .gem{width:2.75rem;height:2.75rem;flex:0 1 2.75rem}
.viceroy .gem-rows .row{flex-wrap:nowrap}
#game .viceroy>.dock{position:fixed;left:0;right:0;bottom:0;z-index:6;margin:0;
background:var(--card);border-top:2px solid var(--line);box-shadow:0 -3px 12px #0003;
display:grid;grid-template-columns:minmax(0,1fr) auto}
.viceroy .dock>:is(.status,.actions){grid-column:1/-1}
.viceroy .dock section.actions{padding:.3rem .5rem;max-height:45vh;overflow-y:auto}
.viceroy .status{padding:.25rem .6rem;border-bottom:1px solid var(--line)}
.viceroy .status p{font-size:.82rem}
.viceroy .leaves{display:flex;margin:0;grid-column:1}
.viceroy .leaves a{flex:1 1 auto;min-width:0;min-height:3rem;display:flex;align-items:center;
justify-content:center;text-decoration:none;font-weight:600;font-size:.78rem;color:var(--ink);
border-top:4px solid transparent;padding:0 .1rem}
.viceroy .opener{min-height:3rem;border:0;border-left:1px solid var(--line);border-radius:0;
padding:0 .7rem}
.viceroy .reader{position:relative;display:flex;align-items:center;padding:0 .6rem;
border-left:1px solid var(--line)}
.viceroy .reader input{position:absolute;opacity:0;width:2.75rem;height:2.75rem;margin:0}
.viceroy .reader:has(:checked){background:var(--glow);color:#2b2019}
.viceroy .reader:has(:focus-visible){outline:3px solid var(--focus,#0b57d0)}
.viceroy:has(.reader :checked) .columns{grid-template-columns:minmax(0,1fr)}
.viceroy:has(.reader :checked) .hand-card{flex-basis:100%}
.viceroy:has(.reader :checked) .small-card{width:100%}
.viceroy .lens{right:auto;left:50%;translate:-50% 0;bottom:auto;top:4.5rem;
width:min(20rem,88vw)}
}
"""

_CALM: Final = """
@media (prefers-reduced-motion:reduce){.viceroy *,.viceroy{transition:none!important;
animation:none!important}}
@media (forced-colors:active){.viceroy .do{border-color:ButtonText}
.viceroy :is(.can,.picked){outline:3px solid Highlight}}
"""


def _shown() -> str:
    """Show the pyramid whose switch is set, or all of them side by side."""
    one = "".join(
        f".viceroy:has(#show-{seat}:checked) #pyramid-{seat}{{display:block}}"
        f".viceroy:has(#show-{seat}:checked) .caption:has(.by-{seat}){{display:flex}}"
        f".viceroy:has(#show-{seat}:checked) .by-{seat}{{display:inline-flex}}"
        for seat in range(4)
    )
    return one + (
        ".viceroy .owner{display:none}.viceroy:has(#show-all:checked) .owner{display:inline}"
        ".viceroy:has(#show-all:checked) .pyramid{display:block}"
        ".viceroy:has(#show-all:checked) .pyramids{display:grid;gap:.6rem;"
        "grid-template:minmax(0,1fr) minmax(0,1fr)/minmax(0,1fr) minmax(0,1fr)}"
        ".viceroy.of-1:has(#show-all:checked) .pyramids{grid-template:minmax(0,1fr)/minmax(0,1fr)}"
        ".viceroy.of-2:has(#show-all:checked) .pyramids{grid-template:minmax(0,1fr)/"
        "minmax(0,1fr) minmax(0,1fr)}"
    )


def _lenses() -> str:
    """Show the large card of what a mouse, the keyboard or a resting finger points at.

    Nothing is looked for on account of the many cards that are not in sight: theirs is `hidden`.
    """
    rules = ""
    for state, media in (
        (":hover", "(hover:hover)"),
        (":active", "(hover:none)"),
    ):
        shown = ",".join(
            f'.viceroy:has([data-card="{card}"]{state}) #lens-{card}:not([hidden])'
            for card in range(1, CARDS + 1)
        )
        rules += f"@media {media}{{{shown}{{display:block}}}}"
    shown = ",".join(
        f'.viceroy:has([data-card="{card}"]:focus-visible) #lens-{card}:not([hidden])'
        for card in range(1, CARDS + 1)
    )
    return f"{rules}{shown}{{display:block}}"


def _tabs() -> str:
    """Mark the tab that is shown, and dot those where something can be chosen.

    By a class of its own: were it by `href`, every sign that is used in a picture would be matched
    anew with each change.
    """
    now = "".join(
        f".viceroy:has(#tab-{name}:target) .to-{name},"
        for name in ("auction", "own", "others", "score")
    )
    none = ".viceroy:not(:has(.leaf:target))"
    first = (
        f"{none}:not(:has(.winner,#tab-auction .can)) .to-own,"
        f"{none}:has(#tab-auction .can) .to-auction,"
    )
    last = f"{none}:has(.winner) .to-score"
    dots = ",".join(
        f".viceroy:has(#tab-{where} .can) .to-{name} span::after"
        for where, name in (("auction", "auction"), ("own", "own"), ("hand", "own"))
    )
    return (
        f"{now}{first}{last}{{border-top-color:var(--accent)!important;"
        "background:color-mix(in srgb,var(--glow) 20%,transparent)}"
        f'{dots}{{content:"";display:inline-block;width:.5rem;height:.5rem;border-radius:50%;'
        "background:var(--can);margin-left:.2rem;vertical-align:middle}"
    )


def style() -> str:
    """Give the CSS of everything `layout` makes; all of it lies below the class `viceroy`.

    What can be clicked has the class `can`, what could be at an earlier step `also`, what is chosen
    `picked`, what the log points at `pointed`. Which pyramid is shown large is a set of radio
    buttons; on a narrow page the parts of the table are tabs (`:target`).
    """
    sheets = (
        _COLOURS,
        _AREA,
        _AUCTION,
        _PYRAMID,
        _OWN,
        _PEOPLE,
        _PANELS,
        _READING,
        _STATES,
        _shown(),
        _lenses(),
        _tabs(),
        _WIDE,
        _NARROW,
        _CALM,
    )
    return "".join(sheets).replace("\n", " ")
