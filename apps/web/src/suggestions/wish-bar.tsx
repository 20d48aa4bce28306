import type { ShownPreferences } from "@sanjog/contract/profile-details";
import { formatHeight } from "@sanjog/i18n/format";
import { SlidersHorizontal } from "lucide-react";
import { useLocale, useT } from "../platform/locale.tsx";
import { DegreeWords } from "../relations/degree-words.tsx";
import { ButtonLink } from "../ui/controls/button.tsx";
import { chipsOf, type WishChip } from "./suggestions-state.ts";

/** Shows the wishes behind the suggestions, with a link to change them. */
export function WishBar({ preferences }: { preferences: ShownPreferences | null }) {
  const t = useT("suggestions");
  return (
    <div className="-mx-(--gutter) mb-6 flex items-center gap-3 overflow-x-auto px-(--gutter) py-1 [scrollbar-width:none] md:flex-wrap md:overflow-visible">
      <ButtonLink
        to="/profile-registration-edit/preference"
        className="flex-none"
        icon={<SlidersHorizontal aria-hidden="true" size={22} />}
      >
        {t("edit_preferences")}
      </ButtonLink>
      {preferences && (
        <ul aria-label={t("wishes")} className="flex flex-none gap-3 md:shrink md:flex-wrap">
          {chipsOf(preferences).map((chip) => (
            <li
              key={chip.kind === "titles" ? chip.field : chip.kind}
              className="chip min-h-0 py-2 whitespace-nowrap"
            >
              <ChipWords chip={chip} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function ChipWords({ chip }: { chip: WishChip }) {
  const t = useT("suggestions");
  const { locale } = useLocale();
  switch (chip.kind) {
    case "age":
      return t("chips.age", { min: String(chip.min), max: String(chip.max) });
    case "height":
      return t("chips.range", { min: formatHeight(locale, chip.min), max: formatHeight(locale, chip.max) });
    case "education":
      return <DegreeWords {...chip} />;
    case "income":
      return t("chips.from", { title: chip.min });
    case "titles":
      return chip.titles.join(", ");
  }
}
