import type { FamilyDetails } from "@sanjog/contract/profile-details";
import { useQuery } from "@tanstack/react-query";
import { both } from "../../form/both.ts";
import { StepForm, type StepFormProps } from "../../form/step-form.tsx";
import { useStepSchemaForm } from "../../form/use-step-schema-form.ts";
import { whoFrom } from "../../form/who.ts";
import { useT } from "../../platform/locale.tsx";
import { useSession } from "../../platform/session.ts";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { profileQueries, useSaveFamily } from "../queries.ts";
import { type FamilyChoices, HomeFields, ParentFields, RootsFields } from "./family-fields.tsx";
import { familyDefaults, familyFormSchema } from "./family-state.ts";

/** The family step, with the saved values and the draft. */
export function FamilyForm(props: StepFormProps) {
  const saved = useQuery(profileQueries.family());
  const options = useQuery(profileQueries.familyOptions());
  return (
    <Loaded from={both(saved, options)} isEmpty={() => false}>
      {([details, choices]) => <Filled {...props} saved={details} options={choices} />}
    </Loaded>
  );
}

type Props = StepFormProps & { saved: FamilyDetails | null; options: FamilyChoices };

function Filled({ saved, options, ...props }: Props) {
  const t = useT("profiles");
  const { user } = useSession();
  const of = useStepSchemaForm("family", familyFormSchema, {
    defaults: familyDefaults(saved),
    shown: props.shown,
  });
  const { mutateAsync } = useSaveFamily();
  const groups = {
    parents: { fields: <ParentFields options={options} /> },
    home: {
      text: t("family.siblings_text"),
      fields: <HomeFields options={options} who={whoFrom(user?.profile_for)} />,
    },
    roots: { text: t("family.gotra_text"), fields: <RootsFields options={options} /> },
  };
  return <StepForm {...props} step="family" of={of} send={mutateAsync} groups={groups} />;
}
