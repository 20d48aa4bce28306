import { type Translate, useT } from "../platform/locale.tsx";
import type { DegreeRange } from "./degree-range.ts";

type Props = { range: DegreeRange; min: string; max: string };

/** Shows a wish for a range of degrees as text. */
export function DegreeWords(wish: Props) {
  return degreeText(wish, useT("relations"));
}

/** Returns a wish for a range of degrees as text: "Graduate or more". */
export function degreeText({ range, min, max }: Props, t: Translate<"relations">): string {
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
