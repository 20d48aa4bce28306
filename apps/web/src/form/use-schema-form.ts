import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import type * as z from "zod/mini";
import { ApiError } from "../platform/api-error.ts";
import { sentenceFor } from "../platform/fault-text.ts";
import { useT } from "../platform/locale.tsx";
import { useKnownUserId } from "../platform/session.ts";
import { showToast } from "../platform/toast.tsx";
import { type Draft, draftName, readDraft, useDraft } from "./drafts.ts";
import { placeServerErrors } from "./server-errors.ts";

type Options<Input> = {
  defaults: DefaultValues<Input>;
  /** The step whose draft is stored on this phone; without it no draft is stored. */
  draft_key?: string;
  /** Which fields are validated now; without it all are. */
  judged?: ((field: string) => boolean) | undefined;
};

/** What a save returns that has only moved on to other fields, so that the draft stays. */
export const nothing_saved = Symbol("nothing saved");

export type SchemaForm<Input extends FieldValues = FieldValues, Output = FieldValues> = {
  form: UseFormReturn<Input, unknown, Output>;
  draft: Draft;
  /**
   * The `onSubmit` of the form. Runs `save` with validated values; an error appears at the fields and in a toast, and
   * a success clears the draft.
   */
  submit: (save: (values: Output) => Promise<unknown>) => (event?: React.BaseSyntheticEvent) => Promise<void>;
};

/**
 * Returns a resolver that drops the errors of fields that are not validated yet. If no other error is left, the values
 * pass as they are: a form with such fields moves on to them and saves nothing.
 */
function judgingOnly<Input extends FieldValues, Output extends FieldValues>(
  resolver: Resolver<Input, unknown, Output>,
  judged: Options<Input>["judged"],
): Resolver<Input, unknown, Output> {
  if (!judged) return resolver;
  return async (values, context, options) => {
    const result = await resolver(values, context, options);
    const errors = Object.entries(result.errors).filter(([field]) => judged(field));
    if (errors.length > 0) return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Input> };
    const passed = Object.keys(result.errors).length > 0 ? (values as unknown as Output) : result.values;
    return { values: passed as Output, errors: {} };
  };
}

/** Returns a form validated by a schema of the domain. Validation errors are codes until they are shown. */
export function useSchemaForm<Input extends FieldValues, Output extends FieldValues>(
  schema: z.ZodMiniType<Output, Input>,
  { defaults, draft_key, judged }: Options<Input>,
): SchemaForm<Input, Output> {
  const t = useT("common");
  // A form asks nothing of the server by itself: also people without a member's login fill one in.
  const user_id = useKnownUserId();
  const name = draft_key ? draftName(user_id ?? "visitor", draft_key) : null;
  // The draft is read once: a later read would overwrite what the member is typing.
  const [initial] = useState(() => ({ ...defaults, ...readDraft(name) }) as DefaultValues<Input>);
  const form = useForm<Input, unknown, Output>({
    resolver: judgingOnly(zodResolver<Input, unknown, Output>(schema), judged),
    defaultValues: initial,
    mode: "onTouched",
    shouldFocusError: true,
  });
  const draft = useDraft(form, name);
  const submit: SchemaForm<Input, Output>["submit"] = (save) =>
    form.handleSubmit(async (values) => {
      try {
        if ((await save(values)) !== nothing_saved) draft.clear();
      } catch (error) {
        const placed = placeServerErrors(form, error);
        const why = sentenceFor(error, t);
        if (!(error instanceof ApiError && error.handled)) showToast("error", why);
        // An error of no field may need longer to read than a toast lasts, so a screen can show it. The next attempt
        // clears it.
        if (!placed) form.setError("root.refused", { type: "server", message: why });
        if (!(error instanceof ApiError)) throw error;
      }
    });
  return { form, draft, submit };
}
