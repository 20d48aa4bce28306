import { useT } from "../platform/locale.tsx";
import type { DegreeRange } from "./degree-range.ts";

/** Shows a wish for a range of degrees as text: "Graduate or more". */
export function DegreeWords({ range, min, max }: { range: DegreeRange; min: string; max: string }) {
  const t = useT("relations");
  switch (range) {
    case "any":
      return t("degrees.any");
    case "from":
      return t("degrees.from", { title: min });
    case "up_to":
      return t("degrees.up_to", { title: max });
    case "only":
      return min;
    case "range":
      return t("degrees.range", { min, max });
  }
}
