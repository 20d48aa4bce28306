import type { preferenceOptions } from "@sanjog/contract/reference";
import { gotraRules, maxChoices } from "@sanjog/domain/preferences/preference-fields";
import { educationFrom } from "@sanjog/domain/preferences/preferences";
import { any_option } from "@sanjog/domain/reference/option-lists";
import { useFormContext, useWatch } from "react-hook-form";
import { FormMultiSelect } from "../form/choice-inputs.tsx";
import { FormHeight } from "../form/height-input.tsx";
import { FormSection } from "../form/step-form.tsx";
import { FormNumber, FormSelect } from "../form/text-inputs.tsx";
import { FormTiles } from "../form/tile-inputs.tsx";
import { useRecheck } from "../form/use-recheck.ts";
import type { CallAnswer } from "../platform/api-client.ts";
import { useT } from "../platform/locale.tsx";

export type WishChoices = CallAnswer<typeof preferenceOptions>["data"];
type Props = { options: WishChoices };

const judgedTogether = {
  age_min: "age_max",
  height_min: "height_max",
  minimum_education: "maximum_education",
};

export function AgeFields({ options }: Props) {
  const t = useT("preferences");
  useRecheck(judgedTogether);
  return (
    <FormSection title={t("age_height")} text={t("age_hint")}>
      <FormNumber name="age_min" maxLength={2} placeholder="21" />
      <FormNumber name="age_max" maxLength={2} />
      <FormHeight name="height_min" options={options.height_min} />
      <FormHeight name="height_max" options={options.height_max} />
    </FormSection>
  );
}

export function CommunityFields({ options }: Props) {
  const t = useT("preferences");
  return (
    <FormSection title={t("community")}>
      <FormMultiSelect name="marital_status" options={options.marital_status} alone={any_option} />
      <FormMultiSelect name="mother_tongue" options={options.mother_tongue} alone={any_option} />
      <FormMultiSelect name="religion" options={options.religion} alone={any_option} />
      <FormMultiSelect name="caste" options={options.casts} alone={any_option} max={maxChoices.caste} />
      <FormMultiSelect name="diet" options={options.diet} alone={any_option} />
      <FormMultiSelect
        name="family_type"
        options={options.family_type}
        alone={any_option}
        max={maxChoices.family_type}
      />
      <FormTiles
        name="gotra_rule"
        hint={t("gotra.hint")}
        options={gotraRules.map((id) => ({ id, title: t(`gotra.${id}`) }))}
        className="md:col-span-2"
      />
    </FormSection>
  );
}

export function WorkFields({ options }: Props) {
  const t = useT("preferences");
  return (
    <FormSection title={t("work")}>
      <EducationFields levels={options.highest_education} />
      <FormSelect name="income" options={options.income} />
      <FormMultiSelect
        name="occupation"
        options={options.occupation}
        alone={any_option}
        max={maxChoices.occupation}
      />
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
    </FormSection>
  );
}

/**
 * The list of maximum degrees begins with the minimum, and a change of the minimum resets the maximum to the same
 * degree.
 */
function EducationFields({ levels }: { levels: WishChoices["highest_education"] }) {
  const t = useT("preferences");
  const { setValue, clearErrors } = useFormContext();
  const minimum = String(useWatch({ name: "minimum_education" }) ?? "");
  const maximum: unknown = useWatch({ name: "maximum_education" });
  const ids = levels.map(({ id }) => id);
  const above = minimum ? educationFrom(minimum, ids) : ids;
  return (
    <>
      <FormSelect
        name="minimum_education"
        options={levels}
        onChosen={(chosen) => {
          setValue("maximum_education", chosen);
          clearErrors("maximum_education");
        }}
      />
      <FormSelect name="maximum_education" options={levels.filter(({ id }) => above.includes(id))} />
      <p role="status" className="field-note empty:hidden md:col-span-2">
        {minimum !== "" && maximum === minimum && above.length > 1 && t("one_education")}
      </p>
    </>
  );
}
