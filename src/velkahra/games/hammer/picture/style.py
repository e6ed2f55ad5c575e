"""The style sheet of the game area: light and dark, wide and narrow, calm for who wants calm."""

from typing import Final

_COLOURS: Final = """
.hammer{--card:light-dark(#fffaf0,#2e241c);--ink:light-dark(#2b2019,#f5e8cf);
--soft:light-dark(#6d5b4b,#c3ad8f);--line:light-dark(#dcc9a3,#54412f);
--accent:light-dark(#8a5a0c,#f0c25e);--glow:#e9b23a;--can:light-dark(#147a4c,#63d39b);
--halo:light-dark(#c9f3da,#0d3d27);--pick:light-dark(#b3372b,#ff8d78);
--warn:light-dark(#a3241b,#ff9d8c);--felt:light-dark(#efe0bd,#2a211a);color:var(--ink)}
"""

_AREA: Final = """
.hammer .icon{width:1.1rem;height:1.1rem;flex:none;overflow:visible;vertical-align:middle;
pointer-events:none}
.hammer .sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);
white-space:nowrap;margin:0;min-height:0;padding:0}
.hammer [hidden]{display:none!important}
.hammer .panel,.hammer .leaf{min-width:0}
.hammer h2{font-size:.9rem;margin:0 0 .3rem;color:var(--accent)}
.hammer h3{font-size:.8rem;margin:.1rem 0;color:var(--accent);font-weight:600}
.hammer .shown{display:contents}
.hammer :is(p,ul,ol,dl,dd){margin:0;padding:0}
.hammer :is(ul,ol){list-style:none}
.hammer .none{color:var(--soft);font-size:.85rem}
.hammer .coin{display:inline-grid;place-items:center;min-width:1.2em;height:1.2em;
padding:0 .15em;border-radius:.6em;background:#b9b4ac;color:#2b2019;border:1px solid #2b2019;
font-size:.85em;font-weight:700;line-height:1;font-style:normal;vertical-align:middle}
.hammer .token{width:1.15em;height:1.15em;margin:0 .05em}
.hammer .count,.hammer .mark{position:relative;display:inline-flex;align-items:center;gap:.15rem;
white-space:nowrap}
.hammer :is(.card,.permanent,.named,.who,.row,.square){cursor:default;user-select:none;
-webkit-user-select:none;-webkit-touch-callout:none}
"""

_CARD: Final = """
.hammer .card{position:relative;display:flex;flex-direction:column;gap:.2rem;min-width:0;
background:light-dark(#fffdf7,#392d23);border:1px solid var(--soft);border-radius:.45rem;
padding:.3rem .35rem;font-size:.78rem;line-height:1.28;outline-offset:1px}
.hammer .head{display:flex;justify-content:space-between;gap:.25rem;align-items:flex-start;
font-size:.84rem;line-height:1.15;min-width:0;overflow-wrap:anywhere;hyphens:auto}
.hammer .price{display:inline-flex;flex-direction:column;align-items:center;gap:.1rem;flex:none;
font-size:.95rem}
.hammer .price .icon{width:1.05rem;height:1.05rem}
.hammer .art{display:block;width:100%;height:2.3rem;border-radius:.2rem;flex:none}
.hammer .kind{font-size:.7rem;color:var(--soft)}
.hammer .text{flex:1 1 auto}
.hammer .para{display:block}.hammer .para+.para{margin-top:.2rem;border-top:1px dotted var(--soft);
padding-top:.2rem}
.hammer .owners{display:flex;flex-wrap:wrap;gap:.05rem .35rem;font-size:.68rem;color:var(--soft)}
.hammer .owners span{display:inline-flex;gap:.15rem;align-items:center}
.hammer .owners .icon{width:.9rem;height:.9rem}
.hammer .hand-card:not(.joint) .owners{display:none}
.hammer .joint.hand-card{border-style:double;border-width:4px;padding:.1rem .2rem}
.hammer .barred{background:var(--felt);color:light-dark(#55463a,#cdb999);border-style:dashed}
.hammer .barred .shown>.kind{color:inherit}
.hammer .barred .art{filter:grayscale(1)}
.hammer .bar{align-self:flex-start;margin-top:auto;line-height:1.15;
display:inline-flex;align-items:center;
gap:.2rem;padding:.05rem .3rem;border-radius:.4rem;background:var(--card);
border:1px solid var(--warn);color:var(--warn);font-size:.66rem;font-weight:600}
.hammer .bar .icon{width:.8rem;height:.8rem}
.hammer .big{display:none;position:fixed;z-index:30;right:1rem;bottom:1rem;width:19rem;
flex-direction:column;gap:.35rem;padding:.7rem .8rem;border:2px solid var(--accent);
border-radius:.7rem;background:light-dark(#fffdf7,#392d23);box-shadow:0 8px 28px #0008;
pointer-events:none;font-size:1rem;line-height:1.35;white-space:normal;font-weight:400;
text-align:left;color:var(--ink);animation:hammer-show .12s .2s both}
@keyframes hammer-show{from{opacity:0}to{opacity:1}}
.hammer .big .head{font-size:1.15rem}.hammer .big .art{height:5.5rem}
.hammer .big .kind{font-size:.85rem}.hammer .big .owners{font-size:.85rem}
.hammer .hand-card .big .owners{display:flex}
@media (hover:hover){.hammer :is(.permanent,.named):hover>.big{display:flex}}
.hammer :is(.permanent,.named,.hand-card):focus-visible>.big{display:flex}
@media (hover:none){.hammer :is(.permanent,.named):active>.big{display:flex;animation-delay:.4s}}
"""

