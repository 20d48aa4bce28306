import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { markArrival } from "./arrival.ts";

/** A new page begins at its top; its heading takes the focus when it is drawn. */
export function RouteEffects() {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    window.scrollTo(0, 0);
    markArrival();
  }, [pathname]);
  return null;
}
