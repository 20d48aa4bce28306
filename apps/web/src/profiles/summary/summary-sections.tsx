import type { CareerDetails, FamilyDetails, PersonalDetails } from "@sanjog/contract/profile-details";
import { spacedPhone } from "@sanjog/domain/accounts/masks";
import { formatDate, formatHeight } from "@sanjog/i18n/format";
import { Briefcase, UserRound, Users } from "lucide-react";
import type { ReactNode } from "react";
import { useFieldLabel } from "../../form/field-label.ts";
import { useLocale, useT } from "../../platform/locale.tsx";
import { Details } from "../../ui/layout/card.tsx";
import { LongAddress } from "../../ui/layout/long-address.tsx";
import { SummaryPart } from "./summary-part.tsx";

type Rows = Record<string, ReactNode>;

/** Rows labelled by their field names; empty values are omitted. */
function FieldRows({ rows }: { rows: Rows }) {
  const label = useFieldLabel();
  return <Details rows={Object.entries(rows).map(([name, value]) => ({ label: label(name), value }))} />;
}

function useYesNo(): (answer: boolean) => string {
  const t = useT("common");
  return (answer) => (answer ? t("yes") : t("no"));
}

export function PersonalSummary({ details }: { details: PersonalDetails }) {
  const t = useT("profiles");
  const { locale } = useLocale();
  const yesNo = useYesNo();
  return (
    <SummaryPart step="personal" icon={<UserRound aria-hidden="true" className="text-madder" />}>
      <FieldRows
        rows={{
          dob: formatDate(locale, details.dob),
          marital_status: details.marital_status_title,
          height: formatHeight(locale, details.height),
          weight: t("summary.weight", { weight: String(details.weight) }),
          religion: details.religion_title,
          caste: details.caste_title,
          mother_tongue: details.mother_tongue_title,
          diet: details.diet_title,
          blood_group: details.blood_group_title,
          [t("summary.namdhari")]: yesNo(details.namdhari_sect),
          differently_abled: yesNo(details.differently_abled),
          disability_explain: details.differently_abled ? details.disability_explain : null,
          hobbies: details.hobbies_title.join(", "),
          instagram_link: details.instagram_link && <LongAddress text={details.instagram_link} />,
          facebook_link: details.facebook_link && <LongAddress text={details.facebook_link} />,
          reference_name: details.reference ? details.reference_name : null,
          reference_relation: details.reference ? details.reference_relation : null,
          reference_contact: details.reference
            ? details.reference_contact && spacedPhone(details.reference_contact)
            : null,
          [t("summary.own_words")]: details.express_yourself,
        }}
      />
    </SummaryPart>
  );
}

export function FamilySummary({ details }: { details: FamilyDetails }) {
  const yesNo = useYesNo();
  const married = (total: number, count: number) => (total > 0 ? String(count) : null);
  return (
    <SummaryPart step="family" icon={<Users aria-hidden="true" className="text-madder" />}>
      <FieldRows
        rows={{
          father_name: details.father_name,
          father_occupation: details.father_occupation_title,
          mother_name: details.mother_name,
          mother_occupation: details.mother_occupation_title,
          brother_count: String(details.brother_count),
          brother_married_count: married(details.brother_count, details.brother_married_count),
          sister_count: String(details.sister_count),
          sister_married_count: married(details.sister_count, details.sister_married_count),
          paternal_gotra: details.paternal_gotra_title,
          maternal_gotra: details.maternal_gotra_title,
          family_type: details.family_type_title,
          live_with_family: yesNo(details.live_with_family),
          family_living_in: details.family_living_in,
          contact_address: details.contact_address,
          about_family: details.about_family,
        }}
      />
    </SummaryPart>
  );
}

export function CareerSummary({ details }: { details: CareerDetails }) {
  return (
    <SummaryPart step="career" icon={<Briefcase aria-hidden="true" className="text-madder" />}>
      <FieldRows
        rows={{
          country: details.country.name,
          state: details.state.name,
          city: details.city.name,
          pincode: details.pincode,
          residential_status: details.residential_status_title,
          highest_degree: details.highest_degree_title,
          employed_in: details.employed_in_title,
          occupation: details.occupation_title,
          annual_income: details.annual_income_title,
        }}
      />
    </SummaryPart>
  );
}
