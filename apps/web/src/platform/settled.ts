/** The first screen is drawn by then, on a slow phone too; what is not part of it may take its turn. */
const after_load_ms = 1_200;
const at_the_latest_ms = 3_000;

const settled = new Promise<void>((resolve) => {
  const idle = () => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: at_the_latest_ms });
    else resolve();
  };
  const wait = () => setTimeout(idle, after_load_ms);
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
});

/** Resolves when the page has loaded and the phone has nothing better to do: for whatever nobody waits for. */
export function whenSettled(): Promise<void> {
  return settled;
}
