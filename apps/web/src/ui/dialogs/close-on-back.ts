import { useEffect, useEffectEvent } from "react";

/** The functions that close the open sheets, the lowest sheet first. */
const open_sheets: (() => void)[] = [];
let page_address = "";
/** history.back() is asynchronous: until it has finished, the history state must not be used. */
let going_back = false;

/** Returns how many sheets were open when the current history entry was created. */
function sheetsAtEntry(): number {
  const state: unknown = window.history.state;
  if (typeof state !== "object" || state === null || !("sheets" in state)) return 0;
  return Number(state.sheets);
}

/**
 * Adds a history entry for each open sheet, and goes back from an entry whose sheet is closed, so that Back always
 * has an effect.
 */
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
  // A different URL means a link to an anchor of the page, not a step back.
  if (open_sheets.length > 0 && window.location.href !== page_address) return;
  for (const close of open_sheets.slice(sheetsAtEntry()).reverse()) close();
  if (sheetsAtEntry() > open_sheets.length) matchEntry();
});

/**
 * Makes the Back button of a phone close an open sheet or dialog instead of leaving the page: each open sheet has a
 * history entry of its own. The entry keeps the router's state, so that the router sees the same page.
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
      // Deferred, because a link in the sheet may be navigating at this moment.
      setTimeout(matchEntry);
    };
  }, [open]);
}
