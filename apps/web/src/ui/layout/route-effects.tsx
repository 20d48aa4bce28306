import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useT } from "../../platform/locale.tsx";
import { useProductName } from "../../platform/site-info.ts";
import { keepFocus } from "../dialogs/focus-keeper.ts";
import { markArrival } from "./arrival.ts";

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
  useHeadMeanwhile(pathname);
  return null;
}

/** As the server sends the page, in both languages at once. */
const first_title = document.title;

/** What stands about a page until its screen says more: in the reader's language from the beginning. */
function useHeadMeanwhile(pathname: string): void {
  const sentence = useT("common")("description");
  const product = useProductName();
  // The address alone changes where a screen says nothing: the sentence of the one before must not stay.
  useEffect(() => {
    if (pathname) document.querySelector("meta[name=description]")?.setAttribute("content", sentence);
  }, [pathname, sentence]);
  useEffect(() => {
    if (document.title === first_title) document.title = product;
  }, [product]);
}
