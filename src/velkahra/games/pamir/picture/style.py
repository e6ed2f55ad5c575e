"""The style sheet of the game area: light and dark, wide and narrow, calm for who wants calm."""

from typing import Final

_COLOURS: Final = """
.pamir{--card:light-dark(#fffaf0,#2e241c);--ink:light-dark(#2b2019,#f5e8cf);
--soft:light-dark(#6d5b4b,#c3ad8f);--line:light-dark(#dcc9a3,#54412f);
--accent:light-dark(#8a5a0c,#f0c25e);--glow:#e9b23a;--can:light-dark(#147a4c,#63d39b);
--halo:light-dark(#c9f3da,#0d3d27);--pick:light-dark(#b3372b,#ff8d78);
--warn:light-dark(#a3241b,#ff9d8c);--felt:light-dark(#efe0bd,#2a211a);
--track:light-dark(#9a7c4c,#a98a5a);--w:74px;--c:66px;--piece:1.9rem;--turn:.8rem;
--high:calc(var(--c)*1.4 + .35rem);--known:calc(var(--high)/2 + .3rem + 1px);
color:var(--ink)}
"""

_AREA: Final = """
.pamir .icon{width:1.25rem;height:1.25rem;flex:none;overflow:visible;vertical-align:middle;
pointer-events:none}
.pamir .sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);
white-space:nowrap}
.pamir [hidden]{display:none!important}
.pamir .panel{background:var(--card);border:1px solid var(--line);border-radius:.6rem;
padding:.45rem .6rem;min-width:0}
.pamir .panel+.panel{margin-top:.5rem}
.pamir h2{font-size:.9rem;margin:0 0 .3rem;color:var(--accent)}
.pamir p{margin:.15rem 0}
.pamir .note{font-size:.8rem;color:var(--soft)}
.pamir .none{color:var(--soft);font-size:.85rem}
.pamir .leaf{min-width:0}
.pamir .board-box>.leaf>h2{position:absolute;width:1px;height:1px;overflow:hidden;
clip-path:inset(50%)}
.pamir .face,.pamir .face svg{display:block;width:100%;height:auto}
.pamir .big{display:none;position:fixed;z-index:30;width:20rem;height:auto;right:1rem;bottom:1rem;
pointer-events:none;filter:drop-shadow(0 6px 18px #000a);animation:pamir-show .12s .18s both}
@keyframes pamir-show{from{opacity:0}to{opacity:1}}
.pamir #tab-own .big{right:calc(21rem + 1.5rem)}
@media (hover:hover){.pamir :is(.slot,.court-card):hover .big{display:block}}
.pamir :is(.slot,.court-card):focus-visible .big{display:block}
@media (hover:none){.pamir :is(.slot,.court-card):active .big{display:block;animation-delay:.4s}}
.pamir :is(.slot,.court-card,.piece,.who,.purse){cursor:default;user-select:none;
-webkit-user-select:none;-webkit-touch-callout:none}
.pamir [data-n]::before{content:attr(data-n)}
.pamir .count{display:inline-flex;align-items:center;gap:.15rem;white-space:nowrap}
.pamir .dot{display:inline-block;width:.55rem;height:.55rem;border-radius:50%;
border:2px solid var(--accent)}
.pamir .dot.left{background:var(--accent)}
"""

