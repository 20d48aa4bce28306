import { Check } from "lucide-react";
import { classes } from "../classes.ts";

type Props = { title: string; chosen: boolean; onClick: () => void };

/** A row of a list from which one option is chosen. */
export function PickRowButton({ title, chosen, onClick }: Props) {
  return (
    <button
      type="button"
      data-row
      className={classes("check-row w-full justify-between text-start", chosen && "font-strong")}
      aria-current={chosen || undefined}
      onClick={onClick}
    >
      <span>{title}</span>
      {chosen && <Check aria-hidden="true" className="text-madder" />}
    </button>
  );
}
