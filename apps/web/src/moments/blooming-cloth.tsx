import { Phul, type PhulThread } from "../ui/phul.tsx";
import { delayed } from "./delayed.ts";

type Flower = { x: number; y: number; size: number; thread: PhulThread };

/** From the middle outward, in the order in which they bloom. */
const flowers: readonly Flower[] = [
  { x: 195, y: 58, size: 100, thread: "gold" },
  { x: 195, y: 332, size: 100, thread: "gold" },
  { x: -12, y: 195, size: 96, thread: "white" },
  { x: 402, y: 195, size: 96, thread: "white" },
  { x: 84, y: 58, size: 92, thread: "marigold" },
  { x: 306, y: 332, size: 92, thread: "marigold" },
  { x: 306, y: 58, size: 92, thread: "marigold" },
  { x: 84, y: 332, size: 92, thread: "marigold" },
];

/** Eight flowers on a lattice that bloom one after the other, around the two people. */
export function BloomingCloth() {
  return (
    <svg viewBox="0 0 390 400" aria-hidden="true">
      {flowers.map(({ x, y, size, thread }, i) => (
        <g key={`${x} ${y}`} className="bloom" style={delayed(200 + i * 60)}>
          <svg x={x - size / 2} y={y - size / 2} width={size} height={size} overflow="visible">
            <Phul thread={thread} />
          </svg>
        </g>
      ))}
    </svg>
  );
}
