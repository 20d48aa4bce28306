import { tellsOfLook } from "@sanjog/domain/cases/case";
import { langOf } from "@sanjog/i18n/lang-of";
import { useT } from "../platform/locale.tsx";
import { CasePictures } from "./case-pictures.tsx";
import { useDeskLabel } from "./desk-label.ts";
import { MemberFacts } from "./member-facts.tsx";
import { PrivateDetails } from "./private-details.tsx";
import type { CaseFile } from "./queries.ts";

type Member = NonNullable<CaseFile["member"]>;

/** The member whom a case is about, without contact details. */
export function AboutMember({ id, kind, member }: { id: string; kind: CaseFile["kind"]; member: Member }) {
  const t = useT("cases");
  return (
    <section aria-labelledby="case-member">
      <h2 id="case-member">{t("member.title")}</h2>
      <MemberFacts member={member} />
      {member.has_nominee && <p className="desk-note">{t("member.nominee")}</p>}
      <CasePictures id={id} pictures={member.pictures} />
      <Texts member={member} />
      {tellsOfLook(kind) && <PrivateDetails id={id} />}
    </section>
  );
}

function Texts({ member }: { member: Member }) {
  const t = useT("cases");
  const label = useDeskLabel();
  const doubts = new Set(member.review_notes.map(({ field }) => field));
  const written = Object.entries(member.texts).filter(([, text]) => text);
  return (
    <>
      {written.map(([field, text]) => (
        <div key={field}>
          <h3 className="desk-label">
            {label(field)} {doubts.has(field) && <span className="desk-warning">{t("member.doubt")}</span>}
          </h3>
          <p className="desk-words" lang={langOf(text)}>
            {text}
          </p>
        </div>
      ))}
    </>
  );
}
