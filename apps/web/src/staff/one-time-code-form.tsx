import { type FormEvent, useRef, useState } from "react";
import { ErrorPanel } from "../accounts/error-panel.tsx";
import { useFieldErrorText } from "../form/field-error-text.ts";
import { ApiError } from "../platform/api-error.ts";
import { sentenceFor } from "../platform/fault-text.ts";
import { useT } from "../platform/locale.tsx";
import { Button } from "../ui/controls/button.tsx";
import { CodeField } from "../ui/controls/code-field.tsx";
import { TextField } from "../ui/controls/text-field.tsx";

const digits = 6;

type Props = {
  submit: string;
  /** Asks for a recovery code in place of the six digits. */
  recovery?: boolean;
  onCode: (code: string) => Promise<unknown>;
};

/** A form for the code of the app, sent by Enter or by its last digit. */
export function OneTimeCodeForm({ submit, recovery = false, onCode }: Props) {
  const t = useT("staff");
  const common = useT("common");
  const sentence = useFieldErrorText();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState("");
  const [error, setError] = useState<{ field?: string; other?: string }>({});
  const [busy, setBusy] = useState(false);
  function refuse(cause: unknown) {
    const told = cause instanceof ApiError ? cause.errors.code : undefined;
    setError(told ? { field: told.join(" ") } : { other: sentenceFor(cause, common) });
    // A code works once, so a refused one is of no further use.
    if (told && !recovery) setCode("");
    input.current?.focus();
  }
  async function send(typed: string) {
    if (busy) return;
    if (recovery ? typed.trim() === "" : typed.length !== digits) {
      setError({ field: sentence(recovery ? "required" : "code_not_six_digits") ?? "" });
      input.current?.focus();
      return;
    }
    setError({});
    setBusy(true);
    try {
      await onCode(typed);
    } catch (cause) {
      refuse(cause);
    } finally {
      setBusy(false);
    }
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void send(code);
  }
  const field = { ref: input, name: "code", value: code, error: error.field };
  return (
    <form noValidate className="desk-stack" onSubmit={handleSubmit}>
      {error.other && <ErrorPanel>{error.other}</ErrorPanel>}
      {recovery ? (
        <TextField
          {...field}
          label={t("code.recovery")}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => setCode(event.target.value)}
        />
      ) : (
        <CodeField
          {...field}
          label={t("code.app")}
          onChange={setCode}
          onComplete={(typed) => void send(typed)}
        />
      )}
      {/* The field keeps the focus, so a new error would not be read aloud. */}
      <span role="alert" className="visually-hidden">
        {error.field}
      </span>
      <Button type="submit" look="primary" busy={busy} className="desk-submit">
        {submit}
      </Button>
    </form>
  );
}
