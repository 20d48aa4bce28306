import { changeAccount } from "@sanjog/contract/accounts";
import { accountFields } from "@sanjog/domain/accounts/sign-up";
import * as z from "zod/mini";
import { FormFrame } from "../../form/form-frame.tsx";
import { FormPhone } from "../../form/special-inputs.tsx";
import { FormText } from "../../form/text-inputs.tsx";
import { useSchemaForm } from "../../form/use-schema-form.ts";
import { call } from "../../platform/api-client.ts";
import { useT } from "../../platform/locale.tsx";
import { showToast } from "../../platform/toast.tsx";
import { Modal } from "../../ui/modal.tsx";
import { useBeginVerification, usePhoneCountries } from "../queries.ts";
import { SubmitButton } from "../submit-button.tsx";
import { typedAddresses } from "../verification-store.ts";

type Props = {
  /** `whatsapp` is a number that is verified by a WhatsApp message, `number` one that gets a code. */
  what: "email" | "whatsapp" | "number";
  open: boolean;
  onClose: () => void;
  session_key: string;
  onKey: (session_key: string) => void;
};

/** A dialog to correct a mistyped address without a new sign-up; the server returns a new key. */
export function ChangeAddressDialog({ what, open, onClose, session_key, onKey }: Props) {
  const t = useT("accounts");
  const begin = useBeginVerification();
  async function change(address: { email: string } | { phone_number: string }) {
    const { data, message } = await call(changeAccount, { body: { session_key, ...address } });
    showToast("success", message ?? "");
    onClose();
    const key = begin(data, { ...typedAddresses(), ...address });
    if (key) onKey(key);
  }
  const { title, note } = texts[what];
  return (
    <Modal open={open} onClose={onClose} title={t(title)}>
      {what === "email" ? (
        <EmailForm note={t(note)} onSave={change} />
      ) : (
        <NumberForm note={t(note)} onSave={change} />
      )}
    </Modal>
  );
}

const texts = {
  email: { title: "verify.change_email", note: "verify.change_note" },
  whatsapp: { title: "verify.change_phone", note: "verify.change_phone_note" },
  number: { title: "verify.change_number", note: "verify.change_number_note" },
} as const;

type FormProps<Values> = { note: string; onSave: (values: Values) => Promise<void> };

const email_schema = z.object({ email: accountFields.email });
const number_schema = z.object({ phone_number: accountFields.phone_number });

function EmailForm({ note, onSave }: FormProps<{ email: string }>) {
  const t = useT("accounts");
  const of = useSchemaForm(email_schema, { defaults: { email: typedAddresses().email ?? "" } });
  return (
    <FormFrame of={of} onSave={onSave}>
      <FormText
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        hint={note}
      />
      <SubmitButton>{t("verify.save")}</SubmitButton>
    </FormFrame>
  );
}

function NumberForm({ note, onSave }: FormProps<{ phone_number: string }>) {
  const t = useT("accounts");
  const countries = usePhoneCountries();
  const of = useSchemaForm(number_schema, {
    defaults: { phone_number: typedAddresses().phone_number ?? "" },
  });
  return (
    <FormFrame of={of} onSave={onSave}>
      <FormPhone name="phone_number" hint={note} {...(countries && { countries })} />
      <SubmitButton>{t("verify.save")}</SubmitButton>
    </FormFrame>
  );
}
