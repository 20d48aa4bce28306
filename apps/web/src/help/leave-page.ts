import { quick_exit_default } from "@sanjog/domain/help/quick-exit";
import { useEffect, useEffectEvent, useRef } from "react";
import { useSiteInfo } from "../platform/site-info.ts";

/** Two presses of Escape count together if nothing else was pressed between them within this time. */
const together_ms = 2_000;

/** Replaces this page by a harmless one. Its content disappears at once, since the other page may load slowly. */
function leavePage(to: string): void {
  document.documentElement.hidden = true;
  window.location.replace(to);
}

/** Returns the quick exit, which two presses of Escape take as well. */
export function useQuickExit(): () => void {
  const to = useSiteInfo()?.quick_exit_url ?? quick_exit_default;
  const last = useRef(0);
  const press = useEffectEvent(({ key, timeStamp, repeat }: KeyboardEvent) => {
    if (repeat) return;
    const again = key === "Escape" && last.current > 0 && timeStamp - last.current < together_ms;
    last.current = key === "Escape" ? timeStamp : 0;
    if (again) leavePage(to);
  });
  useEffect(() => {
    const handle = (event: KeyboardEvent) => press(event);
    window.addEventListener("keydown", handle);
    return () => window.removeEventListener("keydown", handle);
  }, []);
  return () => leavePage(to);
}
