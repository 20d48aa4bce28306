import { type RefObject, useEffect, useRef } from "react";

const header_px = 112;
const edge_px = 16;

/** Keeps a column visible while another scrolls; a column taller than the window sticks by its lower edge. */
export function useStickyColumn<E extends HTMLElement>(): RefObject<E | null> {
  const column = useRef<E>(null);
  useEffect(() => {
    const element = column.current;
    if (!element) return;
    const place = () => {
      const lowest = window.innerHeight - element.offsetHeight - edge_px;
      element.style.top = `${Math.min(header_px, lowest)}px`;
    };
    const watcher = new ResizeObserver(place);
    watcher.observe(element);
    window.addEventListener("resize", place);
    return () => {
      watcher.disconnect();
      window.removeEventListener("resize", place);
    };
  }, []);
  return column;
}
