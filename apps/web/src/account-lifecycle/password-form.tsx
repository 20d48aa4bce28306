import type { ReactNode } from "react";
import { useFormState } from "react-hook-form";
import * as z from "zod/mini";
import { FormFrame } from "../form/form-frame.tsx";
import { FormPassword } from "../form/text-inputs.tsx";
import { useSchemaForm } from "../form/use-schema-form.ts";

const schema = z.object({ password: z.string("required").check(z.minLength(1, "required")) });

type Props = {
  label?: string;
  onConfirmed: (body: { password: string }) => Promise<unknown>;
  /** Renders the content below the field; receives whether the request is running. */
  foot: (busy: boolean) => ReactNode;
};

/** Asks for the password again before actions that must not be possible on a borrowed phone. */
export function PasswordForm({ label, onConfirmed, foot }: Props) {
  const of = useSchemaForm(schema, { defaults: { password: "" } });
  const { isSubmitting } = useFormState({ control: of.form.control });
  return (
    <FormFrame of={of} onSave={onConfirmed}>
      <FormPassword name="password" autoComplete="current-password" {...(label && { label })} />
      {foot(isSubmitting)}
    </FormFrame>
  );
}
