import { useEffect, useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { markArrival } from "./arrival.ts";
import { restoreScroll } from "./restore-scroll.ts";
import { noteLink, noteScroll, scrollPlaceOf } from "./scroll-places.ts";
import { layOutWholePage } from "./whole-page.ts";

/**
 * Scrolls a new page to its top and focuses its heading. Back and Forward return to the position and to the link
 * where the page was left, even if its content arrives later.
 */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const restoring = useRef(false);
  const previous = useRef<string | null>(null);
  useEffect(() => {
    // The browser would restore the position before the content is there.
    window.history.scrollRestoration = "manual";
  }, []);
  // Before the new page is painted: the shorter page would move the position of the one before.
  useLayoutEffect(() => {
    const handleScroll = () => {
      if (!restoring.current) noteScroll(key, window.scrollY);
    };
    const handleClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest("main a[href]") : null;
      if (link) noteLink(key, link.getAttribute("href"));
    };
    window.addEventListener("scroll", handleScroll, { passive: true });
    document.addEventListener("click", handleClick, true);
    return () => {
      window.removeEventListener("scroll", handleScroll);
      document.removeEventListener("click", handleClick, true);
    };
  }, [key]);
  // Before a scroll event can record where the browser put the new page as the place where the reader left it.
  useLayoutEffect(() => {
    const left = previous.current;
    previous.current = pathname;
    const place = type === NavigationType.Pop ? scrollPlaceOf(key) : undefined;
    // Otherwise the place is no longer where it was.
    layOutWholePage(place !== undefined);
    if (place) {
      restoring.current = true;
      return restoreScroll(place, () => {
        restoring.current = false;
      });
    }
    if (left === null || left === pathname) return undefined;
    window.scrollTo(0, 0);
    markArrival();
    return undefined;
  }, [key, pathname, type]);
}
