import { Plus } from "lucide-react";
import { type Ref, useState } from "react";
import { useT } from "../../platform/locale.tsx";
import { Button } from "./button.tsx";
import { FieldFrame, type FieldProps } from "./field.tsx";
import { PickButton } from "./pick-button.tsx";
import type { PickOption } from "./pick-option.ts";
import { PickRowButton } from "./pick-row-button.tsx";
import { PickSheet } from "./pick-sheet.tsx";
import { QuickChoice } from "./quick-choice.tsx";
import { given } from "./text-field.tsx";

type Props<Id extends string | number> = FieldProps & {
  /** Null while the options load: the sheet opens at once and fills when they arrive. */
  options: readonly PickOption<Id>[] | null;
  value: Id | null | undefined;
  /** The options that most families choose. */
  first?: readonly Id[] | undefined;
  onChange: (value: Id) => void;
  onBlur?: () => void;
  /** Called when the sheet opens, so that the options can be loaded. */
  onOpen?: () => void;
  disabled?: boolean;
  /**
   * The option offered when no option matches the typed text; receives that text if it can be saved with the option.
   */
  other?: { id: Id; onTyped?: (text: string) => void };
  sheet_title?: string;
  /** The title of the current value, used while the options are not loaded. */
  value_title?: string | undefined;
  name?: string;
  id?: string;
  ref?: Ref<HTMLButtonElement>;
};

/** A choice of one from many, with search: cities, occupations, gotras. */
export function SheetSelect<Id extends string | number>(props: Props<Id>) {
  const { options, first, value, onChange, onBlur, onOpen, disabled, other, ...looks } = props;
  const { sheet_title, value_title, name, id, ref, ...field } = looks;
  const [open, setOpen] = useState(false);
  const title = options?.find((option) => option.id === value)?.title ?? (value ? value_title : undefined);
  const t = useT("common");
  function close() {
    setOpen(false);
    onBlur?.();
  }
  function write(typed: string) {
    if (!other) return;
    onChange(other.id);
    other.onTyped?.(typed);
    close();
  }
  return (
    <FieldFrame {...given(field)} {...given({ id })}>
      {(ids) => (
        <>
          <PickButton
            ref={ref}
            name={name}
            ids={ids}
            chosen={title}
            disabled={disabled}
            onClick={() => {
              onOpen?.();
              setOpen(true);
            }}
          />
          {!title && !disabled && (
            <QuickChoices
              options={(first ?? []).flatMap((id) => options?.filter((option) => option.id === id) ?? [])}
              onChoose={(chosen) => {
                onChange(chosen);
                // The focus moves here because the proposals disappear.
                document.getElementById(ids.id)?.focus();
              }}
            />
          )}
          <PickSheet
            open={open}
            onClose={close}
            title={sheet_title ?? field.label}
            options={options}
            first={first}
            foot={
              other?.onTyped &&
              ((typed) => (
                <Button
                  look="quiet"
                  className="w-full"
                  icon={<Plus aria-hidden="true" />}
                  onClick={() => write(typed)}
                >
                  {t("pick.write_it")}
                </Button>
              ))
            }
            otherwise={
              other &&
              ((typed) => (
                <OtherButton
                  title={options?.find((option) => option.id === other.id)?.title ?? ""}
                  typed={other.onTyped ? typed : null}
                  onClick={() => write(typed)}
                />
              ))
            }
            row={(option) => (
              <PickRowButton
                title={option.title}
                chosen={option.id === value}
                onClick={() => {
                  onChange(option.id);
                  close();
                }}
              />
            )}
          />
        </>
      )}
    </FieldFrame>
  );
}

type QuickProps<Id extends string | number> = {
  options: readonly PickOption<Id>[];
  onChoose: (id: Id) => void;
};

/** What most families choose, for a choice without opening the sheet. */
function QuickChoices<Id extends string | number>({ options, onChoose }: QuickProps<Id>) {
  if (options.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {options.map(({ id, title }) => (
        <QuickChoice key={id} title={title} onClick={() => onChoose(id)} />
      ))}
    </div>
  );
}

type OtherProps = { title: string; typed: string | null; onClick: () => void };

function OtherButton({ title, typed, onClick }: OtherProps) {
  const t = useT("common");
  return (
    <Button data-row className="w-full" onClick={onClick}>
      {typed === null ? t("pick.other", { title }) : t("pick.other_written", { title, text: typed })}
    </Button>
  );
}
