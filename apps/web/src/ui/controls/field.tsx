import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useT } from "../../platform/locale.tsx";
import { classes } from "../classes.ts";

export type FieldProps = {
  label: ReactNode;
  /** A hint that is shown before there is any error. */
  hint?: ReactNode;
  /** The error sentence. */
  error?: string | undefined;
  optional?: boolean;
  /** Shown at the right of the label, for example a counter. */
  note?: ReactNode;
  className?: string;
};

export type FieldIds = { id: string; label_id: string; described_by: string | undefined; invalid: boolean };

type Props = FieldProps & {
  id?: string;
  /** A group of controls gets a legend instead of a label. */
  group?: boolean;
  children: (ids: FieldIds) => ReactNode;
};

/** Label, control, hint and error of one field, linked for screen readers. */
export function FieldFrame({ label, hint, error, optional, note, className, group, id, children }: Props) {
  const t = useT("common");
  const own = useId();
  const control = id ?? own;
  const ids: FieldIds = {
    id: control,
    label_id: `${control}-label`,
    described_by: classes(hint ? `${control}-hint` : null, error ? `${control}-error` : null) || undefined,
    invalid: Boolean(error),
  };
  const words = (
    <>
      {label} {optional && <span className="field-note">({t("optional")})</span>}
    </>
  );
  return (
    <div className={classes("field", className)}>
      <div className="field-head">
        {group ? (
          <span id={ids.label_id} className="field-label">
            {words}
          </span>
        ) : (
          <label id={ids.label_id} htmlFor={control} className="field-label">
            {words}
          </label>
        )}
        {note && <span className="field-note flex-none">{note}</span>}
      </div>
      {hint && (
        <span id={`${control}-hint`} className="field-note">
          {hint}
        </span>
      )}
      {children(ids)}
      <FieldError id={`${control}-error`} error={error} />
    </div>
  );
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <span id={id} className="field-error">
      <CircleAlert aria-hidden="true" size={22} />
      <span>{error}</span>
    </span>
  );
}
