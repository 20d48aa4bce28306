import { type RefObject, useEffect, useRef } from "react";

let arriving = false;

/** Records that the next page is reached by a link within the app, not by loading the app. */
export function markArrival(): void {
  arriving = true;
  focusHeading();
}

/**
 * Moves the focus to the heading of the page when the focused control disappears. If the screen is still loading, its
 * heading takes the focus when it appears.
 */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (heading) heading.focus({ preventScroll: true });
  else arriving = true;
}

/** Focuses the heading after a navigation, so that screen readers announce the page. */
export function useArrivalFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!arriving) return;
    arriving = false;
    heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
