import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { markArrival } from "./arrival.ts";
import { keepFocus } from "./focus-keeper.ts";

/** A new page begins at its top; its heading takes the focus when it is drawn. No focus is lost with its control. */
export function RouteEffects() {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    window.scrollTo(0, 0);
    markArrival();
  }, [pathname]);
  useEffect(keepFocus, []);
  return null;
}
