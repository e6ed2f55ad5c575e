"""The style sheet of the game area: light and dark, wide and narrow, calm for who wants calm."""

from typing import Final

from velkahra.picture.lettering import PLAIN
from velkahra.picture.palette import CREAM

_COLOURS: Final = """
.euphrates{--paper:light-dark(#f7efdd,#211914);--card:light-dark(#fffaf0,#2e241c);
--ink:light-dark(#2b2019,#f5e8cf);--soft:light-dark(#6d5b4b,#c3ad8f);
--line:light-dark(#dcc9a3,#54412f);--accent:light-dark(#8f5f10,#f0c25e);--glow:#e9b23a;
--can:light-dark(#1c7c54,#63d39b);--pick:light-dark(#b3372b,#ff8d78);
color:var(--ink);accent-color:var(--accent)}
@media (prefers-color-scheme:dark){:root:not([data-theme=light]) .euphrates #board{
filter:brightness(.9)}}
:root[data-theme=dark] .euphrates #board{filter:brightness(.9)}
"""

_AREA: Final = """
.euphrates{display:grid;gap:.75rem;grid-template-columns:minmax(0,1fr);background:var(--paper)}
.euphrates .board-box{min-width:0}
.euphrates #board{display:block;width:100%;height:auto;touch-action:manipulation;user-select:none;
-webkit-user-select:none}
.euphrates .table-foot{fill:#38251b}
.euphrates .panel{background:var(--card);border:1px solid var(--line);border-radius:.7rem;
padding:.6rem .75rem;min-width:0}
.euphrates [hidden]{display:none}
.euphrates h2{font-size:.95rem;margin:0 0 .4rem;color:var(--accent);letter-spacing:.02em}
.euphrates h3{font-size:.95rem;margin:0}
.euphrates .icon{width:1.6rem;height:1.6rem;flex:none;vertical-align:middle;overflow:visible}
.euphrates .chip{width:1.15rem;height:1.15rem}
.euphrates .sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);
white-space:nowrap}
@media (min-width:62rem){.euphrates{grid-template-columns:minmax(0,1fr) minmax(21rem,26rem);
align-items:start;grid-auto-rows:min-content}
.euphrates .board-box{grid-column:1;grid-row:1/span 7;max-width:calc((100vh - 5rem)*1.2);
width:100%;justify-self:center}
.euphrates .panel{grid-column:2}}
"""

_BOARD: Final = """
.euphrates .tile,.euphrates .tower,.euphrates .union,.euphrates #realms,.euphrates #last,
.euphrates #duel,.euphrates #dock,.euphrates #board-static{pointer-events:none}
.euphrates .space{fill:#fff;fill-opacity:0;stroke:none;outline:none}
.euphrates .hit{fill:#fff;fill-opacity:0}
.euphrates .leader{transition:transform .35s cubic-bezier(.3,.7,.3,1);outline:none}
.euphrates .tower,.euphrates .union,.euphrates .treasure{transition:opacity .3s,visibility .3s;
outline:none}
.euphrates .gone{opacity:0;visibility:hidden;pointer-events:none}
.euphrates .treasure:not(.can,.also){pointer-events:none}
.euphrates .can{cursor:pointer}
.euphrates[data-kingdoms=faint] #realms{opacity:.4}
.euphrates[data-kingdoms=off] #realms,.euphrates[data-coordinates=off] .coordinates,
.euphrates[data-strengths=off] :is(.supporters,.base-strength,.strength,.why){display:none}
.euphrates .space.can{fill:#fff8d0;fill-opacity:.34;stroke:#14613f;stroke-width:6;
stroke-dasharray:14 9}
@media (hover:hover){.euphrates .space.can:hover{fill-opacity:.7;stroke-dasharray:none}}
.euphrates .leader.can .hit,.euphrates .treasure.can .hit{stroke:#9dffcb;stroke-width:8;
filter:drop-shadow(0 0 5px #00331c) drop-shadow(0 0 2px #00331c)}
.euphrates .leader.also .hit,.euphrates .treasure.also .hit{stroke:#9dffcb;stroke-width:5;
stroke-dasharray:6 12;stroke-linecap:round}
.euphrates .space.also{stroke:#14613f;stroke-width:4;stroke-dasharray:4 12}
@media (hover:hover){.euphrates :is(.leader,.treasure).can:hover .hit{fill-opacity:.35}}
.euphrates .leader.picked .hit,.euphrates .treasure.picked .hit{stroke:#fff3a8;stroke-width:11;
stroke-dasharray:none;fill:#fff3a8;fill-opacity:.55;filter:drop-shadow(0 0 6px #4a1200)}
.euphrates .leader.off:is(.can,.also) .hit{stroke-width:4}
.euphrates .leader.off.picked .hit{stroke-width:6}
.euphrates .space.picked{fill:#fff3a8;fill-opacity:.6;stroke:#b3372b;stroke-width:8;
stroke-dasharray:none}
.euphrates .space.pointed{fill:#b9e2ff;fill-opacity:.6;stroke:#0b57d0;stroke-width:9}
.euphrates :is(.leader,.treasure).pointed .hit{fill:#b9e2ff;fill-opacity:.5;stroke:#0b57d0;
stroke-width:9}
.euphrates .tower.pointed{filter:drop-shadow(0 0 9px #b9e2ff) drop-shadow(0 0 5px #0b57d0)}
.euphrates .space:focus-visible,.euphrates .leader:focus-visible .hit,
.euphrates .treasure:focus-visible .hit{stroke:#0b57d0;stroke-width:10;stroke-dasharray:none;
paint-order:stroke}
"""

