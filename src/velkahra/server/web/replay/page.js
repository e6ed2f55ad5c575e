// The page of a replay.

import "../shared/copy-link.js";
import "../shared/explain.js";
import "../board/zoom.js";
import "../board/lens.js";
import "../board/leaf.js";
import "../board/log-highlights.js";
import "../lobby/hand-over.js";
import "./player.js";
import "./following.js";
import "./analysis.js";
import "./verdict.js";
