// Sets the chosen colours, sizes and reduced motion before anything is painted. It is no module, because
// modules wait until the page is parsed.
(() => {
  try {
    const kept = JSON.parse(localStorage.getItem("settings") ?? "{}");
    for (const name of ["theme", "motion", "board", "cards"]) {
      const value = kept[`page/${name}`];
      if (typeof value === "string") document.documentElement.dataset[name] = value;
    }
  } catch {
    // Without usable storage the page has its defaults.
  }
})();
