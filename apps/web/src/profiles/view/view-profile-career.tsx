import type { MemberProfile } from "@sanjog/contract/member-view";
import type { ReactNode } from "react";
import { useT, useTranslateKey } from "../../platform/locale.tsx";
import { genderOf } from "../../relations/member-words.ts";
import { ProfileSection } from "./parts/profile-section.tsx";
import { Story } from "./parts/story.tsx";
import { careerSentences } from "./sentences/career-sentences.ts";
import type { SentenceKey } from "./sentences/sentence-parts.ts";
import { PersonalChips } from "./view-profile-personal.tsx";

type Props = { profile: MemberProfile; children?: ReactNode };

/** Education and work, which are few words, and the personal facts that no other part has. */
export function ViewProfileCareer({ profile }: Props) {
  const t = useT("view_profile");
  return (
    <ProfileSection id="profile-work" title={t("sections.career")}>
      <CareerStory profile={profile}>
        <PersonalChips profile={profile} />
      </CareerStory>
    </ProfileSection>
  );
}

/** Education and work in sentences. The income is among the facts at a glance. */
export function CareerStory({ profile, children }: Props) {
  const sentence = useTranslateKey<SentenceKey>("profile_sentences");
  const facts = { ...profile.career_details, gender: genderOf(profile) };
  return <Story sentences={careerSentences(sentence, facts)}>{children}</Story>;
}
