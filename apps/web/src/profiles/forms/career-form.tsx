import type { CareerDetails } from "@sanjog/contract/profile-details";
import type { careerOptions } from "@sanjog/contract/reference";
import { useQuery } from "@tanstack/react-query";
import { both } from "../../form/both.ts";
import { FormSheetSelect } from "../../form/choice-inputs.tsx";
import { type Foot, FormSection, StepForm, type StepFormProps } from "../../form/step-form.tsx";
import { FormSelect, FormText } from "../../form/text-inputs.tsx";
import { useSchemaForm } from "../../form/use-schema-form.ts";
import type { CallAnswer } from "../../platform/api-client.ts";
import { useT } from "../../platform/locale.tsx";
import { useSession } from "../../platform/session.ts";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { profileQueries, useSaveCareer } from "../queries.ts";
import { careerDefaults, careerFormSchema } from "./career-state.ts";
import { whoFrom } from "./personal-state.ts";
import { PlaceFields } from "./place-fields.tsx";

/** The career step, with the saved values and the draft. */
export function CareerForm({ foot, onSaved }: StepFormProps) {
  const saved = useQuery(profileQueries.career());
  const options = useQuery(profileQueries.careerOptions());
  return (
    <Loaded from={both(saved, options)} isEmpty={() => false}>
      {([details, choices]) => <Filled saved={details} options={choices} foot={foot} onSaved={onSaved} />}
    </Loaded>
  );
}

type Props = {
  saved: CareerDetails | null;
  options: CallAnswer<typeof careerOptions>["data"];
  foot: Foot;
  onSaved: StepFormProps["onSaved"];
};

function Filled({ saved, options, foot, onSaved }: Props) {
  const t = useT("profiles");
  const { user } = useSession();
  const of = useSchemaForm(careerFormSchema, { defaults: careerDefaults(saved), draft_key: "career" });
  const { mutateAsync } = useSaveCareer();
  return (
    <StepForm of={of} send={mutateAsync} onSaved={onSaved} foot={foot}>
      <FormSection title={t(`career.place.${whoFrom(user?.profile_for)}`)}>
        <PlaceFields saved={saved} />
        <FormText name="pincode" autoComplete="postal-code" autoCapitalize="characters" maxLength={12} />
        <FormSelect name="residential_status" options={options.residential_status} />
      </FormSection>
      <FormSection title={t("career.work")}>
        <FormSelect name="highest_degree" options={options.highest_degree} />
        <FormSelect name="employed_in" options={options.employed_in} />
        <FormSheetSelect name="occupation" options={options.occupation} />
        <FormSelect name="annual_income" options={options.annual_income} />
      </FormSection>
    </StepForm>
  );
}
