import { fieldErrorNumbers } from "@sanjog/domain/field-error";
import { useController, useFormContext } from "react-hook-form";
import type { PickOption } from "../ui/controls/pick-option.ts";
import { SheetSelect } from "../ui/controls/sheet-select.tsx";
import { type BoundProps, useField } from "./use-field.ts";

type OneProps = BoundProps & {
  options: readonly PickOption<string | number>[] | null;
  first?: readonly (string | number)[];
  value_title?: string | undefined;
  disabled?: boolean;
  onOpen?: () => void;
  onChosen?: (id: string | number) => void;
  /** Offers "Other" when no option matches the typed text, and writes that text into the field of this name. */
  other?: { text_name?: string };
};

/** A choice of one from many, in a sheet with search. */
export function FormSheetSelect(props: OneProps) {
  const { options, first, value_title, disabled, onOpen, onChosen, other, ...bound } = props;
  const { field } = useController({ name: bound.name });
  const { setValue } = useFormContext();
  const text_name = other?.text_name;
  return (
    <SheetSelect<string | number>
      {...useField(bound)}
      options={options}
      value={field.value as string | number | null}
      value_title={value_title}
      onChange={(id) => {
        field.onChange(id);
        onChosen?.(id);
      }}
      onBlur={field.onBlur}
      name={field.name}
      ref={field.ref}
      {...(first && { first })}
      {...(disabled !== undefined && { disabled })}
      {...(onOpen && { onOpen })}
      {...(other && {
        other: {
          id: "other",
          ...(text_name && {
            onTyped: (text: string) =>
              setValue(text_name, text.slice(0, fieldErrorNumbers.name_max), { shouldDirty: true }),
          }),
        },
      })}
    />
  );
}
