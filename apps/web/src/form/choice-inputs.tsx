import type { ReactNode } from "react";
import { useController } from "react-hook-form";
import { useT } from "../platform/locale.tsx";
import { Checkbox } from "../ui/checkbox.tsx";
import { MultiSelect } from "../ui/multi-select.tsx";
import type { PickOption } from "../ui/pick-option.ts";
import { RadioTiles, type TileOption } from "../ui/radio-tiles.tsx";
import { SheetSelect } from "../ui/sheet-select.tsx";
import { type BoundProps, useField } from "./use-field.ts";

/** A few choices as tiles. */
export function FormTiles({ options, onChosen, ...bound }: TilesProps) {
  const { field } = useController({ name: bound.name });
  return (
    <RadioTiles
      {...useField(bound)}
      options={options}
      value={field.value as string | null}
      onChange={(value) => {
        field.onChange(value);
        onChosen?.(value);
      }}
      onBlur={field.onBlur}
      name={field.name}
      ref={field.ref}
    />
  );
}

type TilesProps = BoundProps & { options: readonly TileOption<string>[]; onChosen?: (value: string) => void };

/** Yes or no; neither until one is chosen. */
export function FormYesNo(bound: BoundProps) {
  const t = useT("common");
  const { field } = useController({ name: bound.name });
  const value = field.value === true ? "yes" : field.value === false ? "no" : null;
  return (
    <RadioTiles
      {...useField(bound)}
      options={[
        { id: "yes", title: t("yes") },
        { id: "no", title: t("no") },
      ]}
      value={value}
      onChange={(answer) => field.onChange(answer === "yes")}
      onBlur={field.onBlur}
      name={field.name}
      ref={field.ref}
    />
  );
}

/** One sentence to agree to. */
export function FormCheckbox({ children, ...bound }: BoundProps & { children?: ReactNode }) {
  const { field } = useController({ name: bound.name });
  const { label, error } = useField(bound);
  return (
    <Checkbox
      label={children ?? label}
      error={error}
      name={field.name}
      checked={field.value === true}
      onChange={(event) => field.onChange(event.target.checked)}
      onBlur={field.onBlur}
      ref={field.ref}
    />
  );
}

type ManyProps = BoundProps & {
  options: readonly PickOption<string | number>[] | null;
  max?: number;
  alone?: string;
};

/** Several of many, in the sheet with search. */
export function FormMultiSelect({ options, max, alone, ...bound }: ManyProps) {
  const { field } = useController({ name: bound.name });
  return (
    <MultiSelect<string | number>
      {...useField(bound)}
      options={options}
      value={(field.value as (string | number)[] | undefined) ?? []}
      onChange={field.onChange}
      onBlur={field.onBlur}
      ref={field.ref}
      {...(max !== undefined && { max })}
      {...(alone !== undefined && { alone })}
    />
  );
}

type OneProps = BoundProps & {
  options: readonly PickOption<string | number>[] | null;
  value_title?: string | undefined;
  disabled?: boolean;
  onOpen?: () => void;
  onChosen?: (id: string | number) => void;
};

/** One of many, in the sheet with search. */
export function FormSheetSelect({ options, value_title, disabled, onOpen, onChosen, ...bound }: OneProps) {
  const { field } = useController({ name: bound.name });
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
      ref={field.ref}
      {...(disabled !== undefined && { disabled })}
      {...(onOpen && { onOpen })}
    />
  );
}
