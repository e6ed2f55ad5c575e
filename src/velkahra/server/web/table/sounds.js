// Plays short sounds of wood, paper and coins, made here from noise and tones: what happened, then
// one's own turn. They begin after the first click or key, as browsers demand. The button in the
// header is the setting's switch.
//
// What happened is what moved (`data-moves`), a fight (the class `clash`), or else the sound of the
// game's own material, `--matter` in its world.

import { all, byId } from "../shared/dom.js";
import { on } from "../shared/events.js";

const LOUD = 0.16;
const LATEST = 0.5; // seconds that a sound may wait for the one before it

/** @typedef {[hertz: number, loud: number, seconds: number]} Mode */

/** Tones that a struck thing rings in. @type {Record<string, Mode[]>} */
const MODES = {
  wood: [
    [410, 1, 0.09],
    [1020, 0.5, 0.05],
    [2350, 0.22, 0.025],
  ],
  die: [
    [1250, 0.5, 0.035],
    [2900, 0.3, 0.02],
  ],
  coin: [
    [2640, 0.2, 0.3],
    [4310, 0.16, 0.22],
    [6870, 0.08, 0.12],
  ],
};
const NOTES = [523.25, 659.25, 783.99];

/**
 * How each sound is made.
 * @type {Record<string, (begin: number) => void>}
 */
const SOUNDS = {
  wood: (begin) => strike(begin, MODES.wood),
  paper: (begin) => {
    rustle(begin, 1500, 0.1);
    rustle(begin + 0.09, 2600, 0.12);
  },
  coin: (begin) => {
    strike(begin, MODES.coin);
    strike(begin + 0.07, MODES.coin, 0.6, 1.06);
  },
  clash: (begin) => {
    for (const after of [0, 0.07, 0.12, 0.21, 0.27, 0.36])
      strike(begin + after, MODES.die, 0.9 - after, 0.85 + Math.random() * 0.3);
  },
  turn: (begin) => {
    note(begin, NOTES[0]);
    note(begin + 0.13, NOTES[2]);
  },
  over: (begin) => {
    for (const [i, hertz] of NOTES.entries()) note(begin + 0.16 * i, hertz);
  },
};

/** @type {AudioContext | undefined} */
let audio;
/** @type {AudioBuffer | undefined} */
let noise;
let free = 0; // when the last sound ends
let before = { yours: false, over: false, v: -1, clash: false };
/** @type {Set<string | undefined>} */
let lay = new Set();

const game = byId("game");
const button = byId("sound");
const choices = all(byId("settings"), "input[name='page/sound']", HTMLInputElement);
const isOn = () => document.documentElement.dataset.sound !== "off";

/**
 * Return a gain that falls from `loud` to silence; the next sound waits for that.
 * @param {number} begin
 * @param {number} loud
 * @param {number} long
 */
function fading(begin, loud, long) {
  free = Math.max(free, begin + long);
  const gain = new GainNode(sounding(), { gain: 0 });
  gain.gain.setValueAtTime(loud * LOUD, begin);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + long);
  gain.connect(sounding().destination);
  return gain;
}

/**
 * Ring a tone.
 * @param {number} begin
 * @param {Mode} mode
 */
function ring(begin, [frequency, loud, long]) {
  const tone = new OscillatorNode(sounding(), { frequency });
  tone.connect(fading(begin, loud, long));
  tone.start(begin);
  tone.stop(begin + long);
}

/**
 * Let noise pass through a filter that climbs an octave: a sheet that slides, or a hard touch.
 * @param {number} begin
 * @param {number} frequency
 * @param {number} long
 */
function rustle(begin, frequency, long, loud = 0.5) {
  const source = new AudioBufferSourceNode(sounding(), { buffer: noise, loop: true });
  const filter = new BiquadFilterNode(sounding(), { type: "bandpass", frequency, Q: 0.9 });
  filter.frequency.setValueAtTime(frequency, begin);
  filter.frequency.exponentialRampToValueAtTime(2 * frequency, begin + long);
  source.connect(filter).connect(fading(begin, loud, long));
  source.start(begin, Math.random() * 0.2);
  source.stop(begin + long);
}

/**
 * Strike a thing that rings in these modes, `higher` by a factor.
 * @param {number} begin
 * @param {Mode[]} modes
 */
function strike(begin, modes, loud = 1, higher = 1) {
  rustle(begin, 3000, 0.012, loud);
  for (const [hertz, share, long] of modes) ring(begin, [hertz * higher, share * loud, long]);
}

/** Strike a bar of a marimba. @param {number} begin @param {number} hertz */
function note(begin, hertz) {
  ring(begin, [hertz, 0.7, 0.5]);
  ring(begin, [hertz * 4, 0.12, 0.12]);
}

const sounding = () => /** @type {AudioContext} */ (audio);

function open() {
  if (audio || !isOn()) return;
  audio = new AudioContext();
  noise = new AudioBuffer({ length: audio.sampleRate / 2, sampleRate: audio.sampleRate });
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
}

/** Play a sound when the one before has ended, unless that would be late. @param {string} name */
function play(name) {
  if (!audio || !isOn()) return;
  const begin = Math.max(audio.currentTime, free);
  if (begin > audio.currentTime + LATEST) return;
  SOUNDS[name](begin);
  game.dispatchEvent(new CustomEvent("sound", { bubbles: true, detail: name }));
}

const pieces = () => new Set(all(game, "[data-moves]").map(({ dataset }) => dataset.moves));

/** Name the sound of what changed on the table. */
function happened() {
  const came = [...pieces()].filter((moves) => !lay.has(moves)).join(" ");
  if (/(^| )(?!card|coin|gem)[a-z]/.test(came)) return "wood";
  if (/coin|gem/.test(came)) return "coin";
  return came ? "paper" : getComputedStyle(document.body).getPropertyValue("--matter") || "wood";
}

on("table:before", () => {
  lay = pieces();
});
on("table:update", ({ yours, over, v, layout }) => {
  const clash = game.querySelector(".clash") !== null;
  const { v: last, ...was } = before;
  before = { yours, over, v, clash };
  if (last < 0 || v === last) return;
  if (layout === undefined) play(clash && !was.clash ? "clash" : happened());
  if (over && !was.over) play("over");
  else if (yours && !was.yours) play("turn");
});

const showSwitch = () => button.setAttribute("aria-pressed", String(isOn()));

for (const type of ["pointerdown", "keydown"]) document.addEventListener(type, open);
button.addEventListener("click", () => {
  choices.find((radio) => !radio.checked)?.click();
  open();
  if (isOn()) play("wood");
});
new MutationObserver(showSwitch).observe(document.documentElement, {
  attributeFilter: ["data-sound"],
});
showSwitch();
