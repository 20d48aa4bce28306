import { useEffect } from "react";
import type { DefaultValues, FieldValues } from "react-hook-form";
import type * as z from "zod/mini";
import { type SchemaForm, useSchemaForm } from "../form/use-schema-form.ts";

/**
 * What is typed but not yet sent, by form. It outlives the login that a session asks for after eight hours, and is
 * never stored on the device, because it is about other people.
 */
const typed = new Map<string, FieldValues>();
let typed_by: string | null = null;

export function forgetTyped(): void {
  typed.clear();
}

/** Keeps the text for the account that typed it, and forgets it when somebody else logs in. */
export function keepTypedFor(account_id: string): void {
  if (typed_by !== account_id) forgetTyped();
  typed_by = account_id;
}

/** Returns a form of the desk that keeps what is typed under this name until it was sent. */
export function useKeptForm<Input extends FieldValues, Output extends FieldValues>(
  name: string,
  schema: z.ZodMiniType<Output, Input>,
  defaults: DefaultValues<Input>,
): SchemaForm<Input, Output> {
  const of = useSchemaForm(schema, {
    defaults: { ...defaults, ...typed.get(name) } as DefaultValues<Input>,
  });
  const { form } = of;
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ type }) => {
          if (type === "change") typed.set(name, form.getValues());
        },
      }),
    [form, name],
  );
  const submit: typeof of.submit = (save) =>
    of.submit(async (values) => {
      const saved = await save(values);
      typed.delete(name);
      return saved;
    });
  return { ...of, submit };
}
