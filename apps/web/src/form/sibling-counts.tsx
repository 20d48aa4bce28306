import { useController, useFormContext, useWatch } from "react-hook-form";
import { Stepper } from "../ui/controls/stepper.tsx";
import "./sibling-counts.css";
import { useField } from "./use-field.ts";

/** The most that the buttons reach; a larger number that is saved already stays as it is. */
const offered_max = 15;

type Props = { count: string; married: string; married_label: string };

/** How many, and how many of them are married. The second is asked only above zero and never exceeds the first. */
export function SiblingCounts({ count, married, married_label }: Props) {
  const total = numberIn(useWatch({ name: count }));
  const { getValues, setValue } = useFormContext();
  return (
    <>
      <Count
        name={count}
        max={Math.max(offered_max, total)}
        onCounted={(next) => {
          if (numberIn(getValues(married)) > next) setValue(married, next, { shouldDirty: true });
        }}
      />
      {total > 0 && (
        <div className="stepper-part">
          <Count name={married} max={total} label={married_label} />
        </div>
      )}
    </>
  );
}

type CountProps = { name: string; max: number; label?: string; onCounted?: (next: number) => void };

function Count({ name, max, label, onCounted }: CountProps) {
  const { field } = useController({ name });
  const shown = useField({ name, ...(label !== undefined && { label }) });
  return (
    <Stepper
      label={shown.label}
      error={shown.error}
      value={numberIn(field.value)}
      max={max}
      onChange={(next) => {
        field.onChange(next);
        onCounted?.(next);
      }}
      onBlur={field.onBlur}
      name={name}
      ref={field.ref}
    />
  );
}

const numberIn = (value: unknown) => Number(value) || 0;
