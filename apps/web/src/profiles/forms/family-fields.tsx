import type { familyOptions } from "@sanjog/contract/reference";
import { fieldErrorNumbers } from "@sanjog/domain/field-error";
import { useWatch } from "react-hook-form";
import { FormSheetSelect } from "../../form/choice-inputs.tsx";
import { FormSection } from "../../form/step-form.tsx";
import { FormNumber, FormSelect, FormText, FormTextArea } from "../../form/text-inputs.tsx";
import { FormYesNo } from "../../form/tile-inputs.tsx";
import { useRecheck } from "../../form/use-recheck.ts";
import type { CallAnswer } from "../../platform/api-client.ts";
import { useT } from "../../platform/locale.tsx";
import type { Who } from "./personal-state.ts";

export type FamilyChoices = CallAnswer<typeof familyOptions>["data"];
type Props = { options: FamilyChoices };

const { name_max, address_max, about_max } = fieldErrorNumbers;

export function ParentFields({ options }: Props) {
  const t = useT("profiles");
  return (
    <FormSection title={t("family.parents")}>
      <FormText name="father_name" autoComplete="off" autoCapitalize="words" maxLength={name_max} />
      <FormSheetSelect name="father_occupation" options={options.father_occupation} />
      <FormText name="mother_name" autoComplete="off" autoCapitalize="words" maxLength={name_max} />
      <FormSheetSelect name="mother_occupation" options={options.mother_occupation} />
    </FormSection>
  );
}

const counted = { brother_count: "brother_married_count", sister_count: "sister_married_count" };

export function SiblingFields() {
  const t = useT("profiles");
  useRecheck(counted);
  return (
    <FormSection title={t("family.siblings")} text={t("family.siblings_text")}>
      {Object.entries(counted).flatMap((names) =>
        names.map((name) => <FormNumber key={name} name={name} maxLength={2} />),
      )}
    </FormSection>
  );
}

export function GotraFields({ options }: Props) {
  const t = useT("profiles");
  return (
    <FormSection title={t("family.gotra")} text={t("family.gotra_text")}>
      {(["paternal_gotra", "maternal_gotra"] as const).map((name) => (
        <Gotra key={name} name={name} options={options} />
      ))}
    </FormSection>
  );
}

function Gotra({ name, options }: Props & { name: string }) {
  const other = useWatch({ name }) === "other";
  return (
    <div className="grid content-start gap-6">
      <FormSheetSelect name={name} options={options.gotra} other={{ text_name: `${name}_other` }} />
      {other && <FormText name={`${name}_other`} autoComplete="off" maxLength={name_max} />}
    </div>
  );
}

export function HomeFields({ options, who }: Props & { who: Who }) {
  const t = useT("profiles");
  const apart = useWatch({ name: "live_with_family" }) === false;
  return (
    <FormSection title={t("family.home")}>
      <FormSelect name="family_type" options={options.family_type} />
      <FormYesNo name="live_with_family" label={t(`family.lives_with.${who}`)} />
      {apart && (
        <FormText name="family_living_in" maxLength={name_max} autoComplete="off" className="md:col-span-2" />
      )}
      <FormText
        name="contact_address"
        autoComplete="street-address"
        maxLength={address_max}
        hint={t("family.address_hint")}
        className="md:col-span-2"
      />
      <FormTextArea
        name="about_family"
        maxLength={about_max}
        hint={t("family.about_hint")}
        optional
        className="md:col-span-2"
      />
    </FormSection>
  );
}
