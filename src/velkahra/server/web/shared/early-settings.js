// Sets the colours and the calm that were chosen, before anything is painted. It is no module:
// those wait until the page is read.
(() => {
  try {
    const kept = JSON.parse(localStorage.getItem("settings") ?? "{}");
    for (const name of ["theme", "motion"]) {
      const value = kept[`page/${name}`];
      if (typeof value === "string") document.documentElement.dataset[name] = value;
    }
  } catch {
    // Without storage, or with something else in it, the page looks as by default.
  }
})();
