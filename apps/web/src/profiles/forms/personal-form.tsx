import type { PersonalDetails } from "@sanjog/contract/profile-details";
import type { SensitivePurpose } from "@sanjog/domain/accounts/consents";
import { fieldErrorNumbers } from "@sanjog/domain/field-error";
import { useQuery } from "@tanstack/react-query";
import { lazy, useMemo, useState } from "react";
import { both } from "../../form/both.ts";
import { StepForm, type StepFormProps } from "../../form/step-form.tsx";
import { useStepSchemaForm } from "../../form/use-step-schema-form.ts";
import { type Who, whoFrom } from "../../form/who.ts";
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
import { askedAbout, personalDefaults, personalFormSchema, sentPersonal } from "./personal-state.ts";

// Few members may still correct it, so the form does not wait for this code.
const CorrectProfileFor = lazy(async () => ({
  default: (await retryImport(() => import("../../accounts/sign-up/correct-profile-for.tsx")))
    .CorrectProfileFor,
}));

/** The personal step, with the saved values and the draft. */
export function PersonalForm(props: StepFormProps) {
  const saved = useQuery(profileQueries.personal());
  const options = useQuery(profileQueries.personalOptions());
  return (
    <Loaded from={both(saved, options)} isEmpty={() => false}>
      {([details, choices]) => <Filled {...props} saved={details} options={choices} />}
    </Loaded>
  );
}

type Props = StepFormProps & { saved: PersonalDetails | null; options: PersonalChoices };

function Filled({ saved, options, ...props }: Props) {
  const { user } = useSession();
  const [schema] = useState(() => personalFormSchema(new Date()));
  const { shown } = props;
  const of = useStepSchemaForm("personal", schema, { defaults: personalDefaults(saved), shown });
  const { mutateAsync } = useSavePersonal();
  const asked = useMemo(() => askedAbout(saved), [saved]);
  const groups = useGroups({
    options,
    who: whoFrom(user?.profile_for),
    withdrawn: saved?.withdrawn ?? none,
    asked,
  });
  return (
    <>
      {user?.may_correct_profile_for && (shown === null || shown.name === "name") && (
        <div className="strip mb-5 grid min-h-14 content-center rounded-md px-4 py-1 font-regular!">
          <Optional>
            <CorrectProfileFor user={user} />
          </Optional>
        </div>
      )}
      <StepForm
        {...props}
        step="personal"
        of={of}
        send={(values) => mutateAsync(sentPersonal(values, saved))}
        groups={groups}
      />
    </>
  );
}

const none: readonly SensitivePurpose[] = [];

type GroupProps = {
  options: PersonalChoices;
  who: Who;
  withdrawn: readonly SensitivePurpose[];
  asked: readonly SensitivePurpose[];
};

/** Memoized, so that typing renders one field and not all of them. */
function useGroups({ options, who, withdrawn, asked }: GroupProps) {
  return useMemo(
    () => ({
      name: { fields: <NameFields options={options} /> },
      body: { fields: <BodyFields options={options} withdrawn={withdrawn} /> },
      faith: { fields: <FaithFields options={options} who={who} withdrawn={withdrawn} asked={asked} /> },
      about: { fields: <AboutFields options={options} who={who} max={fieldErrorNumbers.hobbies_max} /> },
    }),
    [options, who, withdrawn, asked],
  );
}
