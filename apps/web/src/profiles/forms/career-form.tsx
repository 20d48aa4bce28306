import type { CareerDetails } from "@sanjog/contract/profile-details";
import type { careerOptions } from "@sanjog/contract/reference";
import { mostChosen } from "@sanjog/domain/reference/most-chosen";
import { useQuery } from "@tanstack/react-query";
import { both } from "../../form/both.ts";
import { FormSheetSelect } from "../../form/choice-inputs.tsx";
import { StepForm, type StepFormProps } from "../../form/step-form.tsx";
import { FormSelect } from "../../form/text-inputs.tsx";
import { FormTiles } from "../../form/tile-inputs.tsx";
import { useStepSchemaForm } from "../../form/use-step-schema-form.ts";
import type { CallAnswer } from "../../platform/api-client.ts";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { profileQueries, useSaveCareer } from "../queries.ts";
import { careerDefaults, careerFormSchema } from "./career-state.ts";
import { PlaceFields } from "./place-fields.tsx";

/** The career step, with the saved values and the draft. */
export function CareerForm(props: StepFormProps) {
  const saved = useQuery(profileQueries.career());
  const options = useQuery(profileQueries.careerOptions());
  return (
    <Loaded from={both(saved, options)} isEmpty={() => false}>
      {([details, choices]) => <Filled {...props} saved={details} options={choices} />}
    </Loaded>
  );
}

type Props = StepFormProps & {
  saved: CareerDetails | null;
  options: CallAnswer<typeof careerOptions>["data"];
};

function Filled({ saved, options, ...props }: Props) {
  const of = useStepSchemaForm("career", careerFormSchema, {
    defaults: careerDefaults(saved),
    shown: props.shown,
  });
  const { mutateAsync } = useSaveCareer();
  const groups = {
    place: {
      fields: (
        <>
          <PlaceFields saved={saved} />
          <FormTiles
            name="residential_status"
            options={options.residential_status}
            className="md:col-span-2"
          />
        </>
      ),
    },
    work: {
      fields: (
        <>
          <FormSelect name="highest_degree" options={options.highest_degree} />
          <FormSelect name="employed_in" options={options.employed_in} />
          <FormSheetSelect name="occupation" options={options.occupation} first={mostChosen("occupation")} />
          <FormSelect name="annual_income" options={options.annual_income} />
        </>
      ),
    },
  };
  return <StepForm {...props} step="career" of={of} send={mutateAsync} groups={groups} />;
}
