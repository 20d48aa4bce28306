/** By then even a slow phone has drawn the first screen, so that work outside it may begin. */
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

/** Resolves when the page has loaded and the browser is idle: for work that no user waits for. */
export function whenSettled(): Promise<void> {
  return settled;
}