_MAP: Final = """
.pamir .map{position:relative;height:100%;min-height:15rem;border-radius:.6rem;overflow:hidden;
border:2px solid #6b4f35;background:#e9d9b4;color:#2b2019}
.pamir .land{position:absolute;inset:0;width:100%;height:100%;display:block}
.pamir .region{stroke:none;outline:none}
.pamir #r-transcaspia{fill:#e6d3a3}.pamir #r-kabul{fill:#d6d2b8}.pamir #r-punjab{fill:#cfdcb2}
.pamir #r-persia{fill:#cadbd4}.pamir #r-herat{fill:#e3cdbf}.pamir #r-kandahar{fill:#e7c9a0}
.pamir .edges{fill:none;stroke:#6b4f35;stroke-width:2.5px;stroke-dasharray:7 5;
vector-effect:non-scaling-stroke;pointer-events:none}
.pamir .border{fill:none;stroke:#fff;stroke-opacity:0;stroke-width:26px;
vector-effect:non-scaling-stroke;pointer-events:stroke;outline:none;stroke-linecap:round}
.pamir .within{position:absolute;display:flex;flex-direction:column;gap:.15rem;
pointer-events:none}
.pamir .place{display:flex;flex-wrap:wrap;align-items:center;gap:.2rem;font-size:.78rem;
line-height:1.1;
text-shadow:0 0 3px #fff8}
.pamir .place .icon{width:1.15rem;height:1.15rem}
.pamir .place b{overflow:hidden;text-overflow:ellipsis}
.pamir .crown{display:inline-flex;align-items:center;background:#fff8e4;border-radius:1rem;
padding:0 .2rem;border:1px solid #6b4f35}
.pamir .pieces{display:flex;flex-wrap:wrap;gap:.1rem .2rem;justify-content:center;
align-content:center;flex:1}
.pamir .piece{position:relative;display:inline-flex;align-items:center;justify-content:center;
width:var(--piece);height:var(--piece);border-radius:.5rem;pointer-events:auto;outline:none}
.pamir .piece .icon{width:100%;height:100%}
.pamir .piece b{position:absolute;right:-.2rem;bottom:-.15rem;min-width:1rem;padding:0 .15rem;
border-radius:.6rem;background:#fff8e4;color:#2b2019;border:1px solid #2b2019;font-size:.72rem;
line-height:1rem;text-align:center;pointer-events:none}
.pamir .on{position:absolute;display:flex;gap:.1rem;translate:-50% -50%;pointer-events:none}
.pamir .on.upright{flex-direction:column}
.pamir .on .piece{height:calc(var(--piece)*.8)}
"""

_MARKET: Final = """
.pamir .bar{display:flex;align-items:center;justify-content:space-between;gap:.3rem .6rem;
font-size:.78rem;min-height:1.9rem}
.pamir .favored,.pamir .deck{display:flex;align-items:center;gap:.35rem}
.pamir .favored .words{display:none}
.pamir .deck{gap:.7rem}
.pamir .pile{border-left:1px solid var(--line);padding-left:.6rem;font-variant-numeric:tabular-nums}
.pamir .pile>[aria-hidden]{display:flex;align-items:center;gap:.5rem}
.pamir .held{display:inline-flex;align-items:center;gap:.15rem}
.pamir .suits{display:flex;gap:.1rem}
.pamir .suit{padding:.1rem;border-radius:.5rem;opacity:.45}
.pamir .suit.now{opacity:1;background:var(--glow);box-shadow:0 0 0 2px var(--ink)}
.pamir .suit .icon{width:1.35rem;height:1.35rem}
.pamir .doubled{font-style:normal;font-weight:700;color:var(--warn)}
.pamir .market{display:grid;grid-template-columns:repeat(6,var(--w));gap:.3rem .35rem}
.pamir .slot{position:relative;min-width:0;border-radius:.45rem;outline:none}
.pamir .slot.bare{border:2px dashed var(--line);min-height:calc(var(--w)*1.4)}
.pamir .lies{position:relative;display:block}
.pamir .coins{position:absolute;left:50%;top:36%;translate:-50% 0;
display:inline-flex;align-items:center;background:#fff3cf;color:#2b2019;border:1px solid #2b2019;
border-radius:1rem;
padding:0 .3rem 0 .1rem;font-size:.85rem;pointer-events:none}
.pamir .coins .icon{width:1.15rem;height:1.15rem}
.pamir .tag{display:flex;align-items:center;justify-content:center;gap:.15rem;font-size:.85rem;
line-height:1.3rem;white-space:nowrap}
.pamir .tag .icon{width:1rem;height:1rem}
.pamir .why{font-style:normal;font-size:.7rem;overflow:hidden;text-overflow:ellipsis}
.pamir .slot :is(.why){display:none}
.pamir .slot:is(.free,.barred,.never,.dear) .tag{color:var(--soft)}
.pamir .slot.free .tag{color:var(--can);font-weight:700}
.pamir .slot:is(.barred,.never) .face{opacity:.62}
.pamir .slot.dear .face{opacity:.8}
"""

