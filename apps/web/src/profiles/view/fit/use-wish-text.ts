import { formatHeight } from "@sanjog/i18n/format";
import { useLocale, useT } from "../../../platform/locale.tsx";
import { degreeText } from "../../../relations/degree-words.tsx";
import { shortTitle } from "../../../relations/short-title.ts";
import { incomeText, joinedTitles, type WishChip } from "../../../relations/wish-chips.ts";

const most_titles = 2;

/**
 * Returns a function that writes a wish as a short text, such as "Age 25–33". Of a longer list it names two, where there
 * is room for `few` only.
 */
export function useWishText(): (chip: WishChip, room?: "few") => string {
  const t = useT("view_profile");
  const words = useT("relations");
  const { locale } = useLocale();
  return (chip, room) => {
    // A height keeps to one line.
    const heightText = (height: Parameters<typeof formatHeight>[1]) =>
      formatHeight(locale, height).replaceAll(" ", "\u00a0");
    switch (chip.kind) {
      case "age":
        return t("wishes.ages", { min: String(chip.min), max: String(chip.max) });
      case "height":
        return t("wishes.range", {
          min: heightText(chip.min),
          max: heightText(chip.max),
        });
      case "education":
        return degreeText({ ...chip, min: shortTitle(chip.min), max: shortTitle(chip.max) }, words);
      case "income":
        return incomeText({ ...chip, min: shortTitle(chip.min) }, words);
      case "titles":
        return room && chip.titles.length > most_titles
          ? t("fit.and_more", {
              titles: joinedTitles(chip.titles.slice(0, most_titles)),
              count: String(chip.titles.length - most_titles),
            })
          : joinedTitles(chip.titles);
    }
  };
}
