import { classes } from "./classes.ts";

const petal =
  "M-1.1-9.5h2.2M-3.3-12.5h6.5M-5.4-15.5h10.8M-7.6-18.5h15.2M-9.8-21.5h19.5M-11.9-24.5h23.8M-11.9-27.5h23.8M-9.8-30.5h19.5M-7.6-33.5h15.2M-5.4-36.5h10.8M-3.3-39.5h6.5M-1.1-42.5h2.2";
const leaf = "M-1-9.5h2M-3-12.5h6M-5-15.5h10M-7-18.5h14M-9-21.5h18M-7-24.5h14M-5-27.5h10M-3-30.5h6M-1-33.5h2";
const heart = "M-4.5 0h9M-3-1.9h6M-3 1.9h6M-1.4-3.8h2.8M-1.4 3.8h2.8";

const threads = {
  haldi: { petal: "var(--haldi)", leaf: "var(--haldi-deep)", heart: "var(--madder)" },
  gold: { petal: "var(--haldi)", leaf: "var(--haldi-deep)", heart: "var(--on-madder)" },
  white: { petal: "var(--on-madder)", leaf: "var(--haldi)", heart: "var(--haldi-deep)" },
  marigold: { petal: "var(--haldi-deep)", leaf: "var(--haldi)", heart: "var(--on-madder)" },
};

export type PhulThread = keyof typeof threads;

/** The embroidered flower: a decoration that screen readers skip. */
export function Phul({ thread = "haldi", className }: { thread?: PhulThread; className?: string }) {
  const colours = threads[thread];
  return (
    <svg viewBox="-50 -50 100 100" className={classes("flex-none", className)} aria-hidden="true" fill="none">
      <g strokeWidth="1.9">
        {[0, 90, 180, 270].map((turn) => (
          <path key={turn} d={petal} stroke={colours.petal} transform={`rotate(${turn})`} />
        ))}
        {[45, 135, 225, 315].map((turn) => (
          <path key={turn} d={leaf} stroke={colours.leaf} transform={`rotate(${turn})`} />
        ))}
        <path d={heart} stroke={colours.heart} />
      </g>
    </svg>
  );
}
