import type { personalOptions } from "@sanjog/contract/reference";
import type { SensitivePurpose } from "@sanjog/domain/accounts/consents";
import { fieldErrorNumbers } from "@sanjog/domain/field-error";
import { mostChosen } from "@sanjog/domain/reference/most-chosen";
import { useFormContext, useWatch } from "react-hook-form";
import { Link } from "react-router";
import { FormSheetSelect } from "../../form/choice-inputs.tsx";
import { FormTypedHeight, FormWeight } from "../../form/measure-inputs.tsx";
import { FormMultiSelect } from "../../form/multi-choice-input.tsx";
import { FormBirthDate } from "../../form/special-inputs.tsx";
import { FormSelect, FormText, FormTextArea } from "../../form/text-inputs.tsx";
import { FormTiles, FormYesNo } from "../../form/tile-inputs.tsx";
import type { Who } from "../../form/who.ts";
import type { CallAnswer } from "../../platform/api-client.ts";
import { useT } from "../../platform/locale.tsx";
import { useSession } from "../../platform/session.ts";
import { QuickChoice } from "../../ui/controls/quick-choice.tsx";
import { ConsentFields } from "./consent-fields.tsx";
import { OtherNames } from "./other-names.tsx";
import { ReferenceFields } from "./reference-fields.tsx";

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
      <OtherNames />
      <FormBirthDate name="dob" className="md:col-span-2 md:max-w-80" />
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
      <div className="flex items-center gap-3">
        {surname && typed === "" && (
          <QuickChoice
            title={surname}
            onClick={() => {
              setValue("lastname", surname, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
              document.querySelector<HTMLElement>('[name="lastname"]')?.focus();
            }}
          />
        )}
        <p className="text-sm leading-(--lh-ui) text-ink-3">{t("personal.lastname_note")}</p>
      </div>
    </div>
  );
}

type ConsentedProps = Props & { withdrawn: readonly SensitivePurpose[] };

export function BodyFields({ options, withdrawn }: ConsentedProps) {
  const t = useT("profiles");
  const differently_abled: unknown = useWatch({ name: "differently_abled" });
  return (
    <>
      <FormTypedHeight name="height" />
      <FormWeight name="weight" />
      <FormTiles name="diet" options={options.diet} className="md:col-span-2" />
      {withdrawn.includes("health") ? (
        <WithdrawnNote purposes={["health"]} />
      ) : (
        <>
          <FormSelect name="blood_group" options={options.blood_group} placeholder={null} optional />
          <FormYesNo
            name="differently_abled"
            hint={t("personal.disability_hint")}
            className="md:col-span-2"
          />
        </>
      )}
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

/** In place of the fields whose consent is withdrawn: why they are missing, and where to give it again. */
function WithdrawnNote({ purposes }: { purposes: readonly SensitivePurpose[] }) {
  const t = useT("profiles");
  const titles = purposes.map((purpose) => t(`personal.withdrawn.${purpose}`)).join(", ");
  return (
    <p className="rounded-md bg-haldi-soft p-4 md:col-span-2">
      {t.rich("personal.withdrawn.text", {
        titles,
        account: (words) => <Link to="/account#data">{words}</Link>,
      })}
    </p>
  );
}

type FaithProps = ConsentedProps & { who: Who; asked: readonly SensitivePurpose[] };

export function FaithFields({ options, who, withdrawn, asked }: FaithProps) {
  const t = useT("profiles");
  const missing = withdrawn.filter((purpose) => purpose !== "health");
  return (
    <>
      {!withdrawn.includes("religion") && <FormSelect name="religion" options={options.religion} />}
      {!withdrawn.includes("caste") && (
        <FormSheetSelect name="caste" options={options.caste} first={mostChosen("caste")} other={{}} />
      )}
      {!withdrawn.includes("namdhari_sect") && (
        <FormYesNo name="namdhari_sect" label={t(`personal.namdhari.${who}`)} className="md:col-span-2" />
      )}
      {missing.length > 0 && <WithdrawnNote purposes={missing} />}
      <FormSheetSelect
        name="mother_tongue"
        options={options.mother_tongue}
        first={mostChosen("mother_tongue")}
      />
      <ConsentFields asked={asked} />
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
      <SocialLink name="instagram_link" start="https://www.instagram.com/" />
      <SocialLink name="facebook_link" start="https://www.facebook.com/" />
      <ReferenceFields />
    </>
  );
}

function SocialLink({ name, start }: { name: string; start: string }) {
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
