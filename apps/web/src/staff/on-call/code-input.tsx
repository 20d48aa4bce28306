import { useController } from "react-hook-form";
import { useField } from "../../form/use-field.ts";
import { CodeField } from "../../ui/controls/code-field.tsx";

/** The code of the form, in six boxes. */
export function CodeInput({ name }: { name: string }) {
  const { field } = useController({ name });
  return <CodeField {...useField({ name })} {...field} value={String(field.value ?? "")} />;
}