_COURTS: Final = """
.pamir .ring{position:relative;display:grid;gap:var(--turn);padding:0 .85rem .45rem}
.pamir .row{display:grid;grid-template-columns:minmax(0,1fr);position:relative}
.pamir .row:has(.seat+.seat){grid-template-columns:1fr 1fr}
.pamir .seat{min-width:0;background:var(--felt);border:1px solid var(--line);
border-radius:.6rem;padding:.25rem 0 .3rem;position:relative;display:flex;flex-direction:column}
.pamir .seat:has(.board.active){border-color:var(--glow);box-shadow:inset 0 0 0 2px var(--glow)}
.pamir .seat:has(.board.decides){box-shadow:inset 0 0 0 2px var(--can)}
.pamir .board{display:flex;flex-wrap:wrap;align-items:center;gap:.1rem .5rem;padding:0 .4rem;
font-size:.82rem;min-height:1.75rem}
.pamir :is(.who,.purse){display:inline-flex;align-items:center;gap:.2rem;min-height:1.6rem;
min-width:1.6rem;border-radius:.5rem;outline:none;padding:0 .15rem}
.pamir .who small{color:var(--soft)}
.pamir .purse em{font-style:normal;color:var(--warn);font-weight:700}
.pamir .dial{display:inline-flex;align-items:center;gap:.15rem}
.pamir .gift{width:1.5rem;height:1.5rem;border:1px dashed var(--track);border-radius:50%}
.pamir .gift b{position:static;border:0;background:none;color:var(--soft)}
.pamir .gift.there{border-style:solid}
.pamir .count.over{color:var(--warn);font-weight:700;text-decoration:underline}
.pamir .open-hand{display:inline-flex;align-items:center;gap:.15rem}
.pamir .open-hand .court-card{width:1.5rem;border-radius:.2rem;outline:none}
.pamir .small .icon{width:1rem;height:1rem}
.pamir .courtiers{position:relative;margin-top:auto;display:flex;align-items:flex-start;
gap:.3rem;padding:.15rem .1rem 0;
min-height:var(--high)}
.pamir .courtiers::before{content:"";position:absolute;left:0;right:0;top:50%;
border-top:3px dotted var(--track)}
.pamir .courtiers>*{position:relative}
.pamir .courtiers .none{align-self:center;background:var(--felt);padding:0 .4rem;margin:0 auto}
.pamir .joint{align-self:center;flex:none;display:inline-flex;align-items:center;
background:var(--felt);border:2px dotted var(--track);border-radius:1rem;padding:.1rem;
font-size:.8rem}
.pamir .joint.right{margin-left:auto}
.pamir .joint .icon{width:1.15rem;height:1.15rem}
.pamir .holds{position:relative;flex:0 1 var(--c);min-width:1.6rem}
.pamir .courtiers .court-card{position:relative;border-radius:.35rem;outline:none}
.pamir .court-card.used .face{filter:saturate(.45) brightness(.86)}
.pamir .mark{position:absolute;left:-.25rem;bottom:8%;pointer-events:none}
.pamir .hostage{position:absolute;left:-.25rem;top:36%;display:inline-flex;align-items:center;
background:#fff3cf;color:#2b2019;border:1px solid #2b2019;border-radius:.5rem;font-size:.8rem;
padding:0 .1rem;pointer-events:none}
.pamir .spies{position:absolute;z-index:1;right:-.3rem;top:1.1rem;display:flex;
flex-direction:column;flex-wrap:wrap-reverse;max-height:calc(100% - 1rem);pointer-events:none}
.pamir .spy{width:1.6rem;height:1.6rem;filter:drop-shadow(0 1px 2px #0009)}
"""

