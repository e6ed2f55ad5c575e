// The page of a study. The board works as at every table; the rest is in the files beside.

import "../board/zoom.js";
import "../board/leaf.js";
import "../table/keys.js";
import "../table/preview.js";
import "../table/ghost.js";
import "../table/twice.js";
import "../table/log-drawer.js";
import "../table/sounds.js";
import "../table/travels.js";
import "../table/scenes.js";
import "../shared/copy-link.js";
import "../shared/explain.js";
import "./tree.js";
import "./enter.js";
import "./marks.js";
import "./engine.js";
import "./eyes.js";
import { byId } from "../shared/dom.js";
import { begin } from "../table/play.js";
import { remember } from "./shelf.js";

const { path = "", title = "" } = byId("table").dataset;
remember(path, title);
begin();
