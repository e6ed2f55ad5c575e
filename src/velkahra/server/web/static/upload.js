// Reads the chosen file into the text field, so that it can be looked at before it is sent.
"use strict";

const file = document.getElementById("record-file");
const problem = document.getElementById("file-problem");

file.addEventListener("change", async () => {
  const [chosen] = file.files;
  problem.hidden = !chosen || chosen.size <= Number(file.dataset.most);
  if (chosen && problem.hidden) document.getElementById("record").value = await chosen.text();
});
