import { ChevronDown } from "lucide-react";
import type { Ref } from "react";
import { useT } from "../../platform/locale.tsx";
import type { FieldIds } from "./field.tsx";

type Props = {
  name: string | undefined;
  ids: FieldIds;
  /** The chosen options as text; empty if there are none. */
  chosen: string | undefined;
  onClick: () => void;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
};

/** Opens the sheet of a field; its accessible name contains the field's name and the current choice. */
export function PickButton({ name, ids, chosen, onClick, disabled, ref }: Props) {
  const t = useT("common");
  const chosen_id = `${ids.id}-chosen`;
  return (
    <button
      type="button"
      ref={ref}
      name={name}
      id={ids.id}
      className="input pick-button"
      disabled={disabled}
      data-invalid={ids.invalid || undefined}
      aria-haspopup="dialog"
      aria-labelledby={`${ids.label_id} ${chosen_id}`}
      aria-describedby={ids.described_by}
      onClick={onClick}
    >
      <span id={chosen_id} className={chosen ? "" : "text-ink-3"}>
        {chosen ?? t("choose")}
      </span>
      <ChevronDown aria-hidden="true" size={20} />
    </button>
  );
}
