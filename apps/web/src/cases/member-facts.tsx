import { formatDate } from "@sanjog/i18n/format";
import { useLocale, useT } from "../platform/locale.tsx";
import type { CaseFile } from "./queries.ts";

const statuses = [
  "registering",
  "active",
  "held",
  "paused",
  "active_unreviewed",
  "matched",
  "suspended",
] as const;

/** Name, status and a line of facts about the member of a case. */
export function MemberFacts({ member }: { member: NonNullable<CaseFile["member"]> }) {
  const t = useT("cases");
  const { locale } = useLocale();
  const status = statuses[member.profile_status];
  const facts = [
    member.age === null ? "" : t("member.age", { age: String(member.age) }),
    member.city,
    t(`member.gender.${member.gender}`),
    t(`member.for.${member.profile_for}`),
    t("member.number", { number: member.profile_number }),
    t("member.since", { date: formatDate(locale, member.member_since) }),
  ];
  return (
    <>
      <p className="desk-row">
        <b>{member.name}</b>
        {status && <span className="desk-tag">{t(`member.status.${status}`)}</span>}
      </p>
      <p className="desk-quiet">{facts.filter(Boolean).join(" · ")}</p>
    </>
  );
}
