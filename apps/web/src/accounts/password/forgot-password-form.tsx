import { forgotPassword } from "@sanjog/contract/accounts";
import { type FormEvent, useRef, useState } from "react";
import { useFieldErrorText } from "../../form/field-error-text.ts";
import { useFieldLabel } from "../../form/field-label.ts";
import { call } from "../../platform/api-client.ts";
import { ApiError } from "../../platform/api-error.ts";
import { sentenceFor } from "../../platform/fault-text.ts";
import { useT } from "../../platform/locale.tsx";
import { showToast } from "../../platform/toast.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { EmailOrPhoneField } from "../email-or-phone-field.tsx";
import { openWhatsApp } from "../whatsapp-target.ts";

/** What became of the request: a mail on its way, or a chat to be opened. */
export type ResetLinkDelivery = { by: "email" } | { by: "whatsapp"; link: string };

export function ForgotPasswordForm({ onSent }: { onSent: (sent: ResetLinkDelivery) => void }) {
  const t = useT("accounts");
  const common = useT("common");
  const label = useFieldLabel();
  const sentence = useFieldErrorText();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState("");
  const [fieldError, setFieldError] = useState<string | undefined>();
  const [busy, setBusy] = useState(false);
  function refuse(why: string, error?: unknown) {
    const told = error instanceof ApiError ? error.errors.email_or_phone : undefined;
    setFieldError(told ? told.join(" ") : why);
    showToast("warning", why);
    field.current?.focus();
  }
  async function send() {
    const { data } = await call(forgotPassword, { body: { email_or_phone: name } });
    const link = data.whatsapp_link;
    if (link) openWhatsApp(link);
    onSent(link ? { by: "whatsapp", link } : { by: "email" });
  }
  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setFieldError(undefined);
    if (!name) return refuse(sentence("email_or_phone_missing") ?? "");
    setBusy(true);
    await send().catch((error: unknown) => refuse(sentenceFor(error, common), error));
    setBusy(false);
  }
  return (
    <form noValidate className="flex flex-col gap-6" onSubmit={(event) => void handleSubmit(event)}>
      <EmailOrPhoneField ref={field} label={label("email_or_phone")} onChange={setName} error={fieldError} />
      <Button type="submit" look="primary" busy={busy} className="w-full">
        {t("forgot.submit")}
      </Button>
    </form>
  );
}
