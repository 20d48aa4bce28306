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

/** What the owner hopes for, under its heading; renders nothing where all of it is among the reasons of the match. */
export function ViewProfilePreferences({ profile }: { profile: MemberProfile }) {
  const t = useT("view_profile");
  const wishes = useOpenWishes(profile);
  if (wishes === "none") return null;
  return (
    <ProfileSection id="profile-wishes" title={t("sections.preferences")}>
      {wishes === "words" ? (
        <div className="card px-4 py-2.5 leading-[1.5]">
          <WrittenText text={profile.preferences.about_desired_partner} />
        </div>
      ) : (
        <WishChips preferences={profile.preferences} />
      )}
    </ProfileSection>
  );
}

/** Returns what the reasons of the match do not say of the owner's wishes: all, the owner's words, or none. */
export function useOpenWishes(profile: MemberProfile): "all" | "words" | "none" {
  const fit = useFit(profile);
  if (fit?.side !== "listed") return "all";
  return profile.preferences.about_desired_partner ? "words" : "none";
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