_TEAMS: Final = """
.hammer .team{position:relative;min-width:0;background:var(--card);border:1px solid var(--line);
border-radius:.6rem;padding:.3rem .4rem .4rem;display:flex;flex-direction:column;gap:.25rem}
.hammer .team.you{background:color-mix(in srgb,var(--glow) 12%,var(--card))}
.hammer .team.now{border-color:var(--can);box-shadow:inset 0 4px 0 var(--can)}
.hammer .team.decides{border-color:var(--can)}
.hammer .team.winner{border:2px solid var(--glow);
background:color-mix(in srgb,var(--glow) 25%,var(--card))}
.hammer .who{position:relative;display:flex;
align-items:center;gap:.3rem;font-size:.92rem;min-height:2rem;
border-radius:.4rem;padding:0 .15rem;min-width:0}
.hammer .who b{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.hammer .who .emblem{width:1.6rem;height:1.6rem}
.hammer .who small{color:var(--soft)}
.hammer .letter{font-weight:700;font-size:.72rem;line-height:1.2rem;font-style:normal;
border:1px solid var(--soft);
border-radius:.25rem;padding:0 .25rem;color:var(--soft)}
.hammer .place{margin-left:auto;font-style:normal;font-weight:700;font-size:.8rem;
min-width:1.35rem;text-align:center;border:1px solid var(--line);border-radius:.4rem;
background:var(--felt)}
.hammer .place::after{content:"."}
.hammer :is(.at-turn,.thinks){color:var(--can)}
.hammer .supplies{display:flex;flex-wrap:wrap;gap:.15rem .55rem;font-size:.84rem;
align-items:center}
.hammer .supplies .icon{width:1rem;height:1rem}
.hammer .supplies .coin{font-size:.95rem}
.hammer .facts{display:flex;flex-wrap:wrap;gap:.15rem .45rem;align-items:center;font-size:.82rem;
min-height:1.2rem}
.hammer .facts .icon{width:1.05rem;height:1.05rem}
.hammer .spent .icon{opacity:.45}.hammer .spent::after{content:"";position:absolute;left:-.1rem;
right:-.1rem;top:50%;border-top:2px solid currentColor;rotate:-35deg}
.hammer .pacts{border:1px solid var(--soft);border-radius:.6rem;padding:0 .3rem}
.hammer .in-play{display:grid;gap:.2rem}
.hammer .in-play li{display:flex;gap:.2rem;align-items:stretch;min-width:0}
.hammer .permanent{position:relative;display:flex;flex:1 1 auto;align-items:center;gap:.3rem;
min-width:0;min-height:1.75rem;font-size:.78rem;line-height:1.1;padding:.1rem .3rem .1rem .1rem;
border:1px solid var(--line);border-radius:.35rem;background:light-dark(#fffdf7,#392d23)}
.hammer .permanent>.shown>span{overflow-wrap:break-word;hyphens:auto;min-width:0;font-weight:600}
.hammer .permanent .words{font-weight:400}
.hammer .chip-art{width:1.5rem;height:1.5rem;border-radius:.2rem;flex:none}
.hammer .permanent .emblem{width:.85rem;height:.85rem}
.hammer .permanent.joint{border:3px double var(--soft)}
.hammer :is(.tired,.detained){border-style:dashed;margin-left:.35rem;gap:.2rem;color:var(--soft)}
.hammer :is(.tired,.detained) .chip-art{rotate:90deg;filter:grayscale(.7)}
.hammer .lying{margin-left:auto;width:.9rem!important;height:.9rem!important;color:var(--ink)}
.hammer .use{min-height:1.75rem;padding:0 .3rem;gap:.1rem;font-size:.78rem;border-radius:.35rem;
flex:none}
.hammer .use .icon{width:.95rem;height:.95rem}
.hammer .in-play li:has(.use~.use){flex-wrap:wrap}
.hammer .in-play li:has(.use~.use)>.permanent{flex-basis:100%}
.hammer .in-play li:has(.use~.use)>.use{flex:1}
.hammer .use:not(.can,.also,.picked){opacity:.55}
.hammer .seen{display:grid;gap:.15rem}
.hammer .named{position:relative;display:flex;align-items:center;gap:.25rem;font-size:.78rem;
min-height:1.5rem;border-radius:.3rem;padding:0 .25rem}
.hammer .named .icon{width:.95rem;height:.95rem}
.hammer .team h3{display:flex;gap:.25rem;align-items:center;font-size:.74rem}
.hammer .peeks{display:flex;gap:.25rem;align-items:center;font-size:.76rem;color:var(--soft)}
"""

