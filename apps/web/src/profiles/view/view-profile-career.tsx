import type { MemberProfile } from "@sanjog/contract/member-view";
import { GraduationCap } from "lucide-react";
import { useT } from "../../platform/locale.tsx";
import { placeLine } from "../../relations/member-words.ts";
import { Card, Details } from "../../ui/layout/card.tsx";
import { useShown } from "./view-profile-hidden.tsx";

/** Education, work and where the member lives. */
export function ViewProfileCareer({ profile }: { profile: MemberProfile }) {
  const t = useT("view_profile");
  const field = useT("fields");
  const { career_details: career, relation } = profile;
  const shown = useShown(relation.connected);
  return (
    <Card title={t("sections.career")} icon={<GraduationCap aria-hidden="true" />}>
      <Details
        rows={[
          { label: field("highest_degree"), value: career.highest_degree_title },
          { label: field("employed_in"), value: career.employed_in_title },
          { label: field("occupation"), value: career.occupation_title },
          { label: field("annual_income"), value: shown(career.annual_income_title) },
          { label: field("residential_status"), value: career.residential_status_title },
          {
            label: t("labels.address"),
            value: placeLine(career.city.name, career.state.name, career.pincode, career.country.name),
          },
        ]}
      />
    </Card>
  );
}
