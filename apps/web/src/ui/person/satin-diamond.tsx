import { classes } from "../classes.ts";

const filled = "M6.1 2.3h1.8M4.3 4.1h5.4M2.4 6h9.2M2.4 8h9.2M4.3 9.9h5.4M6.1 11.7h1.8";
const outline = "M7 1.2 12.8 7 7 12.8 1.2 7z";

type Props = { hollow?: boolean; className?: string };

/** A stitched diamond: filled for a wish that is met, a dashed outline for one that is not. Screen readers skip it. */
export function SatinDiamond({ hollow = false, className }: Props) {
  return (
    <svg viewBox="0 0 14 14" fill="none" aria-hidden="true" className={classes("satin-diamond", className)}>
      {hollow ? (
        <path d={outline} stroke="var(--madder)" strokeWidth="1.3" strokeDasharray="2.4 1.5" />
      ) : (
        <path d={filled} stroke="var(--haldi-mark)" strokeWidth="1.5" />
      )}
    </svg>
  );
}
