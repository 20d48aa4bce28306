import { useController } from "react-hook-form";
import { ChoiceChips } from "../ui/controls/choice-chips.tsx";
import { MultiSelect } from "../ui/controls/multi-select.tsx";
import type { PickOption } from "../ui/controls/pick-option.ts";
import { type BoundProps, useField } from "./use-field.ts";

type ManyProps = BoundProps & {
  options: readonly PickOption<string | number>[] | null;
  first?: readonly (string | number)[];
  max?: number;
  alone?: string;
};

/** As many chips as fit into three or four rows of a phone: "Any" and six others. */
const few = 7;

/** A choice of several: from a few options as chips, from many in a sheet with search. */
export function FormMultiSelect({ options, first, max, alone, ...bound }: ManyProps) {
  const { field } = useController({ name: bound.name });
  const props = {
    ...useField(bound),
    value: (field.value as (string | number)[] | undefined) ?? [],
    onChange: field.onChange,
    onBlur: field.onBlur,
    name: field.name,
    ref: field.ref,
    ...(max !== undefined && { max }),
    ...(alone !== undefined && { alone }),
  };
  if (options && options.length <= few) return <ChoiceChips<string | number> {...props} options={options} />;
  return <MultiSelect<string | number> {...props} options={options} {...(first && { first })} />;
}
