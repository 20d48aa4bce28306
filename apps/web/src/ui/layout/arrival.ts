import { type RefObject, useEffect, useRef } from "react";

let arriving = false;

/** Says that the next page to be drawn was come to by a link, not by loading the app. */
export function markArrival(): void {
  arriving = true;
  focusHeading();
}

/** Puts the focus on the heading of the page: where the control that had it goes away. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
}

/** For the heading of a page: has the focus when one arrives, so that listeners hear where they are. */
export function useArrivalFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!arriving) return;
    arriving = false;
    heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
