import { Phul, type PhulThread } from "../ui/phul.tsx";
import { delayed } from "./delayed.ts";

type Flower = { x: number; y: number; size: number; thread: PhulThread };

/** From the middle outward, in the order in which they bloom. */
const flowers: readonly Flower[] = [
  { x: 195, y: 43, size: 84, thread: "gold" },
  { x: 195, y: 269, size: 84, thread: "gold" },
  { x: 66, y: 32, size: 56, thread: "marigold" },
  { x: 324, y: 280, size: 56, thread: "marigold" },
  { x: 324, y: 32, size: 56, thread: "marigold" },
  { x: 66, y: 280, size: 56, thread: "marigold" },
];

/** On phones: six flowers that bloom one after the other, above and below the two people. */
export function BloomingCloth() {
  return (
    <svg viewBox="0 0 390 312" className="cloth-flowers" aria-hidden="true">
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
