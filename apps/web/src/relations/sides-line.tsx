import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "../platform/locale.tsx";
import { classes } from "../ui/classes.ts";
import { type SidesMet, sidesOfMatch } from "./sides.ts";

/** One line about how many wishes of each side are met; renders nothing where neither side has any. */
export function SidesLine({ met }: { met: SidesMet | undefined }) {
  const t = useT("relations");
  const shown = met && sidesOfMatch(met);
  if (!shown) return null;
  const { sides, ...count } = shown;
  return (
    <CheckedLine all={sides === "both" || sides === "mine"}>
      {t(`sides.${sides}`, { met: String(count.met), of: String(count.of) })}
    </CheckedLine>
  );
}

/** The line that says once for all persons of a list what each card would say. */
export function BothSidesLine() {
  const t = useT("relations");
  return (
    <CheckedLine all className="max-md:gap-1 max-md:text-xs min-[24rem]:whitespace-nowrap">
      {t("sides.both_here")}
    </CheckedLine>
  );
}

type Props = { all: boolean; children: ReactNode; className?: string };

function CheckedLine({ all, children, className }: Props) {
  return (
    <p className={classes("sides-line", all && "text-mehndi", className)}>
      <Check aria-hidden="true" size={18} strokeWidth={2.5} />
      {children}
    </p>
  );
}
