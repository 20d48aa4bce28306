import { changePassword } from "@sanjog/contract/account-lifecycle";
import { newPasswordSchema } from "@sanjog/domain/accounts/sign-up";
import * as z from "zod/mini";
import { PasswordPair } from "../accounts/password/password-pair.tsx";
import { SubmitButton } from "../accounts/submit-button.tsx";
import { FormFrame } from "../form/form-frame.tsx";
import { FormPassword } from "../form/text-inputs.tsx";
import { useSchemaForm } from "../form/use-schema-form.ts";
import { call } from "../platform/api-client.ts";
import { useT } from "../platform/locale.tsx";
import { useRenewToken } from "../platform/session.ts";
import { showToast } from "../platform/toast.tsx";
import { Modal } from "../ui/modal.tsx";

const schema = z.safeExtend(newPasswordSchema, {
  current_password: z.string("required").check(z.minLength(1, "required")),
});
const defaults = { current_password: "", password: "", password_confirmation: "" };

type Props = { open: boolean; onClose: () => void };

/** Changes the password of a member who knows the present one. */
export function PasswordDialog({ open, onClose }: Props) {
  const t = useT("account_lifecycle");
  return (
    <Modal open={open} onClose={onClose} title={t("login.change_password")}>
      <p className="mb-5 text-ink-2">{t("password.lead")}</p>
      <PasswordForm onDone={onClose} />
    </Modal>
  );
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const t = useT("account_lifecycle");
  const renewToken = useRenewToken();
  const of = useSchemaForm(schema, { defaults });
  async function save(body: typeof defaults) {
    const { data, message } = await call(changePassword, { body });
    showToast("success", message ?? "");
    onDone();
    renewToken(data.token);
  }
  return (
    <FormFrame of={of} onSave={save}>
      <FormPassword name="current_password" autoComplete="current-password" />
      <PasswordPair label={t("password.fresh")} />
      <SubmitButton>{t("password.submit")}</SubmitButton>
    </FormFrame>
  );
}
