import { useId } from "react";
import { Phul } from "../ui/phul.tsx";
import { delayed } from "./delayed.ts";

const seam = "M2 42C22 8 34 10 50 42S78 76 98 42";

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
        <svg x="28" y="20" width="44" height="44">
          <Phul thread="marigold" />
        </svg>
      </g>
    </svg>
  );
}
