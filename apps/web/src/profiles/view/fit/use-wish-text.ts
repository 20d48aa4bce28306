import { formatHeight } from "@sanjog/i18n/format";
import { useLocale, useT } from "../../../platform/locale.tsx";
import { degreeText } from "../../../relations/degree-words.tsx";
import type { WishChip } from "../../../relations/wish-chips.ts";
import { shortIncome } from "../view-profile-state.ts";

/** Returns a function that writes a wish as a short text, such as "Age 25–33". */
export function useWishText(): (chip: WishChip) => string {
  const t = useT("view_profile");
  const degrees = useT("relations");
  const { locale } = useLocale();
  return (chip) => {
    switch (chip.kind) {
      case "age":
        return t("wishes.ages", { min: String(chip.min), max: String(chip.max) });
      case "height":
        return t("wishes.range", {
          min: formatHeight(locale, chip.min),
          max: formatHeight(locale, chip.max),
        });
      case "education":
        return degreeText(chip, degrees);
      case "income":
        return t("wishes.from", { title: shortIncome(chip.min) });
      case "titles":
        return chip.titles.join(", ");
    }
  };
}
