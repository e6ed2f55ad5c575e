// A live board in a page of another site: it shows, and nothing can be done there.

import "../board/zoom.js";
import "../board/log-highlights.js";
import "../table/keys.js";
import "../table/leaves.js";
import "../table/travels.js";
import "../board/sweep.js";
import { begin } from "../table/play.js";

begin();
