import { useId } from "react";
import { Phul } from "../ui/phul.tsx";
import { delayed } from "./delayed.ts";

const seam = "M2 44C14 70 34 70 50 42S86 14 98 40";

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
        <svg x="35" y="27" width="30" height="30">
          <Phul thread="marigold" />
        </svg>
      </g>
    </svg>
  );
}
