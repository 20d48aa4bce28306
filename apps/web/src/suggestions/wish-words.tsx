import type { ShownPreferences } from "@sanjog/contract/profile-details";
import { formatHeight } from "@sanjog/i18n/format";
import type { Locale } from "@sanjog/i18n/locale";
import { type Translate, useLocale, useT } from "../platform/locale.tsx";
import { usePairs } from "../platform/wide.ts";
import { degreeText } from "../relations/degree-words.tsx";
import { chipsOf, incomeText, joinedTitles, type WishChip } from "../relations/wish-chips.ts";

/** The wishes as chips, the most important first. */
export function WishChips({ preferences }: { preferences: ShownPreferences }) {
  const t = useT("suggestions");
  const words = useWishWords();
  return (
    <ul aria-label={t("wishes")} className="flex flex-wrap gap-2">
      {chipsOf(preferences).map((chip) => (
        <li key={chip.kind === "titles" ? chip.field : chip.kind} className="chip min-h-0 py-2">
          {words(chip)}
        </li>
      ))}
    </ul>
  );
}

/** The first wishes, of which a phone has room for one, and the number of the others, in one sentence. */
export function WishLine({ preferences }: { preferences: ShownPreferences }) {
  const t = useT("suggestions");
  const words = useWishWords();
  const named = usePairs() ? 2 : 1;
  const chips = chipsOf(preferences);
  const first = chips.slice(0, named).map(words).join(", ");
  return t("wishes_more", { first, count: Math.max(0, chips.length - named) });
}

function useWishWords(): (chip: WishChip) => string {
  const t = useT("suggestions");
  const words = useT("relations");
  const { locale } = useLocale();
  return (chip) => wishWords(chip, t, words, locale);
}

function wishWords(
  chip: WishChip,
  t: Translate<"suggestions">,
  words: Translate<"relations">,
  locale: Locale,
): string {
  switch (chip.kind) {
    case "age":
      return t("chips.age", { min: String(chip.min), max: String(chip.max) });
    case "height":
      return t("chips.range", { min: formatHeight(locale, chip.min), max: formatHeight(locale, chip.max) });
    case "education":
      return degreeText(chip, words);
    case "income":
      return incomeText(chip, words);
    case "titles":
      return joinedTitles(chip.titles);
  }
}
