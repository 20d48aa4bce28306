import { focusHeading } from "./arrival.ts";
import type { ScrollPlace } from "./scroll-places.ts";

/** A list that has not arrived by then starts where it is. */
const patience_ms = 5_000;
/** A screen that is still loading ends early: its content would push down the part of the footer that was scrolled to. */
const loading = "main[aria-busy=true]";
const by_hand = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

/**
 * Scrolls back to a place as soon as the page is long enough for it, unless the reader scrolls first, and focuses the
 * link that was followed. Returns a function that gives up.
 */
export function restoreScroll({ y, link }: ScrollPlace, onEnd: () => void): () => void {
  let focused = link === null;
  const watcher = new ResizeObserver(attempt);
  const timer = setTimeout(end, patience_ms);
  for (const event of by_hand) window.addEventListener(event, end, { passive: true });
  watcher.observe(document.body);
  attempt();
  return stop;

  function attempt() {
    if (document.querySelector(loading)) return;
    const lowest = document.documentElement.scrollHeight - window.innerHeight;
    window.scrollTo(0, Math.min(y, lowest));
    if (lowest < y) return;
    if (!focused) focused = focusLink(link ?? "");
    if (focused) end();
  }

  function end() {
    stop();
    if (!focused) focusHeading();
  }

  function stop() {
    clearTimeout(timer);
    watcher.disconnect();
    for (const event of by_hand) window.removeEventListener(event, end);
    onEnd();
  }
}

function focusLink(link: string): boolean {
  const found = document.querySelector<HTMLElement>(`main a[href="${CSS.escape(link)}"]`);
  found?.focus({ preventScroll: true });
  return found !== null;
}
