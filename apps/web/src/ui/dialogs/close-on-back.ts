import { useEffect, useEffectEvent } from "react";

/** The sheets that lie over the page, the lowest first, by what closes them. */
const open_sheets: (() => void)[] = [];
let page_address = "";
/** The browser goes back at its own time: until it has, its history says nothing of use. */
let going_back = false;

/** How many sheets lay over the page when this entry of the browser's history was made. */
function sheetsAtEntry(): number {
  const state: unknown = window.history.state;
  if (typeof state !== "object" || state === null || !("sheets" in state)) return 0;
  return Number(state.sheets);
}

/** Gives an open sheet an entry of its own, and leaves an entry whose sheet is closed: Back must not seem dead there. */
function matchEntry(): void {
  if (going_back) return;
  const entry = sheetsAtEntry();
  if (entry > open_sheets.length) {
    going_back = true;
    window.history.back();
  } else if (entry < open_sheets.length)
    window.history.pushState({ ...window.history.state, sheets: open_sheets.length }, "");
}

window.addEventListener("popstate", () => {
  if (going_back) {
    going_back = false;
    matchEntry();
    return;
  }
  // Another address is a link to a part of the page: nobody went back.
  if (open_sheets.length > 0 && window.location.href !== page_address) return;
  for (const close of open_sheets.slice(sheetsAtEntry()).reverse()) close();
  if (sheetsAtEntry() > open_sheets.length) matchEntry();
});

/**
 * Makes the Back of a phone close an open sheet or dialog instead of leaving the page: an open sheet has an entry of
 * its own in the history. The entry keeps the router's state, so that the router sees the same page.
 */
export function useCloseOnBack(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return;
    const closeThis = () => close();
    if (open_sheets.length === 0) page_address = window.location.href;
    open_sheets.push(closeThis);
    matchEntry();
    return () => {
      open_sheets.splice(open_sheets.indexOf(closeThis), 1);
      // Later, because a link in the sheet goes to another page in this very moment.
      setTimeout(matchEntry);
    };
  }, [open]);
}
