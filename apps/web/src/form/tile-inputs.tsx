import type { ReactNode } from "react";
import { useController } from "react-hook-form";
import { useT } from "../platform/locale.tsx";
import { Checkbox } from "../ui/controls/checkbox.tsx";
import { RadioTiles, type TileOption } from "../ui/controls/radio-tiles.tsx";
import { Segmented } from "../ui/controls/segmented.tsx";
import { type BoundProps, useField } from "./use-field.ts";

/** A choice from a few options, as tiles. */
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

/** A yes-or-no question, initially without a choice. */
export function FormYesNo(bound: BoundProps) {
  const t = useT("common");
  const { field } = useController({ name: bound.name });
  const value = field.value === true ? "yes" : field.value === false ? "no" : null;
  return (
    <Segmented
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

/** A checkbox to agree to a sentence. */
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
