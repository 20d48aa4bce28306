import asha from "../../site/people/asha.webp";
import gurpreet from "../../site/people/gurpreet-small.webp";
import { classes } from "../../ui/classes.ts";
import { Phul } from "../../ui/phul.tsx";

/** Two drawn people, joined by a flower: what the account is for. */
export function JoinedFaces({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={classes("joined-faces", className)}>
      <img src={asha} alt="" width="232" height="232" />
      <Phul thread="gold" />
      <img src={gurpreet} alt="" width="232" height="232" />
    </div>
  );
}
