// Reads the chosen file into the text field, so that it can be checked before it is sent.

import { byId } from "./dom.js";

const file = byId("record-file", HTMLInputElement);
const problem = byId("file-problem");

file.addEventListener("change", async () => {
  const chosen = file.files?.[0];
  problem.hidden = !chosen || chosen.size <= Number(file.dataset.most);
  if (chosen && problem.hidden) byId("record", HTMLTextAreaElement).value = await chosen.text();
});