_PUZZLE: Final = """
.hammer .cipher{background:#fffdf7;color:#2b2019;border:1px solid var(--line);
border-radius:.4rem;padding:.2rem .3rem .3rem}
.hammer .cipher+.cipher{margin-top:.35rem}
.hammer .cipher h3,.hammer .map h3{color:#7a4a00;margin:0 0 .05rem}
.hammer :is(.row,.heading){display:grid;grid-template-columns:1.5rem minmax(0,1fr) 2.1rem;
gap:.2rem;align-items:center}
.hammer .row{position:relative;border-radius:.2rem;padding:0}
.hammer .row b{font-size:.7rem;text-align:right;line-height:1}
.hammer .row i{display:flex;gap:.05rem;align-items:center;min-width:0}
.hammer .row i .icon{width:.85rem;height:.85rem}
.hammer .line,.hammer .heading svg{display:block;width:100%;height:auto;overflow:visible}
.hammer .heading text{font-size:6.6px;text-anchor:middle;fill:#2b2019}
.hammer .code{width:.95rem;height:.95rem;flex:none}
.hammer .row:nth-child(odd) .ground{fill:#f1ede6}
.hammer .row.due .ground{fill:#fbe3a4}
.hammer .row text{pointer-events:none}
.hammer .map{background:#fffdf7;color:#2b2019;border:1px solid var(--line);border-radius:.4rem;
padding:.2rem .4rem}
.hammer .map h3{display:flex;gap:.6rem;align-items:baseline}
.hammer .later{margin:.3rem 0 0;font-size:.8rem;color:var(--soft)}
.hammer .map .kind{margin:.1rem 0 0;color:#5b4a3b;font-size:.78rem}
.hammer .map .kind:empty{display:none}
.hammer .map .left{color:#5b4a3b;font-weight:400}
.hammer .map svg{display:block;width:100%;height:auto;touch-action:pan-x pan-y}
.hammer .square{fill:#fff;fill-opacity:0;outline:none}
.hammer .square.can:hover{fill:#147a4c;fill-opacity:.35}
.hammer .square.picked{fill:#e9b23a;fill-opacity:.8;stroke:#b3372b;stroke-width:1.5}
.hammer .square:focus-visible{stroke:#0b57d0;stroke-width:1.8;fill:#b9e2ff;fill-opacity:.6}
.hammer .square.pointed{stroke:#0b57d0;stroke-width:1.8}
.hammer .edges{fill:#2b2019}
.hammer[data-assist=none] :is(.painted,.gone,.left),
.hammer[data-assist=paint] :is(.gone,.left),
.hammer [data-assist=none] :is(.painted,.gone,.left),
.hammer [data-assist=paint] :is(.gone,.left){display:none}
.hammer[data-assist=none] .night g{fill:#2b2019;color:#2b2019}
"""

