import { type CSSProperties, type RefObject, useLayoutEffect, useState } from "react";
import { useWide } from "../../platform/wide.ts";
import { spotBeside } from "./anchor-spot.ts";

/**
 * Returns where an open menu stands on a wide screen, or null where it is a sheet. The page behind an open menu does
 * not scroll, so only a change of the window's size moves it.
 */
export function useAnchorSpot(
  open: boolean,
  anchor: RefObject<HTMLElement | null> | undefined,
): CSSProperties | null {
  const wide = useWide();
  const [spot, setSpot] = useState<CSSProperties | null>(null);
  useLayoutEffect(() => {
    if (!open || !wide) return;
    const place = () => {
      const button = anchor?.current?.getBoundingClientRect();
      const { clientWidth, clientHeight } = document.documentElement;
      setSpot(button ? spotBeside(button, clientWidth, clientHeight) : null);
    };
    place();
    window.addEventListener("resize", place);
    return () => window.removeEventListener("resize", place);
  }, [open, wide, anchor]);
  return wide ? spot : null;
}
