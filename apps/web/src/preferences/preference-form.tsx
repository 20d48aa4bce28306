import type { OwnPreferences } from "@sanjog/contract/profile-details";
import { fieldErrorNumbers } from "@sanjog/domain/field-error";
import { useQuery } from "@tanstack/react-query";
import { both } from "../form/both.ts";
import { type Foot, FormSection, StepForm, type StepFormProps } from "../form/step-form.tsx";
import { FormTextArea } from "../form/text-inputs.tsx";
import { useSchemaForm } from "../form/use-schema-form.ts";
import { useT } from "../platform/locale.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { preferenceDefaults, preferenceFormSchema } from "./preference-state.ts";
import { preferenceQueries, useSavePreferences } from "./queries.ts";
import { AgeFields, CommunityFields, type WishChoices, WorkFields } from "./wish-fields.tsx";

/** The preference step: every answer is a condition on suggestions. */
export function PreferenceForm({ foot, onSaved }: StepFormProps) {
  const saved = useQuery(preferenceQueries.saved());
  const options = useQuery(preferenceQueries.options());
  return (
    <Loaded from={both(saved, options)} isEmpty={() => false}>
      {([wishes, choices]) => <Filled saved={wishes} options={choices} foot={foot} onSaved={onSaved} />}
    </Loaded>
  );
}

type Props = {
  saved: OwnPreferences | null;
  options: WishChoices;
  foot: Foot;
  onSaved: StepFormProps["onSaved"];
};

function Filled({ saved, options, foot, onSaved }: Props) {
  const t = useT("preferences");
  const of = useSchemaForm(preferenceFormSchema, {
    defaults: preferenceDefaults(saved),
    draft_key: "preference",
  });
  const { mutateAsync } = useSavePreferences();
  return (
    <StepForm of={of} send={mutateAsync} onSaved={onSaved} foot={foot}>
      <AgeFields options={options} />
      <CommunityFields options={options} />
      <WorkFields options={options} />
      <FormSection title={t("words")}>
        <FormTextArea
          name="about_desired_partner"
          maxLength={fieldErrorNumbers.about_max}
          hint={t("words_hint")}
          className="md:col-span-2"
        />
      </FormSection>
    </StepForm>
  );
}
