import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, type ReactNode, useState } from "react";
import { useT } from "../../platform/locale.tsx";
import { FieldFrame, type FieldProps } from "./field.tsx";

type Props = FieldProps & Omit<ComponentProps<"input">, "className">;

/** A single-line text field. */
export function TextField({
  beside,
  ...props
}: Props & { /** A control in the same row. */ beside?: ReactNode }) {
  const { label, hint, error, optional, note, className, id, ...rest } = props;
  return (
    <FieldFrame {...given({ label, hint, error, optional, note, className, id })}>
      {(ids) => {
        const input = (
          <input
            type="text"
            {...rest}
            id={ids.id}
            className="input"
            aria-describedby={ids.described_by}
            aria-invalid={ids.invalid || undefined}
          />
        );
        return beside ? (
          <div className="grid grid-cols-[1fr_auto] gap-2">
            {input}
            {beside}
          </div>
        ) : (
          input
        );
      }}
    </FieldFrame>
  );
}

/** A password field with a button that shows the password. */
export function PasswordField({ label, hint, error, optional, note, className, id, ...rest }: Props) {
  const t = useT("common");
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <FieldFrame {...given({ label, hint, error, optional, note, className, id })}>
      {(ids) => (
        <div className="input-wrap">
          <input
            {...rest}
            id={ids.id}
            type={shown ? "text" : "password"}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className="input input-with-end"
            aria-describedby={ids.described_by}
            aria-invalid={ids.invalid || undefined}
          />
          <button
            type="button"
            className="icon-btn"
            aria-label={shown ? t("hide_password") : t("show_password")}
            onClick={() => setShown(!shown)}
          >
            <Icon aria-hidden="true" />
          </button>
        </div>
      )}
    </FieldFrame>
  );
}

type AreaProps = FieldProps & Omit<ComponentProps<"textarea">, "className"> & { length?: number };

/** A multi-line text field; with `maxLength` and the current `length` it shows how many characters are left. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  className,
  id,
  length,
  maxLength,
  ...rest
}: AreaProps) {
  const t = useT("common");
  const left = maxLength === undefined || length === undefined ? null : maxLength - length;
  const note = left === null ? undefined : t("characters_left", { count: left });
  return (
    <FieldFrame {...given({ label, hint, error, optional, className, id })} note={note}>
      {(ids) => (
        <>
          <textarea
            rows={4}
            {...rest}
            maxLength={maxLength}
            id={ids.id}
            className="input"
            aria-describedby={ids.described_by}
            aria-invalid={ids.invalid || undefined}
          />
          <span className="visually-hidden" aria-live="polite">
            {left !== null && left <= 20 ? note : ""}
          </span>
        </>
      )}
    </FieldFrame>
  );
}

/** Removes undefined properties, since the compiler distinguishes absent from undefined. */
export function given<T extends object>(props: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}
