import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from "react-hook-form";
import type * as z from "zod/mini";
import { ApiError } from "../platform/api-error.ts";
import { sentenceFor } from "../platform/fault-text.ts";
import { useT } from "../platform/locale.tsx";
import { useSession } from "../platform/session.ts";
import { showToast } from "../platform/toast.tsx";
import { type Draft, draftName, readDraft, useDraft } from "./drafts.ts";
import { placeServerErrors } from "./server-errors.ts";

type Options<Input> = {
  defaults: DefaultValues<Input>;
  /** Names the step whose half-filled form is kept on this phone; without it nothing is kept. */
  draft_key?: string;
};

export type SchemaForm<Input extends FieldValues = FieldValues, Output = FieldValues> = {
  form: UseFormReturn<Input, unknown, Output>;
  draft: Draft;
  /**
   * What `<form onSubmit>` gets. Runs `save` with checked values; its refusal goes under the fields and into a toast,
   * its success clears the draft.
   */
  submit: (save: (values: Output) => Promise<unknown>) => (event?: React.BaseSyntheticEvent) => Promise<void>;
};

/** A form by a schema of the domain: validation errors are codes until they are shown. */
export function useSchemaForm<Input extends FieldValues, Output extends FieldValues>(
  schema: z.ZodMiniType<Output, Input>,
  { defaults, draft_key }: Options<Input>,
): SchemaForm<Input, Output> {
  const t = useT("common");
  const { user } = useSession();
  const name = draft_key ? draftName(user?.user_id ?? "visitor", draft_key) : null;
  // The draft is read once: later it would overwrite what is being typed.
  const [initial] = useState(() => ({ ...defaults, ...readDraft(name) }) as DefaultValues<Input>);
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver<Input, unknown, Output>(schema),
    defaultValues: initial,
    mode: "onTouched",
    shouldFocusError: true,
  });
  const draft = useDraft(form, name);
  const submit: SchemaForm<Input, Output>["submit"] = (save) =>
    form.handleSubmit(async (values) => {
      try {
        await save(values);
        draft.clear();
      } catch (error) {
        const placed = placeServerErrors(form, error);
        const why = sentenceFor(error, t);
        if (!(error instanceof ApiError && error.handled)) showToast("error", why);
        // Of no field: a screen may let it stand where it is read longer than a toast. The next try takes it away.
        if (!placed) form.setError("root.refused", { type: "server", message: why });
        if (!(error instanceof ApiError)) throw error;
      }
    });
  return { form, draft, submit };
}
