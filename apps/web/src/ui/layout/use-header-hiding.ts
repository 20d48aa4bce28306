import { useEffect } from "react";

/** Smaller movements are a resting thumb. */
const least_px = 6;

/**
 * Hides the header of members while they scroll down and shows it again when they scroll up. The styles also show it
 * while it has the focus.
 */
export function useHeaderHiding(): void {
  useEffect(() => {
    const root = document.documentElement;
    let last = window.scrollY;
    function look() {
      const now = Math.max(0, window.scrollY);
      if (Math.abs(now - last) < least_px) return;
      root.toggleAttribute("data-reading-on", now > last && now > window.innerHeight / 4);
      last = now;
    }
    window.addEventListener("scroll", look, { passive: true });
    return () => {
      window.removeEventListener("scroll", look);
      root.removeAttribute("data-reading-on");
    };
  }, []);
}
