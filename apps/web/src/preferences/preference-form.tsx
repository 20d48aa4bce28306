import type { OwnPreferences } from "@sanjog/contract/profile-details";
import { useQuery } from "@tanstack/react-query";
import { lazy, useState } from "react";
import { both } from "../form/both.ts";
import { StepForm, type StepFormProps } from "../form/step-form.tsx";
import { useStepSchemaForm } from "../form/use-step-schema-form.ts";
import { retryImport } from "../platform/retry-import.ts";
import { useSession } from "../platform/session.ts";
import { Optional } from "../ui/controls/optional.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { preferenceDefaults, preferenceFormSchema } from "./preference-state.ts";
import { preferenceQueries, useSavePreferences } from "./queries.ts";
import { CommunityFields, PersonFields, PlaceFields, type WishChoices, WorkFields } from "./wish-fields.tsx";

// The fields do not wait for the count above them.
const LiveCount = lazy(async () => ({
  default: (await retryImport(() => import("./live-count.tsx"))).LiveCount,
}));

// It waits for the names of the wishes in any case.
const MustField = lazy(async () => ({
  default: (await retryImport(() => import("./must-field.tsx"))).MustField,
}));

const Count = () => (
  <Optional meanwhile={<Skeleton className="h-16 w-full" />}>
    <LiveCount />
  </Optional>
);

/** The preference step: every answer is a condition on suggestions. */
export function PreferenceForm(props: StepFormProps) {
  const saved = useQuery(preferenceQueries.saved());
  const options = useQuery(preferenceQueries.options());
  return (
    <Loaded from={both(saved, options)} isEmpty={() => false}>
      {([wishes, choices]) => <Filled {...props} saved={wishes} options={choices} />}
    </Loaded>
  );
}

type Props = StepFormProps & { saved: OwnPreferences | null; options: WishChoices };

function Filled({ saved, options, ...props }: Props) {
  const { user } = useSession();
  const [defaults] = useState(() => preferenceDefaults(saved, user, new Date()));
  const of = useStepSchemaForm("preference", preferenceFormSchema, {
    defaults,
    shown: props.shown,
  });
  const { mutateAsync } = useSavePreferences();
  const groups = {
    person: { fields: <PersonFields options={options} /> },
    work: { fields: <WorkFields options={options} /> },
    community: { fields: <CommunityFields options={options} /> },
    place: {
      fields: (
        <>
          <PlaceFields options={options} />
          <Optional meanwhile={<Skeleton className="h-16 w-full md:col-span-2" />}>
            <MustField />
          </Optional>
        </>
      ),
    },
  };
  return (
    <StepForm {...props} step="preference" of={of} send={mutateAsync} groups={groups} above={<Count />} />
  );
}
