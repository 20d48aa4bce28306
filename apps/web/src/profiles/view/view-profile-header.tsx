import type { MemberProfile } from "@sanjog/contract/member-view";
import { formatProfileNumber } from "@sanjog/domain/profiles/profile-number-words";
import { formatHeight } from "@sanjog/i18n/format";
import { langOf } from "@sanjog/i18n/lang-of";
import { nameFor } from "@sanjog/i18n/name-for";
import { BadgeCheck } from "lucide-react";
import { useEffect } from "react";
import { useLocale, useT } from "../../platform/locale.tsx";
import { useProductName } from "../../platform/site-info.ts";
import { ProposalNote } from "../../proposals/proposal-note.tsx";
import { stateOf } from "../../relations/member-state.ts";
import { joined } from "../../relations/member-words.ts";
import { StateBadge } from "../../relations/state-badge.tsx";
import type { AskStep } from "../../relations/use-member-steps.tsx";
import { useArrivalFocus } from "../../ui/layout/arrival.ts";
import { MemberPicture } from "../../ui/member-picture.tsx";
import { OtherName } from "../../ui/other-name.tsx";
import { ViewProfileActions } from "./view-profile-actions.tsx";
import { ViewProfileContact } from "./view-profile-contact.tsx";
import { useStickyColumn } from "./view-profile-sticky.ts";

type Props = { profile: MemberProfile; ask: AskStep };

/** The picture, a one-line description and the actions. */
export function ViewProfileHeader({ profile, ask }: Props) {
  const t = useT("relations");
  const { locale } = useLocale();
  const { profile_details: person, career_details: career, relation } = profile;
  const { name, other } = nameFor(locale, person);
  const heading = useArrivalFocus();
  const column = useStickyColumn<HTMLElement>();
  useWindowTitle(name);
  const state = stateOf(relation);
  return (
    <section ref={column} className="card overflow-hidden lg:sticky">
      <MemberPicture
        picture={profile.profile_picture}
        name={name}
        id={profile.user_id}
        size="full"
        className="aspect-square w-full"
      />
      <div className="kinari-white" />
      <div className="grid grid-cols-1 gap-4 p-5 md:p-6">
        <div className="grid grid-cols-1 gap-2">
          <h1 ref={heading} tabIndex={-1} lang={langOf(name)}>
            {name}
          </h1>
          <OtherName name={other} />
          <p className="text-ink-2">
            {joined(
              t("years", { age: String(person.age) }),
              formatHeight(locale, person.height),
              career.occupation_title,
            )}
          </p>
          <ProfileNumber number={profile.profile_number} />
          <div className="flex flex-wrap gap-2">
            {person.namdhari_sect && <NamdhariMark />}
            {state && <StateBadge state={state} />}
          </div>
          <ProposalNote proposal={relation.proposal} />
        </div>
        <ViewProfileContact profile={profile} />
        <ViewProfileActions profile={profile} ask={ask} />
      </div>
    </section>
  );
}

/** The details that families compare first. */
function ProfileNumber({ number }: { number: string }) {
  const t = useT("view_profile");
  return <p className="text-sm text-ink-3">{t("number", { number: formatProfileNumber(number) })}</p>;
}

function NamdhariMark() {
  const t = useT("relations");
  return (
    <span className="inline-flex w-fit items-center gap-2 rounded-sm bg-mehndi-soft px-3 py-1 leading-(--lh-ui) text-mehndi">
      <BadgeCheck aria-hidden="true" size={22} />
      {t("namdhari")}
    </span>
  );
}

function useWindowTitle(name: string): void {
  const t = useT("view_profile");
  const product = useProductName();
  useEffect(() => {
    document.title = `${t("title", { name })} · ${product}`;
  }, [t, name, product]);
}
