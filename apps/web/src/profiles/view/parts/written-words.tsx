import type { MemberProfile } from "@sanjog/contract/member-view";
import { langOf } from "@sanjog/i18n/lang-of";
import { nameFor } from "@sanjog/i18n/name-for";
import { PenLine } from "lucide-react";
import { useLocale, useT } from "../../../platform/locale.tsx";
import { useWrittenIn } from "../../../platform/written-in.ts";
import { genderOf, joined } from "../../../relations/member-words.ts";
import { PersonalChips, useHealthFacts } from "../view-profile-personal.tsx";
import { writerOf } from "../view-profile-state.ts";
import { ProfileSection } from "./profile-section.tsx";

/** What is written about a person, with hobbies and health, under its heading; renders nothing without any of them. */
export function WrittenWords({ profile }: { profile: MemberProfile }) {
  const t = useT("view_profile");
  const { locale } = useLocale();
  const { express_yourself: text, profile_for, hobbies_title } = profile.profile_details;
  const { name } = nameFor(locale, profile.profile_details);
  const facts = [...hobbies_title, ...useHealthFacts(profile)];
  const is_own = text && writerOf(profile_for) === "myself";
  if (!text && facts.every((fact) => fact === null)) return null;
  return (
    <ProfileSection aloud title={is_own ? t(`words.own.${genderOf(profile)}`) : t("words.about", { name })}>
      <div className="grid gap-2">
        <WordsBlock profile={profile} />
        <PersonalChips profile={profile} />
      </div>
    </ProfileSection>
  );
}

/** The words on their coloured ground, and who wrote them if it was another person; renders nothing for an empty text. */
export function WordsBlock({ profile }: { profile: MemberProfile }) {
  const t = useT("view_profile");
  const { express_yourself: text, profile_for } = profile.profile_details;
  const writer = writerOf(profile_for);
  const other = writer === "myself" ? null : writer;
  const language = useWrittenIn(text);
  if (!text) return null;
  return (
    <div className="rounded-lg bg-haldi-soft px-4 py-2.5 leading-[1.5]">
      <p lang={langOf(text)} className="whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      {(other || language) && (
        <p className="mt-2 flex items-center gap-2 text-xs leading-(--lh-ui) text-haldi-ink">
          {other && <PenLine aria-hidden="true" size={20} className="flex-none" />}
          {joined(other && t(`words.by.${other}`), language)}
        </p>
      )}
    </div>
  );
}
