// Tells whether pages may move things.

const reduced = window.matchMedia("(prefers-reduced-motion: reduce)");

/** Return whether the system or the settings ask for no animations. */
export const isStill = () => reduced.matches || document.documentElement.dataset.motion === "off";
