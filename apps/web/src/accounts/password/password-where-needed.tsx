import { type FieldValues, type UseFormReturn, useFormState } from "react-hook-form";
import { FormPassword } from "../../form/text-inputs.tsx";

type Props = { form: UseFormReturn<FieldValues>; asked: boolean };

/** Shown when the server is known to ask for the password, or when it has asked. */
export function PasswordWhereNeeded({ form, asked }: Props) {
  const { errors } = useFormState({ control: form.control, name: "password" });
  if (!asked && !errors.password) return null;
  return <FormPassword name="password" autoComplete="current-password" />;
}