_STRENGTHS: Final = f"""
.euphrates .supporters text{{font:700 30px {PLAIN};text-anchor:middle;fill:{CREAM}}}
.euphrates .supporters .two{{font-size:25px}}
"""

_PANELS: Final = """
.euphrates .row{display:flex;flex-wrap:wrap;gap:.4rem}
.euphrates .held,.euphrates .do{font:inherit;color:inherit;border:2px solid var(--line);
border-radius:.6rem;background:var(--paper);min-width:2.75rem;min-height:2.75rem;cursor:default}
.euphrates .held{display:flex;flex-direction:column;align-items:center;gap:.1rem;
padding:.3rem .25rem;font-size:.75rem;overflow-wrap:anywhere}
.euphrates .held .icon{width:2.7rem;height:2.7rem}
.euphrates .do{display:inline-flex;align-items:center;gap:.4rem;padding:.45rem .9rem;
font-weight:600}
.euphrates :is(.do,.held)[hidden]{display:none}
.euphrates .do:disabled{opacity:.5}
.euphrates .held.can,.euphrates .do.can{border-color:var(--can);cursor:pointer}
.euphrates .held.also,.euphrates .do.also{border-style:dashed;border-color:var(--can)}
@media (hover:hover){.euphrates :is(.held,.do).can:hover{background:var(--card);
box-shadow:0 2px 8px #0003}}
.euphrates .held.picked,.euphrates .do.picked{border-color:var(--pick);background:var(--glow);
color:#2b2019}
.euphrates .held:focus-visible,.euphrates .do:focus-visible{outline:3px solid #0b57d0;
outline-offset:2px}
.euphrates .held:is([data-spent],.built) svg{opacity:.55}
.euphrates .actions{display:flex;flex-wrap:wrap;gap:.4rem}
.euphrates .actions:not(:has(.do:not([hidden]))){display:none}
.euphrates .hand .row{display:grid;grid-template-columns:repeat(4,minmax(0,1fr))}
.euphrates .towers{display:grid;grid-template-columns:repeat(3,minmax(0,1fr))}
.euphrates .players{display:grid;gap:.5rem;
grid-template-columns:repeat(auto-fit,minmax(9.2rem,1fr))}
.euphrates .players h2{grid-column:1/-1;margin:0}
.euphrates .seat{border-left:4px solid var(--line);padding:.15rem 0 .15rem .5rem;display:grid;
gap:.25rem;align-content:start}
.euphrates .seat{position:relative}
.euphrates .marks.active::before{content:"";position:absolute;inset:0 auto 0 -4px;width:4px;
background:var(--glow)}
.euphrates .marks{display:contents}
.euphrates .off-board[hidden]{display:none}
.euphrates .seat header{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem .45rem}
.euphrates .coin{width:2rem;height:2rem}
.euphrates .mark{font-size:.75rem;border:1px solid var(--line);border-radius:1rem;padding:0 .5rem}
.euphrates .mark.turn{background:var(--glow);color:#2b2019;border-color:transparent;
font-weight:600}
.euphrates .points .count{gap:.15rem}
.euphrates .counts,.euphrates .points,.euphrates .off-board{display:flex;flex-wrap:wrap;
align-items:center;gap:.2rem .6rem;font-size:.85rem}
.euphrates .count{display:inline-flex;align-items:center;gap:.3rem}
.euphrates .behind[hidden]{display:none}
.euphrates .behind{display:grid;gap:.25rem;font-size:.8rem;color:var(--soft)}
.euphrates .behind .tiles{display:grid;grid-template-columns:repeat(6,minmax(0,1.9rem));gap:.2rem}
.euphrates .behind .tiles .icon{width:100%;height:auto}
.euphrates .behind .count,.euphrates .by-kind .count{margin-right:.35rem}
.euphrates .behind .tiles .count{margin:0}
.euphrates .by-kind{font-weight:400;margin-left:.6rem}
.euphrates .off-board,.euphrates .hidden-points{color:var(--soft);font-size:.8rem}
.euphrates .off-board{gap:.2rem .35rem}
.euphrates .stock{margin:0 0 .5rem}
.euphrates .stock div{display:flex;justify-content:space-between;gap:.5rem}
.euphrates .stock dd{margin:0;font-weight:700}
.euphrates .sides{display:grid;grid-template-columns:1fr 1fr;gap:.5rem}
.euphrates .side{align-content:start;display:grid;grid-template-columns:auto 1fr;
align-items:center;gap:0 .5rem}
.euphrates .side .role,.euphrates .side .who,.euphrates .side .why,.euphrates .side .added{
grid-column:1/-1;font-size:.8rem}
.euphrates .side .role{color:var(--soft);font-weight:600}
.euphrates .token{width:3rem;height:3rem}
.euphrates .strength{font-size:1.8rem;line-height:1}
.euphrates .note{font-size:.8rem;color:var(--soft);margin:.5rem 0 0}
.euphrates .score{overflow-x:auto}
.euphrates .score th .coin{margin-right:.35rem}
.euphrates .score th[scope=row]{white-space:nowrap}
.euphrates .score table{border-collapse:collapse;width:100%;font-size:.9rem}
.euphrates .score :is(th,td){padding:.3rem .35rem;text-align:left;border-bottom:1px solid
var(--line)}
.euphrates .score small{color:var(--soft);display:inline-block;width:100%}
.euphrates .winner small{color:inherit}
.euphrates .weakest{font-weight:700;text-decoration:underline}
.euphrates .winner{background:color-mix(in srgb,var(--glow) 25%,transparent)}
"""

_CALM: Final = """
@media (prefers-reduced-motion:reduce){.euphrates *,.euphrates{transition:none!important;
animation:none!important}}
@media (forced-colors:active){.euphrates .held,.euphrates .do{border-color:ButtonText}
.euphrates :is(.can,.picked){outline:2px solid Highlight}}
"""


def style() -> str:
    """Give the CSS of everything `layout` makes; all of it lies below the class `euphrates`.

    What can be clicked has the class `can`, what could be at an earlier step `also`, what is chosen
    `picked`, what the log points at `pointed`. The game's switches are attributes on the root of
    the game area: `data-kingdoms` faint or off, `data-strengths` or `data-coordinates` off.
    """
    return (_COLOURS + _AREA + _BOARD + _STRENGTHS + _PANELS + _CALM).replace("\n", " ")