_PANELS: Final = """
.hammer .buttons{display:flex;flex-wrap:wrap;gap:.35rem}
.hammer .do{min-height:2.4rem;padding:.2rem .6rem;gap:.3rem;font-size:.92rem;line-height:1.2;
border:2px solid var(--can);background:var(--card);text-align:left}
.hammer .do:not(.can,.also,.picked){display:none}
.hammer .do.also{border-style:dashed}
.hammer .do.onward{background:var(--halo)}
.hammer .do.quiet{border-color:var(--line);font-weight:500}
.hammer .do.picked{border-color:var(--pick);background:var(--glow);color:#2b2019}
.hammer .do.short{min-width:2.75rem;justify-content:center}
.hammer section.actions:not(:has(.do:is(.can,.also,.picked))){display:none}
.hammer .status{display:grid;gap:.3rem}
.hammer .status p{display:flex;flex-wrap:wrap;gap:.1rem .6rem;font-size:.9rem}
.hammer .status .lasting{flex-wrap:nowrap;gap:.3rem;font-size:.78rem;color:var(--soft)}
.hammer .words{display:none}
.hammer .phases{display:grid;grid-template-columns:repeat(5,minmax(0,1fr));gap:.15rem}
.hammer .phases li{display:flex;flex-direction:column;align-items:center;font-size:.66rem;
color:var(--soft);border-top:4px solid var(--line);padding-top:.1rem;text-align:center;
line-height:1.1}
.hammer .phases b{font-size:.78rem}
.hammer .phases .here{border-color:var(--can);color:var(--ink);font-weight:600}
.hammer .order{display:flex;flex-wrap:wrap;gap:.25rem}
.hammer .turn{position:relative;display:inline-flex;align-items:center;gap:.2rem;
padding:.05rem .3rem;border:1px solid var(--line);border-radius:.5rem;font-size:.78rem;
background:var(--card)}
.hammer .turn i{font-style:normal;color:var(--soft)}
.hammer .turn i::after{content:"."}
.hammer .turn .icon{width:1rem;height:1rem}
.hammer .turn.now{border-color:var(--can);box-shadow:0 0 0 2px var(--halo)}
.hammer .turn b{font-weight:600}
.hammer .own dl{display:grid;gap:.05rem;font-size:.82rem;line-height:1.3}
.hammer .own dt{font-weight:600;display:flex;align-items:center;gap:.3rem;margin-top:.25rem}
.hammer .own dt i{font-style:normal;width:1.05rem;height:1.05rem;display:grid;
place-items:center;border-radius:50%;border:2px solid currentColor;line-height:1}
.hammer .own .strong i{color:var(--can)}.hammer .own .weak i{color:var(--warn)}
.hammer .own small{color:var(--soft);font-weight:400}
.hammer .own.used dd:last-of-type{color:var(--soft)}
.hammer .secret{display:flex;gap:.3rem;align-items:center;color:var(--soft);font-size:.78rem}
.hammer .secret .icon{width:.9rem;height:.9rem}
.hammer .about-panel .card{font-size:.86rem}
.hammer .about-panel .art{display:none}
.hammer .about-panel h2{display:none}
.hammer details{border:1px solid var(--line);border-radius:.5rem;background:var(--card);
padding:0 .6rem}
.hammer summary{min-height:2.75rem;display:flex;align-items:center;cursor:pointer}
.hammer .reading{margin-top:.5rem}.hammer .reading:has(>.panel[hidden]){display:none}
.hammer .reading summary{font-size:.85rem;font-weight:600}
.hammer .reading>.panel{border:0;padding:0 0 .5rem;background:none}
.hammer .powers dl{font-size:.85rem;line-height:1.35}
.hammer .powers dt{font-weight:600;display:flex;align-items:center;gap:.3rem;margin-top:.4rem}
.hammer .powers dt .icon{width:1.1rem;height:1.1rem}.hammer .powers dd{margin:0}
.hammer .study .cards{display:grid;gap:.4rem;
grid-template-columns:repeat(auto-fill,minmax(min(8.2rem,100%),1fr));padding:0;list-style:none}
.hammer .study .away{border-style:dashed;background:var(--card)}
.hammer .left-in{color:var(--soft);font-size:.75rem;border-top:1px solid var(--line)}
.hammer :is(.panel:not([hidden]),.reading)+.legend{margin-top:.5rem}
.hammer .legend ul{display:grid;gap:.3rem;padding-bottom:.5rem;font-size:.85rem}
.hammer .legend li{display:flex;gap:.5rem;align-items:center}
.hammer .legend .icon{width:1.3rem;height:1.3rem}
.hammer .looked:not(:has(:is(.can,.also,.picked))){display:none}
.hammer .legend summary{font-size:.85rem;font-weight:600}
.hammer .heap{display:flex;gap:.4rem;align-items:center}
.hammer .heap b{border:1px solid var(--line);border-radius:.5rem;padding:0 .4rem}
.hammer .pile{padding-bottom:.5rem}
.hammer .pile ol{display:grid;grid-template-columns:repeat(auto-fill,minmax(11rem,1fr));gap:.2rem}
.hammer .joint>ul{display:grid;gap:.3rem;font-size:.85rem}
.hammer .joint li{display:flex;flex-wrap:wrap;gap:.2rem .6rem;align-items:center}
.hammer .joint li.parted .who-joint{opacity:.65}
.hammer .who-joint{display:inline-flex;gap:.25rem;align-items:center}
.hammer #tab-piles{gap:.5rem;align-content:start}
.hammer .heaps{display:grid;gap:.35rem;margin-bottom:.5rem}
.hammer .leaves{display:flex;gap:.25rem;margin:0}
.hammer .leaves a{flex:1 1 auto;min-height:2.3rem;display:flex;align-items:center;
justify-content:center;text-decoration:none;font-weight:600;font-size:.82rem;color:var(--ink);
border-bottom:4px solid var(--line);padding:0 .3rem;text-align:center;line-height:1.1}
.hammer .unmade{display:none}
.hammer .ciphers:has(.cipher[hidden]) .unmade{display:block}
"""

