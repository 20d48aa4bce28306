import { code_digits } from "@sanjog/domain/accounts/verification";
import { type FormEvent, useRef, useState } from "react";
import { useFieldErrorText } from "../../form/field-error-text.ts";
import { useFieldLabel } from "../../form/field-label.ts";
import { ApiError } from "../../platform/api-error.ts";
import { sentenceFor } from "../../platform/fault-text.ts";
import { useT } from "../../platform/locale.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { CodeField } from "../../ui/controls/code-field.tsx";
import type { Channel } from "../verification-store.ts";
import { Resend } from "./resend.tsx";

type Props = {
  field: "email_otp" | "phone_otp";
  channel: Channel;
  onVerify: (code: string) => Promise<void>;
  onResend: () => Promise<{ wait_seconds: number; message: string | undefined }>;
};

/** A form for a six-digit code, sent by Enter or by the last digit. */
export function CodeForm({ field, channel, onVerify, onResend }: Props) {
  const t = useT("accounts");
  const common = useT("common");
  const label = useFieldLabel();
  const sentence = useFieldErrorText();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState("");
  const [fieldError, setFieldError] = useState<string | undefined>();
  const [busy, setBusy] = useState(false);
  function refuse(error: unknown) {
    const told = error instanceof ApiError ? error.errors[field] : undefined;
    const why = sentenceFor(error, common);
    setFieldError(told ? told.join(" ") : why);
    // Keeps a code that the server did not check, for example without a network, so that one press sends it again.
    if (!(error instanceof ApiError) || error.kind === "refused") setCode("");
    input.current?.focus();
  }
  async function send(typed: string) {
    if (busy) return;
    if (typed.length !== code_digits) {
      setFieldError(sentence("code_not_six_digits"));
      input.current?.focus();
      return;
    }
    setFieldError(undefined);
    setBusy(true);
    try {
      await onVerify(typed);
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void send(code);
  }
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={handleSubmit}>
      <CodeField
        ref={input}
        label={label(field)}
        name={field}
        value={code}
        error={fieldError}
        onChange={(typed) => {
          setCode(typed);
          setFieldError(undefined);
        }}
        onComplete={(typed) => void send(typed)}
      />
      {/* The field keeps the focus, so a new error would not be read aloud. */}
      <span role="alert" className="visually-hidden">
        {fieldError}
      </span>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" busy={busy}>
          {t("verify.check_code")}
        </Button>
        <Resend channel={channel} onResend={onResend} />
      </div>
    </form>
  );
}
