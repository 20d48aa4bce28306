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
  what: "email" | "phone_number";
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
  const title = t(what === "email" ? "verify.change_email" : "verify.change_phone");
  return (
    <Modal open={open} onClose={onClose} title={title}>
      {what === "email" ? <EmailForm onSave={change} /> : <NumberForm onSave={change} />}
    </Modal>
  );
}

const email_schema = z.object({ email: accountFields.email });
const number_schema = z.object({ phone_number: accountFields.phone_number });

function EmailForm({ onSave }: { onSave: (values: { email: string }) => Promise<void> }) {
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
        hint={t("verify.change_note")}
      />
      <SubmitButton>{t("verify.save")}</SubmitButton>
    </FormFrame>
  );
}

function NumberForm({ onSave }: { onSave: (values: { phone_number: string }) => Promise<void> }) {
  const t = useT("accounts");
  const countries = usePhoneCountries();
  const of = useSchemaForm(number_schema, {
    defaults: { phone_number: typedAddresses().phone_number ?? "" },
  });
  return (
    <FormFrame of={of} onSave={onSave}>
      <FormPhone name="phone_number" hint={t("verify.change_phone_note")} {...(countries && { countries })} />
      <SubmitButton>{t("verify.save")}</SubmitButton>
    </FormFrame>
  );
}