_TURNS: Final = """
@media (min-width:62rem){
.pamir .row::before,.pamir .row::after,.pamir .seat:last-child::after,
.pamir .row+.row .seat:first-child::before{content:"";position:absolute;pointer-events:none;
border:0 dotted var(--track)}
.pamir .seat:last-child::after{right:-.5rem;width:.45rem;bottom:calc(var(--turn)/-2 - 1px);
height:calc(var(--known) + var(--turn)/2);border-width:3px 3px 0 0}
.pamir .row+.row .seat:first-child::before{left:-.5rem;width:.45rem;top:calc(var(--turn)/-2 - 1px);
bottom:var(--known);border-width:0 0 3px 3px}
.pamir .row+.row::after{left:-.5rem;right:-.5rem;top:calc(var(--turn)/-2 - 1px);
border-width:3px 0 0}
.pamir .row::before{left:-.85rem;top:0;bottom:calc(var(--turn)*-1);border-width:0 0 0 3px}
.pamir .row:first-child::before{top:auto;height:calc(var(--known) + var(--turn));width:.8rem;
border-width:3px 0 0 3px}
.pamir .row:last-child::before{right:-.5rem;bottom:-.3rem;border-width:0 0 3px 3px}
.pamir .row:last-child .seat:last-child::after{bottom:-.35rem;height:calc(var(--known) + .3rem)}
}
"""

_PANELS: Final = """
.pamir .buttons{display:flex;flex-wrap:wrap;gap:.35rem}
.pamir .do{min-height:2.5rem;padding:.3rem .7rem;gap:.35rem;border:2px solid var(--can);
background:var(--card)}
.pamir .do:not(.can,.also,.picked){display:none}
.pamir .do.also{border-style:dashed}
.pamir .do.picked{border-color:var(--pick);background:var(--glow);color:#2b2019}
.pamir section.actions:not(:has(.do:is(.can,.also,.picked),.bribe)){display:none}
.pamir .bribe{display:flex;gap:.4rem;align-items:flex-start;font-size:.9rem;margin:0 0 .35rem}
.pamir .hand .cards{display:flex;flex-wrap:wrap;gap:.4rem}
.pamir .hand .court-card{width:calc((100% - .8rem)/3);border-radius:.4rem;outline:none}
.pamir table{border-collapse:collapse;width:100%;font-size:.82rem}
.pamir :is(td,th){text-align:right;padding:.1rem .25rem;font-weight:400}
.pamir thead th{color:var(--soft);font-size:.74rem}
.pamir :is(th:first-child){text-align:left}
.pamir tbody th{font-weight:600;white-space:nowrap}
.pamir .gain{font-weight:700;color:var(--can)}
.pamir .winner{background:color-mix(in srgb,var(--glow) 28%,transparent)}
.pamir .won{font-style:normal;font-weight:700;color:var(--accent)}
.pamir .sides,.pamir .events ul{list-style:none;margin:0;padding:0}
.pamir .bar-of{display:flex;align-items:center;gap:.35rem;font-size:.85rem}
.pamir .bar-of.dominant{font-weight:700}
.pamir .bar-of .blocks{display:flex;gap:2px;flex:1}
.pamir .bar-of .blocks i{width:.85rem;height:.8rem;border:1px solid #2b2019;border-radius:2px}
.pamir .afghan .blocks i{background:#26744a}.pamir .british .blocks i{background:#cf4684}
.pamir .russian .blocks i{background:#f2c230}
.pamir .dominance p{font-size:.82rem}
.pamir .then{font-weight:700;color:var(--pick);text-decoration:underline;
text-underline-offset:.15em}
.pamir .then::before{content:"\\2192\\a0";display:inline-block;text-decoration:none}
.pamir :is(td,th,b)>.then{margin-left:.2rem}
.pamir .bar-of .blocks i.more{background:none!important;border-style:dashed;
border-color:var(--pick)}
.pamir .bar-of .blocks i.less{opacity:.45;
background:repeating-linear-gradient(45deg,#2b2019 0 1px,transparent 1px 4px)!important}
.pamir .checks{display:flex;align-items:center;gap:.2rem}
.pamir .check{width:.7rem;height:.7rem;border:2px solid var(--accent);border-radius:2px}
.pamir .check.gone{background:var(--accent)}
.pamir .check.going{background:linear-gradient(135deg,var(--accent) 50%,transparent 50%)}
.pamir .track{position:relative;height:2.6rem;margin:.1rem .5rem}
.pamir .track span{position:absolute;left:0;right:0;bottom:0;display:flex;
justify-content:space-between;border-top:3px solid var(--track)}
.pamir .track b{width:0;font-size:.62rem;font-weight:400;color:var(--soft);display:flex;
justify-content:center}
.pamir .track b:nth-child(even){visibility:hidden}
.pamir .track i{position:absolute;translate:-50% 0}
.pamir .track .icon{width:1.15rem;height:1.15rem}
.pamir .events li{display:flex;gap:.35rem;align-items:flex-start;font-size:.85rem}
.pamir .events details{flex:1}
.pamir .events summary{padding:0;font-weight:400}
.pamir .wakhan ol{margin:.2rem 0;padding:0;list-style-position:inside;font-size:.84rem}
.pamir .wakhan .now{font-weight:700;background:color-mix(in srgb,var(--glow) 35%,transparent);
border-radius:.3rem}
.pamir .wakhan p{font-size:.84rem}
.pamir .ai{display:flex;float:left;margin:0 .5rem .2rem 0}
.pamir .ai .face{width:5.4rem;height:auto}
.pamir .priority{clear:both}
.pamir .arrow.red i{color:#c0392b}
.pamir .priority{display:flex;gap:.15rem}
.pamir :is(.status,.leaves){display:none}
"""

