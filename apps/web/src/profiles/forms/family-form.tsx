import type { FamilyDetails } from "@sanjog/contract/profile-details";
import { useQuery } from "@tanstack/react-query";
import { both } from "../../form/both.ts";
import { type Foot, StepForm, type StepFormProps } from "../../form/step-form.tsx";
import { useSchemaForm } from "../../form/use-schema-form.ts";
import { useSession } from "../../platform/session.ts";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { profileQueries, useSaveFamily } from "../queries.ts";
import {
  type FamilyChoices,
  GotraFields,
  HomeFields,
  ParentFields,
  SiblingFields,
} from "./family-fields.tsx";
import { familyDefaults, familyFormSchema } from "./family-state.ts";
import { whoFrom } from "./personal-state.ts";

/** The family step, with the saved values and the draft. */
export function FamilyForm({ foot, onSaved }: StepFormProps) {
  const saved = useQuery(profileQueries.family());
  const options = useQuery(profileQueries.familyOptions());
  return (
    <Loaded from={both(saved, options)} isEmpty={() => false}>
      {([details, choices]) => <Filled saved={details} options={choices} foot={foot} onSaved={onSaved} />}
    </Loaded>
  );
}

type Props = {
  saved: FamilyDetails | null;
  options: FamilyChoices;
  foot: Foot;
  onSaved: StepFormProps["onSaved"];
};

function Filled({ saved, options, foot, onSaved }: Props) {
  const of = useSchemaForm(familyFormSchema, { defaults: familyDefaults(saved), draft_key: "family" });
  const { mutateAsync } = useSaveFamily();
  const { user } = useSession();
  return (
    <StepForm of={of} send={mutateAsync} onSaved={onSaved} foot={foot}>
      <ParentFields options={options} />
      <SiblingFields />
      <GotraFields options={options} />
      <HomeFields options={options} who={whoFrom(user?.profile_for)} />
    </StepForm>
  );
}
