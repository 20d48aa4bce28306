import type { MemberProfile } from "@sanjog/contract/member-view";
import type { ShownPreferences } from "@sanjog/contract/profile-details";
import { criteria } from "@sanjog/domain/suggestions/wish-table";
import { useT } from "../../platform/locale.tsx";
import { chipsOf } from "../../relations/wish-chips.ts";
import { useFit } from "./fit/use-fit.ts";
import { useWishText } from "./fit/use-wish-text.ts";
import { PlainChips } from "./parts/plain-chips.tsx";
import { ProfileSection } from "./parts/profile-section.tsx";
import { WrittenText } from "./parts/written-text.tsx";

/** What the owner hopes for, under its heading; renders nothing where the reasons of the match say it. */
export function ViewProfilePreferences({ profile }: { profile: MemberProfile }) {
  const t = useT("view_profile");
  if (!useOpenWishes(profile)) return null;
  return (
    <ProfileSection id="profile-wishes" title={t("sections.preferences")} aloud>
      <WishChips preferences={profile.preferences} />
    </ProfileSection>
  );
}

/** Returns whether the owner's wishes have a part of their own, since the reasons of the match do not list them. */
export function useOpenWishes(profile: MemberProfile): boolean {
  const fit = useFit(profile);
  return !fit || fit.side === "counted";
}

/** Each wish as a chip, one sentence for all that is open, and what the owner wrote. */
export function WishChips({ preferences }: { preferences: ShownPreferences }) {
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
