import { useController } from "react-hook-form";
import { BirthDateField } from "../ui/controls/birth-date-field.tsx";
import { CodeField } from "../ui/controls/code-field.tsx";
import type { PhoneCountryName } from "../ui/controls/phone-country-name.ts";
import { PhoneField } from "../ui/controls/phone-field.tsx";
import { type BoundProps, useField } from "./use-field.ts";

/** A date of birth. */
export function FormBirthDate(bound: BoundProps) {
  const { field } = useController({ name: bound.name });
  return (
    <BirthDateField
      {...useField(bound)}
      value={(field.value as string | undefined) ?? ""}
      onChange={field.onChange}
      onBlur={field.onBlur}
      name={field.name}
      ref={field.ref}
    />
  );
}

type PhoneProps = BoundProps & { countries?: readonly PhoneCountryName[]; disabled?: boolean };

/** An international phone number; the value is E.164. */
export function FormPhone({ countries, disabled, ...bound }: PhoneProps) {
  const { field } = useController({ name: bound.name });
  return (
    <PhoneField
      {...useField(bound)}
      value={(field.value as string | undefined) ?? ""}
      onChange={field.onChange}
      onBlur={field.onBlur}
      name={field.name}
      ref={field.ref}
      {...(countries && { countries })}
      {...(disabled !== undefined && { disabled })}
    />
  );
}

/** A one-time code. */
export function FormCode({ onComplete, ...bound }: BoundProps & { onComplete?: (code: string) => void }) {
  const { field } = useController({ name: bound.name });
  return (
    <CodeField
      {...useField(bound)}
      value={(field.value as string | undefined) ?? ""}
      onChange={field.onChange}
      onBlur={field.onBlur}
      name={field.name}
      ref={field.ref}
      {...(onComplete && { onComplete })}
    />
  );
}
