import type { personalOptions } from "@sanjog/contract/reference";
import { fieldErrorNumbers } from "@sanjog/domain/field-error";
import { lazy } from "react";
import { useWatch } from "react-hook-form";
import { FormMultiSelect, FormSheetSelect } from "../../form/choice-inputs.tsx";
import { FormHeight } from "../../form/height-input.tsx";
import { FormBirthDate } from "../../form/special-inputs.tsx";
import { FormSection } from "../../form/step-form.tsx";
import { FormNumber, FormSelect, FormText, FormTextArea } from "../../form/text-inputs.tsx";
import { FormCheckbox, FormTiles, FormYesNo } from "../../form/tile-inputs.tsx";
import type { CallAnswer } from "../../platform/api-client.ts";
import { useT } from "../../platform/locale.tsx";
import { retryImport } from "../../platform/retry-import.ts";
import { Optional } from "../../ui/controls/optional.tsx";
import type { Who } from "./personal-state.ts";

// The transliteration tables load after the form has rendered, since they are needed only when a name is typed.
const OtherNames = lazy(async () => ({
  default: (await retryImport(() => import("./other-names.tsx"))).OtherNames,
}));

export type PersonalChoices = CallAnswer<typeof personalOptions>["data"];
type Props = { options: PersonalChoices };

export function NameFields(props: Props & { first_year: number; last_year: number }) {
  const { options, first_year, last_year } = props;
  const t = useT("profiles");
  return (
    <FormSection title={t("personal.name")} text={t("personal.name_hint")}>
      <FormText name="firstname" autoComplete="given-name" autoCapitalize="words" maxLength={200} />
      <FormText name="lastname" autoComplete="family-name" autoCapitalize="words" maxLength={200} />
      <Optional>
        <OtherNames />
      </Optional>
      <FormBirthDate name="dob" first_year={first_year} last_year={last_year} className="md:col-span-2" />
      <FormSelect name="marital_status" options={options.marital_status} />
      <FormSelect name="mother_tongue" options={options.mother_tongue} />
    </FormSection>
  );
}

export function BodyFields({ options }: Props) {
  const t = useT("profiles");
  const differently_abled: unknown = useWatch({ name: "differently_abled" });
  return (
    <FormSection title={t("personal.body")}>
      <FormHeight name="height" options={options.height} />
      <FormNumber name="weight" maxLength={3} />
      <FormTiles name="diet" options={options.diet} className="md:col-span-2" />
      <FormSelect name="blood_group" options={options.blood_group} placeholder={null} optional />
      <FormYesNo name="differently_abled" hint={t("personal.disability_hint")} className="md:col-span-2" />
      {differently_abled === true && (
        <FormTextArea
          name="disability_explain"
          maxLength={fieldErrorNumbers.about_max}
          className="md:col-span-2"
          rows={2}
        />
      )}
    </FormSection>
  );
}

export function FaithFields({ options, who }: Props & { who: Who }) {
  const t = useT("profiles");
  return (
    <FormSection title={t("personal.faith")}>
      <FormSelect name="religion" options={options.religion} />
      <FormSheetSelect name="caste" options={options.caste} other={{}} />
      <FormYesNo name="namdhari_sect" label={t(`personal.namdhari.${who}`)} className="md:col-span-2" />
      <div className="rounded-md bg-haldi-soft p-4 md:col-span-2">
        <h3>{t("personal.consent_title")}</h3>
        <p className="mt-1 mb-2">{t("personal.consent_text")}</p>
        <FormCheckbox name="sensitive_data_consent" />
      </div>
    </FormSection>
  );
}

export function AboutFields({ options, who, max }: Props & { who: Who; max: number }) {
  const t = useT("profiles");
  return (
    <FormSection title={t(`personal.about.${who}`)}>
      <FormTextArea
        name="express_yourself"
        label={t(`personal.express_yourself.${who}`)}
        hint={t("personal.express_hint")}
        maxLength={fieldErrorNumbers.about_max}
        optional
        className="md:col-span-2"
      />
      <FormMultiSelect
        name="hobbies"
        options={options.hobbies}
        max={max}
        optional
        className="md:col-span-2"
      />
      <Link name="instagram_link" start="https://www.instagram.com/" />
      <Link name="facebook_link" start="https://www.facebook.com/" />
    </FormSection>
  );
}

function Link({ name, start }: { name: string; start: string }) {
  const t = useT("profiles");
  return (
    <FormText
      name={name}
      type="url"
      inputMode="url"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      optional
      hint={t("personal.link_hint", { start })}
    />
  );
}
