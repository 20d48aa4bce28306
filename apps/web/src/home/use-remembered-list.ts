import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { type HomeList, restoredList } from "./home-state.ts";

const memory_key = "home_list";

/** Which list is open: the one that a link asked for (`state.list`), else what this browser session remembers. */
export function useRememberedList(): { list: HomeList; open: (next: HomeList) => void } {
  const navigate = useNavigate();
  const asked = (useLocation().state as { list?: unknown } | null)?.list;
  const [list, setList] = useState<HomeList>(() => restoredList(asked ?? remembered()));
  useEffect(() => {
    if (asked === undefined) return;
    const next = restoredList(asked);
    remember(next);
    setList(next);
    // Said once: a reload restores what was opened since.
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
    // Where storing is forbidden the next visit begins at connections.
  }
}
