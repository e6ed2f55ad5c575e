// Plays short sounds if the settings say so: own turn, an action, the end.

import { on } from "../shared/events.js";

/** Notes of each sound: hertz, and the start in seconds. @type {Record<string, [number, number][]>} */
const SOUNDS = {
  done: [[220, 0]],
  turn: [
    [523.25, 0],
    [783.99, 0.12],
  ],
  over: [
    [392, 0],
    [523.25, 0.14],
    [659.25, 0.28],
  ],
};
const LOUD = 0.08;
const LONG = 0.35; // seconds

/** @type {AudioContext | undefined} */
let audio;
let before = { yours: false, over: false, v: -1 };

/** @param {[number, number][]} notes */
function play(notes) {
  audio ??= new AudioContext();
  for (const [pitch, after] of notes) {
    const begin = audio.currentTime + after;
    const tone = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
    const gain = new GainNode(audio, { gain: LOUD });
    gain.gain.setValueAtTime(LOUD, begin);
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + LONG);
    tone.connect(gain).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + LONG);
  }
}

on("table:update", ({ yours, over, v }) => {
  const first = before.v < 0;
  const name = over && !before.over ? "over" : yours && !before.yours ? "turn" : "done";
  const changed = v !== before.v;
  before = { yours, over, v };
  if (!first && changed && document.documentElement.dataset.sound === "on") play(SOUNDS[name]);
});
