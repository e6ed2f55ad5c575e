// Reads the chosen file into the text field, so that it can be checked before it is sent.

import { byId } from "./dom.js";

const file = byId("record-file", HTMLInputElement);
const problem = byId("file-problem");
const text = byId("record", HTMLTextAreaElement);

async function read() {
  const chosen = file.files?.[0];
  problem.hidden = !chosen || chosen.size <= Number(file.dataset.most);
  if (chosen && problem.hidden) text.value = await chosen.text();
}

file.addEventListener("change", read);
if (!text.value) read(); // the file may have been chosen before this ran