_STATES: Final = """
.hammer :is(.can,.also){cursor:pointer}
.hammer :is(.card,.permanent,.named,.who,.row,.use).can{outline:3px solid var(--can);
outline-offset:0;box-shadow:0 0 0 4px var(--halo)}
.hammer .card.barred.can{color:var(--ink)}
.hammer :is(.card,.permanent,.named,.who,.row,.use).also{outline:2px dashed var(--can)}
.hammer :is(.card,.permanent,.named,.who,.row,.use).picked{outline:4px solid var(--pick);
box-shadow:0 0 0 6px #fff3a8}
.hammer :is(.card,.permanent,.named,.who,.row,.team).pointed{outline:4px solid #0b57d0;
box-shadow:0 0 0 7px #b9e2ff}
.hammer :is(.card,.permanent,.named,.who,.row):focus-visible{
outline:3px solid var(--focus,#0b57d0);outline-offset:1px}
.hammer .row.can{outline-width:0;box-shadow:inset 0 0 0 2px #147a4c}
.hammer .row.can:hover{background:#c9f3da}
.hammer .row.picked{outline-width:0;box-shadow:inset 0 0 0 4px #b3372b;background:#fff3a8}
.hammer .cipher:has(.row.can) .row{min-height:1.6rem}
"""

_WIDE: Final = """
@media (min-width:62rem){
#area:has(>#game>.hammer){grid-template-columns:minmax(0,1fr) 20.5rem;padding-bottom:.6rem}
#area:has(>#game>.hammer)>#zoom{display:none}
#game .hammer>.board-box{width:100%;height:calc(100vh - 8.2rem);min-height:36rem;display:grid;
grid-template:minmax(0,1fr) auto/minmax(0,1fr);gap:.5rem}
.hammer .leaf{min-height:0}
.hammer #tab-table{overflow:auto;border-radius:.6rem}
.hammer .teams{display:grid;grid-template-columns:repeat(var(--n,5),minmax(0,1fr));gap:.4rem;
min-height:100%}
.hammer.of-2{--n:2}.hammer.of-3{--n:3}.hammer.of-4{--n:4}
.hammer #tab-hand{max-height:48vh;overflow:auto;background:var(--felt);border-radius:.6rem;
padding:.35rem .5rem}
.hammer #tab-hand:not(:has(.panel:not([hidden]))){display:none}
.hammer #tab-hand h2{font-size:.8rem;margin:0 0 .2rem}
.hammer .cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(8.6rem,1fr));gap:.4rem;
padding:.15rem}
.hammer .card{font-size:.81rem}
.hammer .hand-card{min-height:12rem}
.hammer .few .words{display:block;font-size:.74rem;line-height:1.25;color:var(--soft);
margin-top:.1rem}
.hammer .heaps{grid-template-columns:repeat(auto-fit,minmax(16rem,1fr));align-items:start}
.hammer .cards.many .card{min-height:0}
.hammer .hand .many .art{display:none}
.hammer .looked .cards{grid-template-columns:repeat(auto-fill,minmax(8.4rem,1fr))}
.hammer .looked{margin-bottom:.4rem}
.hammer .board-box>:is(#tab-picture,#tab-piles){display:none;grid-area:1/1/3/2;overflow:auto}
.hammer:has(#tab-picture:target) :is(#tab-table,#tab-hand),
.hammer:not(:has(.leaf:target)):has(#tab-picture :is(.can,.picked)) :is(#tab-table,#tab-hand){
display:none}
.hammer:has(#tab-piles:target) #tab-table{display:none}
.hammer:has(#tab-piles:target) .board-box>#tab-piles{display:block;grid-area:1/1/2/2}
.hammer:has(#tab-picture:target) .board-box>#tab-picture,
.hammer:not(:has(.leaf:target)):has(#tab-picture :is(.can,.picked)) .board-box>#tab-picture{
display:grid;grid-template-columns:minmax(23rem,27rem) minmax(0,1fr);gap:.6rem;align-items:start}
.hammer .n-12 :is(.line,.heading svg){max-width:15rem}
.hammer .n-16 :is(.line,.heading svg){max-width:19rem}
.hammer #tab-picture:has(.square){
grid-template-columns:minmax(0,22.5rem) minmax(0,1fr)!important}
.hammer .map{position:sticky;top:0}
.hammer .map svg{max-height:calc(100vh - 11rem)}
.hammer .leaves a[href="#tab-hand"]{display:none}
.hammer .dock{display:grid;gap:.5rem;background:var(--card);border:1px solid var(--line);
border-radius:.6rem;padding:.45rem .6rem}
.hammer .beside{background:var(--card);border:1px solid var(--line);border-radius:.6rem;
padding:.45rem .6rem}
.hammer .team:nth-child(n+4) .big{right:auto;left:1rem}
}
"""

