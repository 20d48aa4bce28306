import type { MemberProfile } from "@sanjog/contract/member-view";
import { useT, useTranslateKey } from "../../platform/locale.tsx";
import { genderOf } from "../../relations/member-words.ts";
import { ProfileSection } from "./parts/profile-section.tsx";
import { Story } from "./parts/story.tsx";
import { careerSentence } from "./sentences/career-sentences.ts";
import type { SentenceKey } from "./sentences/sentence-parts.ts";

type Props = { profile: MemberProfile };

/** Education and work under their heading. */
export function ViewProfileCareer({ profile }: Props) {
  const t = useT("view_profile");
  return (
    <ProfileSection id="profile-work" title={t("sections.career")} aloud>
      <CareerStory profile={profile} />
    </ProfileSection>
  );
}

/** Education and work in one sentence. The income is among the facts at a glance. */
export function CareerStory({ profile }: Props) {
  const sentence = useTranslateKey<SentenceKey>("profile_sentences");
  const facts = { ...profile.career_details, gender: genderOf(profile) };
  return <Story sentences={careerSentence(sentence, facts)} />;
}
