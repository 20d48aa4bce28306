import type { RequestRow } from "@sanjog/contract/request-row";
import { Check } from "lucide-react";
import { useT } from "../platform/locale.tsx";
import { classes } from "../ui/classes.ts";

type Props = { met: RequestRow["member"]["match"] };

/** One line about how many wishes of each side are met; renders nothing where neither side has any. */
export function SidesLine({ met }: Props) {
  const t = useT("relations");
  if (!met) return null;
  const { mine_met, mine_of, theirs_met, theirs_of } = met;
  if (mine_of + theirs_of === 0) return null;
  const sides =
    mine_met < mine_of ? "some" : theirs_of === 0 ? "mine" : theirs_met < theirs_of ? "theirs" : "both";
  const [count, total] = sides === "some" ? [mine_met, mine_of] : [theirs_met, theirs_of];
  const all_met = sides === "both" || sides === "mine";
  return (
    <p className={classes("sides-line", all_met && "text-mehndi")}>
      {all_met && <Check aria-hidden="true" size={18} strokeWidth={2.5} />}
      {t(`sides.${sides}`, { met: String(count), of: String(total) })}
    </p>
  );
}