_NARROW: Final = """
@media (max-width:61.99rem){
#area:has(>#game>.hammer){padding-bottom:12rem;position:relative}
#table:has(.hammer) #notice{bottom:11rem}
.hammer .leaf{display:none;scroll-margin-top:8rem}
.hammer .leaf:target,.hammer:not(:has(.leaf:target)):not(:has(#tab-picture :is(.can,.picked)
)):not(:has(#tab-hand .can)) #tab-table,
.hammer:not(:has(.leaf:target)):has(#tab-hand .can) #tab-hand,
.hammer:not(:has(.leaf:target)):has(#tab-picture :is(.can,.picked)) #tab-picture{display:block}
.hammer .teams{display:grid;gap:.5rem;grid-template-columns:repeat(auto-fit,minmax(15rem,1fr))}
.hammer .cards{display:grid;gap:.55rem;grid-template-columns:repeat(auto-fill,minmax(9.8rem,1fr))}
.hammer .card{font-size:.85rem;padding:.45rem .5rem}
.hammer :is(.permanent,.use,.who,.named){min-height:2.75rem;font-size:.88rem}
.hammer .use{min-width:2.75rem}
.hammer .in-play{gap:.35rem}
.hammer .chip-art{width:2rem;height:2rem}
.hammer .supplies,.hammer .facts{font-size:.95rem;gap:.25rem .8rem}
.hammer .map{margin-top:.5rem}
.hammer:not(:has(.leaf:target)):has(#tab-picture :is(.can,.picked)) #tab-picture,
.hammer #tab-picture:target{display:flex;flex-direction:column}
.hammer .map:has(.square){order:-1;margin:0 0 .5rem}
.hammer .cipher:has(.row.can) .row{min-height:2.75rem}
.hammer :is(.row,.heading){grid-template-columns:1.4rem minmax(0,1fr) 1.9rem}
.hammer .beside{background:var(--card);border:1px solid var(--line);border-radius:.6rem;
padding:.5rem .7rem;margin-top:.5rem}
#area:has(>#game>.hammer)>#zoom{display:none}
#area:has(>#game>.hammer):has(#tab-picture:target)>#zoom:not([hidden]),
#area:has(>#game>.hammer):not(:has(.leaf:target)):has(#tab-picture :is(.can,.picked))>#zoom:not(
[hidden]){display:flex}
#area:has(>#game>.hammer)>#zoom{position:fixed;right:.4rem;top:9.5rem;z-index:1}
#area:has(>#game>.hammer)>#zoom :disabled{display:none}
#game .hammer>.dock{position:fixed;left:0;right:0;bottom:0;z-index:6;margin:0;
background:var(--card);border-top:2px solid var(--line);box-shadow:0 -3px 12px #0003;
display:grid;max-height:60vh;overflow-y:auto}
.hammer .dock section.actions{padding:.3rem .5rem}
.hammer .status{padding:.25rem .6rem .3rem;gap:.2rem}
.hammer .status p{font-size:.82rem}
.hammer .phases span{display:none}
.hammer .phases li{padding:0}
.hammer .order .turn b{display:none}
.hammer .turn{padding:.05rem .25rem}
.hammer .do{min-height:2.75rem}
.hammer .about-panel{padding:0 .5rem .3rem}
.hammer .leaves a{min-height:3rem;font-size:.78rem;border-bottom:0;border-top:4px solid transparent}
.hammer .big{right:auto;left:50%;translate:-50% 0;bottom:auto;top:4.5rem;width:min(20rem,90vw)}
}
"""

