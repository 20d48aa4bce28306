import type { personalOptions } from "@sanjog/contract/reference";
import { fieldErrorNumbers } from "@sanjog/domain/field-error";
import { mostChosen } from "@sanjog/domain/reference/most-chosen";
import { lazy } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { FormMultiSelect, FormSheetSelect } from "../../form/choice-inputs.tsx";
import { FormTypedHeight, FormWeight } from "../../form/measure-inputs.tsx";
import { FormBirthDate } from "../../form/special-inputs.tsx";
import { FormSelect, FormText, FormTextArea } from "../../form/text-inputs.tsx";
import { FormCheckbox, FormTiles, FormYesNo } from "../../form/tile-inputs.tsx";
import type { Who } from "../../form/who.ts";
import type { CallAnswer } from "../../platform/api-client.ts";
import { useT } from "../../platform/locale.tsx";
import { retryImport } from "../../platform/retry-import.ts";
import { useSession } from "../../platform/session.ts";
import { Optional } from "../../ui/controls/optional.tsx";
import { QuickChoice } from "../../ui/controls/quick-choice.tsx";
import { ReferenceFields } from "./reference-fields.tsx";

// The transliteration tables load after the form has rendered, since they are needed only when a name is typed.
const OtherNames = lazy(async () => ({
  default: (await retryImport(() => import("./other-names.tsx"))).OtherNames,
}));

export type PersonalChoices = CallAnswer<typeof personalOptions>["data"];
type Props = { options: PersonalChoices };

export function NameFields({ options }: Props) {
  return (
    <>
      <FormText
        name="firstname"
        autoComplete="given-name"
        autoCapitalize="words"
        maxLength={fieldErrorNumbers.name_max}
      />
      <Lastname />
      <Optional>
        <OtherNames />
      </Optional>
      <FormBirthDate name="dob" className="md:col-span-2" />
      <FormTiles name="marital_status" options={options.marital_status} className="md:col-span-2" />
    </>
  );
}

/** The last name, with the one that most women or most men of the community write as a proposal. */
function Lastname() {
  const t = useT("profiles");
  const { user } = useSession();
  const { setValue } = useFormContext();
  const typed: unknown = useWatch({ name: "lastname" });
  const surname = user && t(`personal.surname.${user.gender}`);
  return (
    <div className="grid content-start gap-2">
      <FormText
        name="lastname"
        autoComplete="family-name"
        autoCapitalize="words"
        maxLength={fieldErrorNumbers.name_max}
      />
      {surname && typed === "" && (
        <QuickChoice
          title={surname}
          onClick={() => {
            setValue("lastname", surname, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
            document.querySelector<HTMLElement>('[name="lastname"]')?.focus();
          }}
        />
      )}
    </div>
  );
}

export function BodyFields({ options }: Props) {
  const t = useT("profiles");
  const differently_abled: unknown = useWatch({ name: "differently_abled" });
  return (
    <>
      <FormTypedHeight name="height" />
      <FormWeight name="weight" />
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
    </>
  );
}

export function FaithFields({ options, who }: Props & { who: Who }) {
  const t = useT("profiles");
  return (
    <>
      <FormSelect name="religion" options={options.religion} />
      <FormSheetSelect name="caste" options={options.caste} first={mostChosen("caste")} other={{}} />
      <FormYesNo name="namdhari_sect" label={t(`personal.namdhari.${who}`)} className="md:col-span-2" />
      <FormSheetSelect
        name="mother_tongue"
        options={options.mother_tongue}
        first={mostChosen("mother_tongue")}
      />
      <div className="rounded-md bg-haldi-soft p-4 md:col-span-2">
        <p className="font-heading text-lg leading-tight">{t("personal.consent_title")}</p>
        <p className="mt-1 mb-2">{t("personal.consent_text")}</p>
        <FormCheckbox name="sensitive_data_consent" />
      </div>
    </>
  );
}

export function AboutFields({ options, who, max }: Props & { who: Who; max: number }) {
  const t = useT("profiles");
  return (
    <>
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
        first={mostChosen("hobbies")}
        max={max}
        optional
        className="md:col-span-2"
      />
      <Link name="instagram_link" start="https://www.instagram.com/" />
      <Link name="facebook_link" start="https://www.facebook.com/" />
      <ReferenceFields />
    </>
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
