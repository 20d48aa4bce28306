import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { markArrival } from "../ui/layout/arrival.ts";
import { type HomeList, restoredList } from "./home-state.ts";

const memory_key = "home_list";

/**
 * Returns the open list, null for the first page. Each history entry holds its own, so that Back returns from a list to
 * the first page. An entry without one, such as the link of the menu, opens the list that this browser session
 * remembers; pressed while the home is open, it opens the first page.
 */
export function useRememberedList(): {
  list: HomeList | null;
  open: (next: HomeList | null) => void;
} {
  const navigate = useNavigate();
  const { key, state } = useLocation();
  const [first_key] = useState(key);
  const asked = (state as { list?: unknown } | null)?.list;
  const restored = key === first_key ? remembered() : null;
  const list = restoredList(asked === undefined ? restored : asked);
  useEffect(() => {
    remember(list);
    // The state may carry a message, which stays.
    if (asked === undefined)
      void navigate("/home", { replace: true, state: { ...(state as object | null), list } });
  }, [asked, list, navigate, state]);
  function open(next: HomeList | null) {
    markArrival();
    window.scrollTo(0, 0);
    void navigate("/home", { state: { list: next } });
  }
  return { list, open };
}

function remembered(): string | null {
  try {
    return sessionStorage.getItem(memory_key);
  } catch {
    return null;
  }
}

function remember(list: HomeList | null): void {
  try {
    if (list === null) sessionStorage.removeItem(memory_key);
    else sessionStorage.setItem(memory_key, list);
  } catch {
    // Where the browser forbids storage, the next visit begins at the first page.
  }
}
