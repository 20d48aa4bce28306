import type { ShownPreferences } from "@sanjog/contract/profile-details";
import { criteria } from "@sanjog/domain/suggestions/wish-table";
import { langOf } from "@sanjog/i18n/lang-of";
import { useT } from "../../platform/locale.tsx";
import { chipsOf } from "../../relations/wish-chips.ts";
import { useWishText } from "./fit/use-wish-text.ts";
import { PlainChips } from "./parts/plain-chips.tsx";
import { ProfileSection } from "./parts/profile-section.tsx";

/** What the owner hopes for: each wish as a chip, and one sentence for all that is open. */
export function ViewProfilePreferences({ preferences }: { preferences: ShownPreferences }) {
  const t = useT("view_profile");
  const wishText = useWishText();
  const chips = chipsOf(preferences);
  const words = preferences.about_desired_partner;
  return (
    <ProfileSection id="profile-wishes" title={t("sections.preferences")}>
      <div className="grid gap-2">
        <PlainChips facts={chips.map(wishText)}>
          {chips.length < criteria.length && <li className="self-center">{t("open_about_else")}</li>}
        </PlainChips>
        {words && (
          <p lang={langOf(words)} className="text-sm whitespace-pre-line text-ink-2">
            {words}
          </p>
        )}
      </div>
    </ProfileSection>
  );
}
