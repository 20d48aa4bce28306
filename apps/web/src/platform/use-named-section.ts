import { useEffect } from "react";
import { useLocation } from "react-router";

const signs_of_life = ["wheel", "pointerdown", "keydown"] as const;

/**
 * Scrolls to the section that the link names, and keeps it in view while content above it loads, until the reader
 * acts.
 */
export function useNamedSection(ready: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    const section = ready && hash ? document.getElementById(hash.slice(1)) : null;
    if (!section) return;
    const watcher = new ResizeObserver(() => section.scrollIntoView());
    watcher.observe(document.body);
    const letGo = () => watcher.disconnect();
    for (const sign of signs_of_life) window.addEventListener(sign, letGo, { once: true });
    return () => {
      letGo();
      for (const sign of signs_of_life) window.removeEventListener(sign, letGo);
    };
  }, [hash, ready]);
}