_STATES: Final = """
.pamir .can,.pamir .also{cursor:pointer}
.pamir :is(.slot,.court-card,.piece,.who,.purse).can{outline:3px solid var(--can);
outline-offset:1px;
box-shadow:0 0 0 5px var(--halo)}
.pamir :is(.slot,.court-card,.piece,.who,.purse).also{outline:2px dashed var(--can);
outline-offset:1px}
.pamir :is(.slot,.court-card,.piece,.who,.purse).picked{outline:4px solid var(--pick);
outline-offset:1px;
box-shadow:0 0 0 6px #fff3a8}
.pamir :is(.slot,.court-card,.piece,.who,.purse).pointed{outline:4px solid #0b57d0;
box-shadow:0 0 0 7px #b9e2ff}
.pamir :is(.slot,.court-card,.piece,.who,.purse):focus-visible{
outline:3px solid var(--focus,#0b57d0);
outline-offset:2px}
.pamir .region.can{stroke:#147a4c;stroke-width:5px;vector-effect:non-scaling-stroke;
stroke-dasharray:12 7;filter:brightness(1.09)}
.pamir .region.also{stroke:#147a4c;stroke-width:3px;vector-effect:non-scaling-stroke;
stroke-dasharray:3 9}
.pamir .region.picked{fill:#fff3a8!important}
.pamir .region.pointed{fill:#b9e2ff!important}
.pamir .region:focus-visible{stroke:#0b57d0;stroke-width:6px;vector-effect:non-scaling-stroke}
.pamir .border.can{stroke:#147a4c;stroke-opacity:.75;stroke-width:16px}
@media (hover:hover){.pamir .border.can:hover{stroke-opacity:1}}
.pamir .border.picked{stroke:#b3372b;stroke-opacity:1}
.pamir .border.pointed{stroke:#0b57d0;stroke-opacity:.8}
.pamir .border:focus-visible{stroke:#0b57d0;stroke-opacity:.9;stroke-width:14px}
"""

