import { useId } from "react";
import { Phul } from "../ui/phul.tsx";
import { delayed } from "./delayed.ts";

const seam = "M8 50C20 68 34 64 50 42S80 16 92 34";

/** A running stitch that sews itself from left to right, with a flower that blooms on its middle. */
export function SewnThread() {
  const mask = useId();
  return (
    <svg viewBox="0 0 100 84" className="sewn" aria-hidden="true">
      <mask id={mask} maskUnits="userSpaceOnUse" x="-20" y="-20" width="140" height="124">
        <path className="sewn-mask" pathLength="1" d={seam} />
      </mask>
      <path className="sewn-thread" mask={`url(#${mask})`} d={seam} />
      <g className="bloom" style={delayed(800)}>
        <svg x="36" y="28" width="28" height="28">
          <Phul thread="marigold" />
        </svg>
      </g>
    </svg>
  );
}
