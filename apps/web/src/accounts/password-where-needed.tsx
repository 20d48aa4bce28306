import { type FieldValues, type UseFormReturn, useFormState } from "react-hook-form";
import { FormPassword } from "../form/text-inputs.tsx";

type Props = { form: UseFormReturn<FieldValues>; asked: boolean };

/** Shown when the member is known to have a verified address, or when the server asks for the password. */
export function PasswordWhereNeeded({ form, asked }: Props) {
  const { errors } = useFormState({ control: form.control, name: "password" });
  if (!asked && !errors.password) return null;
  return <FormPassword name="password" autoComplete="current-password" />;
}
