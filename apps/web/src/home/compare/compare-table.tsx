import type { MemberProfile } from "@sanjog/contract/member-view";
import { langOf } from "@sanjog/i18n/lang-of";
import { nameFor } from "@sanjog/i18n/name-for";
import { Link } from "react-router";
import { useLocale, useT } from "../../platform/locale.tsx";
import { profilePath } from "../../platform/profile-path.ts";
import { useGlanceFacts } from "../../profiles/view/parts/use-glance-facts.ts";
import { MemberPicture } from "../../ui/member-picture.tsx";

/** One column for each member; every fact has its name on a line above its values, since phones are narrow. */
export function CompareTable({ profiles }: { profiles: readonly MemberProfile[] }) {
  const { locale } = useLocale();
  const rows = useRows(profiles);
  return (
    <table className="compare-table">
      <thead>
        <tr>
          {profiles.map(({ user_id, profile_picture, profile_details: person }) => {
            const { name } = nameFor(locale, person);
            return (
              <th key={user_id} scope="col">
                <MemberPicture
                  size="card"
                  small
                  picture={profile_picture}
                  name=""
                  id={user_id}
                  className="compare-photo rounded-md"
                />
                <Link to={profilePath(user_id)} className="compare-name">
                  <span lang={langOf(name)}>{name}</span>, {person.age}
                </Link>
              </th>
            );
          })}
        </tr>
      </thead>
      {rows.map(({ label, values }) => (
        <tbody key={label}>
          <tr>
            <th scope="rowgroup" colSpan={profiles.length}>
              {label}
            </th>
          </tr>
          <tr>
            {values.map((value, column) => (
              <td key={profiles[column]?.user_id} lang={langOf(value)}>
                {value || "–"}
              </td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  );
}

function useRows(profiles: readonly MemberProfile[]): { label: string; values: string[] }[] {
  const t = useT("view_profile");
  const glanceFacts = useGlanceFacts();
  const facts = profiles.map(glanceFacts);
  const row = (label: string, valueOf: (profile: MemberProfile) => string) => ({
    label,
    values: profiles.map(valueOf),
  });
  const glance = (facts[0] ?? [])
    // The name of this fact has the country of one of them.
    .filter(({ fact }) => fact !== "status")
    .map(({ fact, label }) => ({
      label,
      values: facts.map((theirs) => theirs.find((one) => one.fact === fact)?.value ?? ""),
    }));
  return [
    row(t("anchors.work"), ({ career_details }) => career_details.occupation_title),
    ...glance,
    row(t("gotras.father"), ({ family_details }) => family_details.paternal_gotra_title),
    row(t("gotras.mother"), ({ family_details }) => family_details.maternal_gotra_title),
    row(t("anchors.family"), ({ family_details }) => family_details.family_type_title),
  ];
}
