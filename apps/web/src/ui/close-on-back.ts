import { useEffect, useEffectEvent } from "react";

let open_sheets = 0;

/** How many sheets lay over the page when this entry of the browser's history was made. */
function sheetsAtEntry(): number {
  const state: unknown = window.history.state;
  if (typeof state !== "object" || state === null || !("sheets" in state)) return 0;
  return Number(state.sheets);
}

/** Leaves an entry whose sheet is closed: Back must not seem dead there. */
function leaveStaleEntry(): void {
  if (sheetsAtEntry() > open_sheets) window.history.back();
}

window.addEventListener("popstate", () => setTimeout(leaveStaleEntry));

/**
 * Makes the Back of a phone close an open sheet or dialog instead of leaving the page: an open sheet has an entry of
 * its own in the history. The entry keeps the router's state, so that the router sees the same page.
 */
export function useCloseOnBack(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return;
    open_sheets += 1;
    const depth = open_sheets;
    if (sheetsAtEntry() < depth) window.history.pushState({ ...window.history.state, sheets: depth }, "");
    const { href } = window.location;
    const handlePop = () => {
      // Another address is a link to a part of the page: nobody went back.
      if (window.location.href === href && sheetsAtEntry() < depth) close();
    };
    window.addEventListener("popstate", handlePop);
    return () => {
      window.removeEventListener("popstate", handlePop);
      open_sheets -= 1;
      // Later, because a link in the sheet goes to another page in this very moment.
      setTimeout(leaveStaleEntry);
    };
  }, [open]);
}
