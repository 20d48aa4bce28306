import { useFormState } from "react-hook-form";
import { FormPassword } from "../../form/text-inputs.tsx";

/** Shown when the server is known to ask for the password, or when it has asked. */
export function PasswordWhereNeeded({ asked }: { asked: boolean }) {
  const { errors } = useFormState({ name: "password" });
  if (!asked && !errors.password) return null;
  return <FormPassword name="password" autoComplete="current-password" />;
}
