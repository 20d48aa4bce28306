import { X } from "lucide-react";
import { type Ref, useState } from "react";
import { useT } from "../../platform/locale.tsx";
import { Button } from "./button.tsx";
import { FieldFrame, type FieldProps } from "./field.tsx";
import { PickButton } from "./pick-button.tsx";
import { isFull, type PickOption, toggled } from "./pick-option.ts";
import { PickSheet } from "./pick-sheet.tsx";
import { given } from "./text-field.tsx";

type Props<Id extends string | number> = FieldProps & {
  options: readonly PickOption<Id>[] | null;
  value: readonly Id[];
  onChange: (value: Id[]) => void;
  onBlur?: () => void;
  max?: number;
  /** The options that most families choose. */
  first?: readonly Id[];
  /** The option that excludes all others: "any". */
  alone?: Id;
  /** The title of the sheet if the label is not plain text. */
  sheet_title?: string;
  name?: string;
  id?: string;
  ref?: Ref<HTMLButtonElement>;
};

/** A choice of several from many: a button opens the sheet, and the chosen options are removable chips below it. */
export function MultiSelect<Id extends string | number>({
  options,
  value,
  onChange,
  onBlur,
  max,
  first,
  alone,
  sheet_title,
  name,
  id,
  ref,
  ...field
}: Props<Id>) {
  const t = useT("common");
  const [open, setOpen] = useState(false);
  const limits = { alone, max };
  const count = value.length;
  const said =
    max === undefined ? t("pick.chosen", { count }) : t("pick.chosen_of", { count, max: String(max) });
  // The option that excludes all others is the whole choice: it needs neither a count nor a chip.
  const whole =
    value.length === 1 && value[0] === alone ? options?.find(({ id }) => id === alone) : undefined;
  function close() {
    setOpen(false);
    onBlur?.();
  }
  return (
    <FieldFrame {...given(field)} {...given({ id })}>
      {(ids) => (
        <>
          <PickButton
            ref={ref}
            name={name}
            ids={ids}
            chosen={whole?.title ?? (count ? said : undefined)}
            onClick={() => setOpen(true)}
          />
          <Chips
            options={options}
            value={whole ? [] : value}
            onRemove={(gone) => {
              onChange(value.filter((v) => v !== gone));
              // The focus moves here because the chip disappears together with its button.
              document.getElementById(ids.id)?.focus();
            }}
          />
          <PickSheet
            open={open}
            onClose={close}
            title={sheet_title ?? field.label}
            note={
              <span aria-live="polite">
                {!whole && (count || max === undefined ? said : t("pick.up_to", { max: String(max) }))}
              </span>
            }
            options={options}
            first={first}
            alone={alone}
            row={(option) => (
              <PickRow
                option={option}
                checked={value.includes(option.id)}
                full={isFull(value, option.id, limits)}
                onToggle={() => onChange(toggled(value, option.id, limits))}
              />
            )}
            foot={() => (
              <Button look="primary" className="w-full" onClick={close}>
                {t("done")}
              </Button>
            )}
          />
        </>
      )}
    </FieldFrame>
  );
}

type RowProps = { option: { title: string }; checked: boolean; full: boolean; onToggle: () => void };

function PickRow({ option, checked, full, onToggle }: RowProps) {
  return (
    <label className="check-row" aria-disabled={full || undefined}>
      <input
        type="checkbox"
        className="mark"
        checked={checked}
        aria-disabled={full || undefined}
        onChange={() => !full && onToggle()}
      />
      <span>{option.title}</span>
    </label>
  );
}

type ChipsProps<Id extends string | number> = {
  options: readonly PickOption<Id>[] | null;
  value: readonly Id[];
  onRemove: (id: Id) => void;
};

function Chips<Id extends string | number>({ options, value, onRemove }: ChipsProps<Id>) {
  const t = useT("common");
  const titles = new Map(options?.map((option) => [option.id, option.title]));
  if (value.length === 0 || titles.size === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {value.map((id) => (
        <li key={id} className="chip">
          {titles.get(id) ?? id}
          <button
            type="button"
            className="icon-btn"
            aria-label={t("pick.remove", { title: titles.get(id) ?? String(id) })}
            onClick={() => onRemove(id)}
          >
            <X aria-hidden="true" size={18} />
          </button>
        </li>
      ))}
    </ul>
  );
}
