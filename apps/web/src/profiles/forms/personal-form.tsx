import type { PersonalDetails } from "@sanjog/contract/profile-details";
import { fieldErrorNumbers } from "@sanjog/domain/field-error";
import { birthDateRange } from "@sanjog/domain/profiles/personal";
import { useQuery } from "@tanstack/react-query";
import { lazy, memo, useState } from "react";
import { both } from "../../form/both.ts";
import { type Foot, StepForm, type StepFormProps } from "../../form/step-form.tsx";
import { useSchemaForm } from "../../form/use-schema-form.ts";
import { retryImport } from "../../platform/retry-import.ts";
import { useSession } from "../../platform/session.ts";
import { Optional } from "../../ui/controls/optional.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { profileQueries, useSavePersonal } from "../queries.ts";
import {
  AboutFields,
  BodyFields,
  FaithFields,
  NameFields,
  type PersonalChoices,
} from "./personal-fields.tsx";
import { personalDefaults, personalFormSchema, type Who, whoFrom } from "./personal-state.ts";
import { ReferenceFields } from "./reference-fields.tsx";

// Few members may still correct it, so the form does not wait for this code.
const CorrectProfileFor = lazy(async () => ({
  default: (await retryImport(() => import("../../accounts/sign-up/correct-profile-for.tsx")))
    .CorrectProfileFor,
}));

/** The personal step, with the saved values and the draft. */
export function PersonalForm({ foot, onSaved }: StepFormProps) {
  const saved = useQuery(profileQueries.personal());
  const options = useQuery(profileQueries.personalOptions());
  return (
    <Loaded from={both(saved, options)} isEmpty={() => false}>
      {([details, choices]) => <Filled saved={details} options={choices} foot={foot} onSaved={onSaved} />}
    </Loaded>
  );
}

type Props = {
  saved: PersonalDetails | null;
  options: PersonalChoices;
  foot: Foot;
  onSaved: StepFormProps["onSaved"];
};

function Filled({ saved, options, foot, onSaved }: Props) {
  const { user } = useSession();
  const [now] = useState(() => new Date());
  const [schema] = useState(() => personalFormSchema(now));
  const of = useSchemaForm(schema, { defaults: personalDefaults(saved), draft_key: "personal" });
  const { mutateAsync } = useSavePersonal();
  const who = whoFrom(user?.profile_for);
  return (
    <>
      {user?.may_correct_profile_for && (
        <div className="strip mb-6 rounded-md px-4 py-3 font-regular!">
          <Optional>
            <CorrectProfileFor user={user} />
          </Optional>
        </div>
      )}
      <StepForm of={of} send={mutateAsync} onSaved={onSaved} foot={foot}>
        <Fields options={options} who={who} now={now} />
      </StepForm>
    </>
  );
}

type FieldsProps = { options: PersonalChoices; who: Who; now: Date };

/** Memoized, so that typing renders one field and not all of them. */
const Fields = memo(function Fields({ options, who, now }: FieldsProps) {
  const { earliest, latest } = birthDateRange(now);
  return (
    <>
      <NameFields options={options} first_year={yearOf(earliest)} last_year={yearOf(latest)} />
      <BodyFields options={options} />
      <FaithFields options={options} who={who} />
      <AboutFields options={options} who={who} max={fieldErrorNumbers.hobbies_max} />
      <ReferenceFields />
    </>
  );
});

function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}
