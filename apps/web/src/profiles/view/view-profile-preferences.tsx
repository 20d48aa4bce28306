import type { ShownPreferences } from "@sanjog/contract/profile-details";
import { criteria } from "@sanjog/domain/suggestions/wish-table";
import { useT } from "../../platform/locale.tsx";
import { chipsOf } from "../../relations/wish-chips.ts";
import { useWishText } from "./fit/use-wish-text.ts";
import { PlainChips } from "./parts/plain-chips.tsx";
import { ProfileSection } from "./parts/profile-section.tsx";
import { WrittenText } from "./parts/written-text.tsx";

type Props = { preferences: ShownPreferences };

/** What the owner hopes for, under its heading. */
export function ViewProfilePreferences({ preferences }: Props) {
  const t = useT("view_profile");
  return (
    <ProfileSection id="profile-wishes" title={t("sections.preferences")}>
      <WishChips preferences={preferences} />
    </ProfileSection>
  );
}

/** Each wish as a chip, one sentence for all that is open, and what the owner wrote. */
export function WishChips({ preferences }: Props) {
  const t = useT("view_profile");
  const wishText = useWishText();
  const chips = chipsOf(preferences);
  const words = preferences.about_desired_partner;
  return (
    <div className="grid gap-2">
      <PlainChips facts={chips.map((chip) => wishText(chip))}>
        {chips.length < criteria.length && <li className="self-center">{t("open_about_else")}</li>}
      </PlainChips>
      {words && <WrittenText text={words} className="text-sm text-ink-2" />}
    </div>
  );
}
