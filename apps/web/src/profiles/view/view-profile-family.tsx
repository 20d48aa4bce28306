import type { MemberProfile } from "@sanjog/contract/member-view";
import { House } from "lucide-react";
import { useT } from "../../platform/locale.tsx";
import { placeLine } from "../../relations/member-words.ts";
import { Card, Details } from "../../ui/layout/card.tsx";
import { ViewProfileAbout } from "./view-profile-about.tsx";
import { useShown } from "./view-profile-hidden.tsx";

/** The family section. The number of married siblings appears only if it is not zero. */
export function ViewProfileFamily({ profile }: { profile: MemberProfile }) {
  const t = useT("view_profile");
  const field = useT("fields");
  const { family_details: family, relation } = profile;
  const shown = useShown(relation.connected);
  const hidden_name = t(relation.connected ? "name_private" : "name_hidden");
  const parent = (name: string | null, occupation: string) =>
    name === null ? `${occupation} (${hidden_name})` : placeLine(name, occupation);
  return (
    <Card title={t("sections.family")} icon={<House aria-hidden="true" />}>
      <Details
        rows={[
          { label: t("labels.father"), value: parent(family.father_name, family.father_occupation_title) },
          { label: t("labels.mother"), value: parent(family.mother_name, family.mother_occupation_title) },
          {
            label: t("labels.brothers"),
            value: t("brothers", { count: family.brother_count, married: family.brother_married_count }),
          },
          {
            label: t("labels.sisters"),
            value: t("sisters", { count: family.sister_count, married: family.sister_married_count }),
          },
          { label: field("family_type"), value: family.family_type_title },
          { label: t("labels.lives"), value: t(family.live_with_family ? "with_family" : "without_family") },
          { label: field("paternal_gotra"), value: family.paternal_gotra_title },
          { label: field("maternal_gotra"), value: family.maternal_gotra_title },
          { label: field("family_living_in"), value: family.family_living_in },
          { label: field("contact_address"), value: shown(family.contact_address) },
        ]}
      />
      <ViewProfileAbout className="mt-4" level={3} title={t("about_family")} text={family.about_family} />
    </Card>
  );
}