_WIDE: Final = """
@media (min-width:62rem){
#area:has(>#game>.pamir){grid-template-columns:minmax(0,1fr) 20.5rem;padding-bottom:1rem}
.pamir{--tall:calc(100vh - 8.2rem);
--w:clamp(58px,min(5.5vw,calc((var(--tall) - 14rem)/6.9)),150px);
--c:clamp(70px,min(8vw,calc(var(--w)*1.45)),210px)}
.pamir.of-5{--w:clamp(56px,min(5.5vw,calc((var(--tall) - 16rem)/6.6)),150px);
--c:calc(var(--w)*.9)}
#game .pamir>.board-box{display:grid;
grid-template:"map market" auto "courts courts" auto/minmax(0,1fr) auto;
gap:.55rem .7rem}
.pamir #tab-map{grid-area:map}
.pamir #tab-market{grid-area:market}
.pamir #tab-courts{grid-area:courts}
.pamir #tab-wakhan .ai{float:none}
.pamir #tab-wakhan{grid-area:wakhan;overflow:auto;max-height:calc(var(--tall) - 17rem)}
#game .pamir:has(#wakhan)>.board-box{
grid-template:"map market market" auto "courts courts wakhan" auto/minmax(0,1fr) auto 15rem}
.pamir:has(#wakhan) .row:has(.seat+.seat){display:flex}
.pamir:has(#wakhan) .row>.seat{flex:1 1 auto}
}
"""

_NARROW: Final = """
@media (max-width:61.99rem){
#area:has(>#game>.pamir){padding-bottom:9.5rem}
#table:has(.pamir) #notice{bottom:9.5rem}
.pamir{--piece:2.6rem;--c:4.25rem;--w:4.6rem}
.pamir .leaf{display:none}
.pamir .leaf:target,.pamir:not(:has(.leaf:target)) #tab-courts{display:block;
scroll-margin-top:8rem}
.pamir:has(.winner):not(:has(.leaf:target)) #tab-courts{display:none}
.pamir:has(.winner):not(:has(.leaf:target)) :is(#tab-state,#tab-wakhan),
.pamir:has(#tab-state:target) #tab-wakhan{display:block}
#game .pamir:not(:has(.leaf:target:not(#tab-state)))>#tab-state{order:-3}
#game .pamir>.dock{position:fixed;left:0;right:0;bottom:0;z-index:6;margin:0;background:var(--card);
border-top:2px solid var(--line);box-shadow:0 -3px 12px #0003}
.pamir .dock section.actions{border:0;border-radius:0;padding:.3rem .5rem;background:none}
.pamir .status{display:flex;align-items:center;justify-content:space-between;gap:.5rem;margin:0;
padding:.2rem .6rem;font-size:.85rem;border-bottom:1px solid var(--line)}
.pamir .status .blocks,.pamir .status .turn{display:inline-flex;gap:.45rem;align-items:center}
.pamir .leaves{display:flex;margin:0}
.pamir .leaves a{flex:1;min-width:0;min-height:3rem;display:flex;align-items:center;
justify-content:center;text-decoration:none;font-weight:600;font-size:.85rem;color:var(--ink);
border-top:4px solid transparent;position:relative}
.pamir:has(#tab-map:target) [href="#tab-map"],.pamir:has(#tab-market:target) [href="#tab-market"],
.pamir:has(#tab-own:target) [href="#tab-own"],.pamir:has(#tab-state:target) [href="#tab-state"],
.pamir:has(.winner):not(:has(.leaf:target)) [href="#tab-state"],
.pamir:not(:has(.leaf:target)):not(:has(.winner)) [href="#tab-courts"],
.pamir:has(#tab-courts:target) [href="#tab-courts"]{border-top-color:var(--accent);
background:color-mix(in srgb,var(--glow) 20%,transparent)}
.pamir:has(#tab-map .can) [href="#tab-map"] span::after,
.pamir:has(#tab-market .can) [href="#tab-market"] span::after,
.pamir:has(#tab-courts .can) [href="#tab-courts"] span::after,
.pamir:has(#tab-own .can) [href="#tab-own"] span::after{content:"";display:inline-block;
width:.5rem;height:.5rem;border-radius:50%;background:var(--can);margin-left:.25rem;
vertical-align:middle}
.pamir .reader{position:relative;display:flex;align-items:center;padding:0 .8rem;
border-left:1px solid var(--line)}
.pamir .reader input{position:absolute;opacity:0;width:2.75rem;height:2.75rem;margin:0}
.pamir .reader:has(:checked){background:var(--glow);color:#2b2019}
.pamir .reader:has(:focus-visible){outline:3px solid var(--focus,#0b57d0)}
.pamir:has(.reader :checked) .face{display:none}
.pamir:has(.reader :checked) :is(.slot,.court-card) .big{display:block;position:static;width:100%;
translate:none;animation:none;filter:none}
.pamir:has(.reader :checked) .market{grid-template:none/minmax(0,1fr);grid-auto-flow:row}
.pamir:has(.reader :checked) .slot{flex-direction:column}
.pamir:has(.reader :checked) :is(.slot .lies,.hand .court-card){width:100%}
.pamir:has(.reader :checked) .courtiers{flex-wrap:nowrap;overflow-x:auto}
.pamir:has(.reader :checked) .holds{flex:0 0 min(18rem,76vw)}
.pamir:has(.reader :checked) .open-hand .court-card{width:min(18rem,76vw)}
.pamir .map{height:calc(100vh - 17rem);min-height:26rem}
.pamir .place{flex-wrap:wrap}
.pamir .market{grid-template-columns:1fr 1fr;
grid-template-rows:repeat(6,auto);grid-auto-flow:column}
.pamir .slot{display:flex;gap:.35rem;background:var(--card);border:1px solid var(--line);
padding:.2rem}
.pamir .slot .lies{width:var(--w);flex:none}
.pamir .slot .tag{flex-wrap:wrap;white-space:normal;justify-content:flex-start;align-content:center}
.pamir .slot .why{display:block;flex-basis:100%}
.pamir .bar{flex-wrap:wrap}
.pamir .ring{padding:0;gap:.5rem}.pamir .row{display:contents}.pamir .seat.own{order:-1}
.pamir .courtiers{flex-wrap:wrap;row-gap:.6rem}
.pamir .holds{flex:0 0 var(--c)}
.pamir :is(.who,.purse){min-height:2.2rem;min-width:2.2rem}
.pamir :is(.who,.purse):is(.can,.also,.picked){min-height:2.75rem;min-width:2.75rem}
.pamir .gift{width:2rem;height:2rem}
.pamir :is(.gift,.spy):is(.can,.also,.picked){width:2.75rem;height:2.75rem}
.pamir .spy:is(.can,.also,.picked){padding:.4rem}.pamir .place{font-size:.72rem}
.pamir .piece::after{content:"";position:absolute;inset:-2px}
.pamir .hand .court-card{width:6.6rem}
.pamir .big{right:auto;left:50%;translate:-50% 0;bottom:auto;top:6rem;width:min(20rem,82vw)}
.pamir #tab-own .big{right:auto}
}
"""

