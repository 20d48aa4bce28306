import type { MemberProfile } from "@sanjog/contract/member-view";
import { langOf } from "@sanjog/i18n/lang-of";
import { htmlLang } from "@sanjog/i18n/locale";
import { useLocale, useT, useTranslateKey } from "../../platform/locale.tsx";
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
    <ProfileSection id="profile-family" title={t("sections.family")} aloud>
      <FamilyStory profile={profile} />
    </ProfileSection>
  );
}

/** The family in sentences, and what it wrote about itself. Parents' names in the other script follow the sentences. */
export function FamilyStory({ profile }: Props) {
  const t = useT("view_profile");
  const sentence = useTranslateKey<SentenceKey>("profile_sentences");
  const { locale } = useLocale();
  const { family_details, career_details: career } = profile;
  const { father_name, mother_name } = family_details;
  const isForeign = (name: string | null) => ![undefined, htmlLang(locale)].includes(langOf(name));
  return (
    <Story
      sentences={familySentences(sentence, {
        ...family_details,
        father_name: isForeign(father_name) ? null : father_name,
        mother_name: isForeign(mother_name) ? null : mother_name,
        gender: genderOf(profile),
        place: career.city.name,
      })}
      names={[
        { label: t("parents.father"), name: isForeign(father_name) ? father_name : null },
        { label: t("parents.mother"), name: isForeign(mother_name) ? mother_name : null },
      ]}
      words={family_details.about_family}
    />
  );
}
