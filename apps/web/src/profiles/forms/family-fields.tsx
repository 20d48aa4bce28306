import type { familyOptions } from "@sanjog/contract/reference";
import { fieldErrorNumbers } from "@sanjog/domain/field-error";
import { mostChosen } from "@sanjog/domain/reference/most-chosen";
import { useWatch } from "react-hook-form";
import { FormSheetSelect } from "../../form/choice-inputs.tsx";
import { SiblingCounts } from "../../form/sibling-counts.tsx";
import { FormText, FormTextArea } from "../../form/text-inputs.tsx";
import { FormTiles, FormYesNo } from "../../form/tile-inputs.tsx";
import type { Who } from "../../form/who.ts";
import type { CallAnswer } from "../../platform/api-client.ts";
import { useT } from "../../platform/locale.tsx";

export type FamilyChoices = CallAnswer<typeof familyOptions>["data"];
type Props = { options: FamilyChoices };

const { name_max, address_max, about_max } = fieldErrorNumbers;

export function ParentFields({ options }: Props) {
  return (
    <>
      <FormText name="father_name" autoComplete="off" autoCapitalize="words" maxLength={name_max} />
      <FormSheetSelect
        name="father_occupation"
        options={options.father_occupation}
        first={mostChosen("father_occupation")}
      />
      <FormText name="mother_name" autoComplete="off" autoCapitalize="words" maxLength={name_max} />
      <FormSheetSelect
        name="mother_occupation"
        options={options.mother_occupation}
        first={mostChosen("mother_occupation")}
      />
    </>
  );
}

export function HomeFields({ options, who }: Props & { who: Who }) {
  const t = useT("profiles");
  const apart = useWatch({ name: "live_with_family" }) === false;
  return (
    <>
      <div className="card stepper-card md:col-span-2">
        <SiblingCounts
          count="brother_count"
          married="brother_married_count"
          married_label={t("family.brothers_married")}
        />
        <hr />
        <SiblingCounts
          count="sister_count"
          married="sister_married_count"
          married_label={t("family.sisters_married")}
        />
      </div>
      <FormTiles name="family_type" options={options.family_type} className="md:col-span-2" />
      <FormYesNo name="live_with_family" label={t(`family.lives_with.${who}`)} className="md:col-span-2" />
      {apart && (
        <FormText name="family_living_in" maxLength={name_max} autoComplete="off" className="md:col-span-2" />
      )}
    </>
  );
}

export function RootsFields({ options }: Props) {
  const t = useT("profiles");
  return (
    <>
      {(["paternal_gotra", "maternal_gotra"] as const).map((name) => (
        <Gotra key={name} name={name} options={options} />
      ))}
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
    </>
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
