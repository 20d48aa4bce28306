import type { preferenceOptions } from "@sanjog/contract/reference";
import { fieldErrorNumbers } from "@sanjog/domain/field-error";
import { gotraRules, maxChoices } from "@sanjog/domain/preferences/preference-fields";
import { mostChosen } from "@sanjog/domain/reference/most-chosen";
import { any_option } from "@sanjog/domain/reference/option-lists";
import { lazy } from "react";
import { FormHeight } from "../form/height-input.tsx";
import { FormMultiSelect } from "../form/multi-choice-input.tsx";
import { FormNumber, FormSelect, FormTextArea } from "../form/text-inputs.tsx";
import { FormTiles } from "../form/tile-inputs.tsx";
import { useRecheck } from "../form/use-recheck.ts";
import type { CallAnswer } from "../platform/api-client.ts";
import { useT } from "../platform/locale.tsx";
import { retryImport } from "../platform/retry-import.ts";
import { Optional } from "../ui/controls/optional.tsx";
import { EducationFields } from "./education-fields.tsx";

const WishConsent = lazy(async () => ({
  default: (await retryImport(() => import("./wish-consent.tsx"))).WishConsent,
}));

export type WishChoices = CallAnswer<typeof preferenceOptions>["data"];
type Props = { options: WishChoices };

const judgedTogether = {
  age_min: "age_max",
  height_min: "height_max",
  minimum_education: "maximum_education",
};

export function PersonFields({ options }: Props) {
  const t = useT("preferences");
  useRecheck(judgedTogether);
  return (
    <>
      <div className="grid grid-cols-2 gap-3 md:col-span-2 md:gap-6">
        <FormNumber name="age_min" maxLength={2} placeholder="21" />
        <FormNumber name="age_max" maxLength={2} />
        <p className="col-span-2 -mt-1 text-sm text-ink-3">{t("age_hint")}</p>
      </div>
      <FormHeight name="height_min" options={options.height_min} />
      <FormHeight name="height_max" options={options.height_max} />
      <FormMultiSelect
        name="marital_status"
        options={options.marital_status}
        alone={any_option}
        className="md:col-span-2"
      />
    </>
  );
}

export function WorkFields({ options }: Props) {
  useRecheck(judgedTogether);
  return (
    <>
      <EducationFields levels={options.highest_education} />
      <FormMultiSelect
        name="occupation"
        options={options.occupation}
        first={mostChosen("occupation")}
        alone={any_option}
        max={maxChoices.occupation}
      />
      <FormSelect name="income" options={options.income} />
    </>
  );
}

export function CommunityFields({ options }: Props) {
  const t = useT("preferences");
  return (
    <>
      <div className="grid content-start gap-2">
        <FormMultiSelect name="religion" options={options.religion} alone={any_option} />
        <Optional>
          <WishConsent name="religion" />
        </Optional>
      </div>
      <div className="grid content-start gap-2">
        <FormMultiSelect
          name="caste"
          options={options.casts}
          first={mostChosen("caste")}
          alone={any_option}
          max={maxChoices.caste}
        />
        <Optional>
          <WishConsent name="caste" />
        </Optional>
      </div>
      <FormMultiSelect
        name="mother_tongue"
        options={options.mother_tongue}
        first={mostChosen("mother_tongue")}
        alone={any_option}
      />
      <FormMultiSelect name="diet" options={options.diet} alone={any_option} className="md:col-span-2" />
      <FormMultiSelect
        name="family_type"
        options={options.family_type}
        alone={any_option}
        max={maxChoices.family_type}
        className="md:col-span-2"
      />
      <FormTiles
        name="gotra_rule"
        hint={t("gotra.hint")}
        options={gotraRules.map((id) => ({ id, title: t(`gotra.${id}`) }))}
        className="md:col-span-2"
      />
    </>
  );
}

export function PlaceFields({ options }: Props) {
  const t = useT("preferences");
  return (
    <>
      <FormMultiSelect
        name="country"
        options={options.countries.map(({ id, name, search = [] }) => ({ id, title: name, search }))}
        alone={any_option}
        max={maxChoices.country}
      />
      <FormMultiSelect
        name="residential_status"
        options={options.residential_status}
        alone={any_option}
        max={maxChoices.residential_status}
      />
      <FormTextArea
        name="about_desired_partner"
        maxLength={fieldErrorNumbers.about_max}
        hint={t("words_hint")}
        className="md:col-span-2"
      />
    </>
  );
}