_CALM: Final = """
@media (prefers-reduced-motion:reduce){.hammer *,.hammer{transition:none!important;
animation:none!important}}
@media (forced-colors:active){.hammer .do{border-color:ButtonText}
.hammer :is(.can,.picked){outline:3px solid Highlight}}
"""


def _tabs() -> str:
    """Mark the tab that is shown, and dot those where something can be chosen."""
    names = ("table", "hand", "picture", "piles")
    now = "".join(f'.hammer:has(#tab-{name}:target) [href="#tab-{name}"],' for name in names)
    none = ".hammer:not(:has(.leaf:target))"
    first = (
        f'{none}:not(:has(#tab-picture :is(.can,.picked))) [href="#tab-table"],'
        f'{none}:has(#tab-picture :is(.can,.picked)) [href="#tab-picture"]'
    )
    held = f"{none}:has(#tab-hand .can):not(:has(#tab-picture :is(.can,.picked)))"
    dots = ",".join(
        f'.hammer:has(#tab-{name} .can) [href="#tab-{name}"] span::after' for name in names
    )
    return (
        f"{now}{first}{{border-color:var(--accent)!important;"
        "background:color-mix(in srgb,var(--glow) 20%,transparent)}"
        f'@media (max-width:61.99rem){{{held} [href="#tab-table"]{{border-color:transparent'
        f'!important;background:none}}{held} [href="#tab-hand"]{{border-color:var(--accent)'
        "!important;background:color-mix(in srgb,var(--glow) 20%,transparent)}}"
        f'{dots}{{content:"";display:inline-block;width:.5rem;height:.5rem;border-radius:50%;'
        "background:var(--can);margin-left:.2rem;vertical-align:middle}"
    )


def style() -> str:
    """Give the CSS of everything `layout` makes; all of it lies below the class `hammer`.

    What can be clicked has the class `can`, what could be at an earlier step `also`, what is chosen
    `picked`, what the log points at `pointed`. The parts of the table are tabs (`:target`); on a
    wide page teams and hand share one. `data-assist` on the root is none, paint or full.
    """
    sheets = (
        _COLOURS,
        _AREA,
        _CARD,
        _TEAMS,
        _PUZZLE,
        _PANELS,
        _STATES,
        _tabs(),
        _WIDE,
        _NARROW,
        _CALM,
    )
    return "".join(sheets).replace("\n", " ")
