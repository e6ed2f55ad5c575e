// The page of a table. Features receive events in the order of these imports.

import "../board/zoom.js";
import "../board/lens.js";
import "../board/log-highlights.js";
import "./keys.js";
import "./preview.js";
import "./leaves.js";
import "./look.js";
import "./ghost.js";
import "./twice.js";
import "./last-seen.js";
import "./strip.js";
import "./log-drawer.js";
import "../chat/chat.js";
import "../timing/clocks.js";
import "../timing/requests.js";
import "../notices/notify.js";
import "../lobby/hand-over.js";
import "../auto_answers/auto-answers.js";
import "../hints/hints.js";
import "../shared/explain.js";
import "./gains.js";
import "./travels.js";
import "../board/sweep.js";
import "./scenes.js";
import "./hurry.js";
import "./ahead.js";
import "./next-game.js";
import "./reload.js";
import "./sounds.js";
import "./ending.js";
import "../people/remarks.js";
import "./welcome.js";
import "../coach/coach.js";
import { begin } from "./play.js";

begin();
