import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { type HomeList, restoredList } from "./home-state.ts";

const memory_key = "home_list";

/**
 * Returns the open list: the one that a link requested by `state.list`, otherwise the one that this browser session
 * remembers.
 */
export function useRememberedList(): { list: HomeList; open: (next: HomeList) => void } {
  const navigate = useNavigate();
  const asked = (useLocation().state as { list?: unknown } | null)?.list;
  const [list, setList] = useState<HomeList>(() => restoredList(asked ?? remembered()));
  useEffect(() => {
    if (asked === undefined) return;
    const next = restoredList(asked);
    remember(next);
    setList(next);
    // The link's request counts once, so that a reload restores the list opened since.
    void navigate("/home", { replace: true, state: null });
  }, [asked, navigate]);
  function open(next: HomeList) {
    remember(next);
    setList(next);
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

function remember(list: HomeList): void {
  try {
    sessionStorage.setItem(memory_key, list);
  } catch {
    // Where the browser forbids storage, the next visit begins at connections.
  }
}