# On a narrow page nobody has turned to a part yet, and all there is to choose is on the map.
_AT_MAP: Final = ".pamir:not(:has(.leaf:target,#tab-courts .can,.winner)):has(#tab-map .can)"

_BATTLE: Final = f"""
@media (max-width:61.99rem){{
{_AT_MAP} #tab-courts{{display:none}}
{_AT_MAP} #tab-map{{display:block}}
{_AT_MAP} [href="#tab-courts"]{{border-top-color:transparent;background:none}}
{_AT_MAP} [href="#tab-map"]{{border-top-color:var(--accent);
background:color-mix(in srgb,var(--glow) 20%,transparent)}}
}}
"""

_CALM: Final = """
@media (prefers-reduced-motion:reduce){.pamir *,.pamir{transition:none!important;
animation-duration:1ms!important}}
@media (forced-colors:active){.pamir .do{border-color:ButtonText}
.pamir :is(.can,.picked){outline:3px solid Highlight}}
"""


def style() -> str:
    """Give the CSS of everything `layout` makes; all of it lies below the class `pamir`.

    What can be clicked has the class `can`, what could be at an earlier step `also`, what is chosen
    `picked`, what the log points at `pointed`. On a narrow page the parts of the table are tabs:
    the one whose link was followed (`:target`) is shown.
    """
    sheets = (
        _COLOURS,
        _AREA,
        _MAP,
        _MARKET,
        _COURTS,
        _TURNS,
        _PANELS,
        _STATES,
        _WIDE,
        _NARROW,
        _BATTLE,
        _CALM,
    )
    return "".join(sheets).replace("\n", " ")
