import type { MemberProfile } from "@sanjog/contract/member-view";
import { useT, useTranslateKey } from "../../platform/locale.tsx";
import { genderOf } from "../../relations/member-words.ts";
import { ProfileSection } from "./parts/profile-section.tsx";
import { Story } from "./parts/story.tsx";
import { familySentences } from "./sentences/family-sentences.ts";
import type { SentenceKey } from "./sentences/sentence-parts.ts";

type Props = { profile: MemberProfile };

/** The family under its heading. */
export function ViewProfileFamily({ profile }: Props) {
  const t = useT("view_profile");
  return (
    <ProfileSection id="profile-family" title={t("sections.family")}>
      <FamilyStory profile={profile} />
    </ProfileSection>
  );
}

/** The family in sentences, and what it wrote about itself. */
export function FamilyStory({ profile }: Props) {
  const sentence = useTranslateKey<SentenceKey>("profile_sentences");
  const { family_details, career_details: career } = profile;
  return (
    <Story
      sentences={familySentences(sentence, {
        ...family_details,
        gender: genderOf(profile),
        place: career.city.name,
      })}
      words={family_details.about_family}
    />
  );
}
