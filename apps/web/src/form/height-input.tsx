import { get, useFormContext, useFormState } from "react-hook-form";
import { useT } from "../platform/locale.tsx";
import { FieldFrame } from "../ui/controls/field.tsx";
import { given } from "../ui/controls/text-field.tsx";
import { useFieldErrorText } from "./field-error-text.ts";
import { type BoundProps, useField } from "./use-field.ts";

type Numbers = readonly { id: number }[];
type Props = BoundProps & { options: { feet: Numbers; inches: Numbers } };

/** A height as two lists, feet and inches. An error of either or of both appears below them. */
export function FormHeight({ options, ...bound }: Props) {
  const t = useT("common");
  const { register } = useFormContext();
  const fieldError = useHeightError(bound.name);
  const field = { ...useField(bound), error: fieldError };
  return (
    <FieldFrame {...given(field)} group>
      {(ids) => (
        <div
          role="group"
          aria-labelledby={ids.label_id}
          aria-describedby={ids.described_by}
          className="grid grid-cols-2 gap-2"
        >
          {(["feet", "inches"] as const).map((part, position) => (
            <select
              key={part}
              id={position === 0 ? ids.id : undefined}
              className="input"
              aria-label={t(`height.${part}_label`)}
              aria-invalid={ids.invalid || undefined}
              {...register(`${bound.name}.${part}`)}
            >
              <option value="">{t(`height.${part}_label`)}</option>
              {options[part].map(({ id }) => (
                <option key={id} value={id}>
                  {t(`height.${part}`, { count: String(id) })}
                </option>
              ))}
            </select>
          ))}
        </div>
      )}
    </FieldFrame>
  );
}

type FieldError = { message?: string; type?: unknown };

/** Returns the error of a height or of one of its parts as a sentence. */
export function useHeightError(name: string): string | undefined {
  const { control } = useFormContext();
  const { errors } = useFormState({ control, name: [name, `${name}.feet`, `${name}.inches`] });
  const sentence = useFieldErrorText();
  const paths = [name, `${name}.feet`, `${name}.inches`];
  const fieldError = paths
    .map((path) => get(errors, path) as FieldError | undefined)
    .find((found) => found?.type);
  return fieldError && sentence(fieldError.message ?? "");
}
