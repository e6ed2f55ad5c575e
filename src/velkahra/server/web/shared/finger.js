// Tells a finger from a mouse, for what each of them means by a click.

let finger = false;

document.addEventListener(
  "pointerdown",
  ({ pointerType }) => {
    finger = pointerType === "touch";
  },
  true,
);

/** Whether the latest press was a finger's. */
export const isFinger = () => finger;
