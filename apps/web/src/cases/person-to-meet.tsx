import { useT } from "../platform/locale.tsx";
import { CasePictures } from "./case-pictures.tsx";
import type { CaseFile } from "./queries.ts";

type Props = { id: string; person: NonNullable<CaseFile["to_meet"]> };

/** Whom a volunteer meets: as much of the profile as it takes to recognise the person. */
export function PersonToMeet({ id, person }: Props) {
  const t = useT("cases");
  const age = person.age === null ? "" : t("member.age", { age: String(person.age) });
  return (
    <section aria-labelledby="case-member">
      <h2 id="case-member">{t("member.title")}</h2>
      <p>
        <b>{person.name}</b>
      </p>
      <p className="desk-quiet">{[age, person.city].filter(Boolean).join(" · ")}</p>
      <CasePictures id={id} pictures={person.pictures} />
    </section>
  );
}
