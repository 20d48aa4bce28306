import type { ShownPreferences } from "@sanjog/contract/profile-details";
import { formatHeight } from "@sanjog/i18n/format";
import { HeartHandshake } from "lucide-react";
import { useLocale, useT } from "../../platform/locale.tsx";
import { degreeRange } from "../../relations/degree-range.ts";
import { DegreeWords } from "../../relations/degree-words.tsx";
import { Card, Details } from "../../ui/layout/card.tsx";
import { ViewProfileAbout } from "./view-profile-about.tsx";

/** The partner preferences of the profile's owner. */
export function ViewProfilePreferences({ preferences }: { preferences: ShownPreferences }) {
  const t = useT("view_profile");
  const field = useT("fields");
  const { locale } = useLocale();
  const wishes = preferences;
  const list = (titles: readonly string[]) => titles.join(", ");
  const height = (of: ShownPreferences["height_min"]) => formatHeight(locale, of);
  return (
    <Card title={t("sections.preferences")} icon={<HeartHandshake aria-hidden="true" />}>
      <Details
        rows={[
          {
            label: t("labels.age"),
            value: t("ages", { min: String(wishes.age_min), max: String(wishes.age_max) }),
          },
          {
            label: t("labels.height"),
            value: t("range", { min: height(wishes.height_min), max: height(wishes.height_max) }),
          },
          {
            label: t("labels.education"),
            value: (
              <DegreeWords
                range={degreeRange(wishes.minimum_education, wishes.maximum_education)}
                min={wishes.minimum_education_title}
                max={wishes.maximum_education_title}
              />
            ),
          },
          {
            label: t("labels.income"),
            value: wishes.income === "any" ? wishes.income_title : t("from", { title: wishes.income_title }),
          },
          { label: field("country"), value: list(wishes.country.map(({ name }) => name)) },
          { label: field("residential_status"), value: list(wishes.residential_status_title) },
          { label: field("religion"), value: list(wishes.religion_title) },
          { label: field("caste"), value: list(wishes.caste_title) },
          { label: field("marital_status"), value: list(wishes.marital_status_title) },
          { label: field("mother_tongue"), value: list(wishes.mother_tongue_title) },
          { label: field("diet"), value: list(wishes.diet_title) },
          { label: field("family_type"), value: list(wishes.family_type_title) },
          { label: field("occupation"), value: list(wishes.occupation_title) },
        ]}
      />
      <ViewProfileAbout
        className="mt-4"
        level={3}
        title={t("about_partner")}
        text={wishes.about_desired_partner}
      />
    </Card>
  );
}
