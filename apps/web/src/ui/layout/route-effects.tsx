import { useEffect } from "react";
import { useLocation } from "react-router";
import { useT } from "../../platform/locale.tsx";
import { useProductName } from "../../platform/site-info.ts";
import { keepFocus } from "../dialogs/focus-keeper.ts";
import { useScrollMemory } from "./use-scroll-memory.ts";

/** Scrolls every page to where it belongs, and keeps the focus when a focused control is removed. */
export function RouteEffects() {
  const { pathname } = useLocation();
  useScrollMemory();
  useEffect(keepFocus, []);
  useHeadMeanwhile(pathname);
  return null;
}

/** The title that the server sends with the page, in both languages. */
const first_title = document.title;

/** Sets the default title and description in the reader's language until the screen sets its own. */
function useHeadMeanwhile(pathname: string): void {
  const sentence = useT("common")("description");
  const product = useProductName();
  // Depends on the path, because a screen without a description must not keep that of the screen before.
  useEffect(() => {
    if (pathname) document.querySelector("meta[name=description]")?.setAttribute("content", sentence);
  }, [pathname, sentence]);
  useEffect(() => {
    if (document.title === first_title) document.title = product;
  }, [product]);
}
