import type { MemberProfile } from "@sanjog/contract/member-view";
import { useT, useTranslateKey } from "../../platform/locale.tsx";
import { genderOf } from "../../relations/member-words.ts";
import { ProfileSection } from "./parts/profile-section.tsx";
import { Story } from "./parts/story.tsx";
import { careerSentences } from "./sentences/career-sentences.ts";
import type { SentenceKey } from "./sentences/sentence-parts.ts";

/** Education and work in sentences, and the income where it is shown. */
export function ViewProfileCareer({ profile }: { profile: MemberProfile }) {
  const t = useT("view_profile");
  const sentence = useTranslateKey<SentenceKey>("profile_sentences");
  const { career_details: career } = profile;
  const income = career.annual_income_title;
  return (
    <ProfileSection id="profile-work" title={t("sections.career")}>
      <Story
        sentences={careerSentences(sentence, { ...career, gender: genderOf(profile) })}
        {...(income !== null && {
          quiet: career.annual_income === "no_income" ? income : t("income_a_year", { income }),
        })}
      />
    </ProfileSection>
  );
}
