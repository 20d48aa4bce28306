import { changeStaffPassword } from "@sanjog/contract/staff";
import { newPasswordSchema } from "@sanjog/domain/accounts/sign-up";
import { staffPasswordSchema } from "@sanjog/domain/staff/staff-forms";
import { useState } from "react";
import * as z from "zod/mini";
import { PasswordPair } from "../accounts/password/password-pair.tsx";
import { SubmitButton } from "../accounts/submit-button.tsx";
import { FormFrame } from "../form/form-frame.tsx";
import { FormPassword } from "../form/text-inputs.tsx";
import { useSchemaForm } from "../form/use-schema-form.ts";
import { useT } from "../platform/locale.tsx";
import { showToast } from "../platform/toast.tsx";
import { Button } from "../ui/controls/button.tsx";
import { Modal } from "../ui/modal.tsx";
import { callDesk } from "./desk-client.ts";
import { RefusedLine } from "./refused-line.tsx";

const schema = z.safeExtend(newPasswordSchema, {
  current_password: staffPasswordSchema.shape.current_password,
});
const defaults = { current_password: "", password: "", password_confirmation: "" };

/** Changes one's own password; every other session ends. */
export function ChangePassword() {
  const t = useT("staff");
  const [open, setOpen] = useState(false);
  return (
    <div className="desk-stack">
      <p>{t("account.password_hint")}</p>
      <div>
        <Button onClick={() => setOpen(true)}>{t("account.change_password")}</Button>
      </div>
      <Modal open={open} onClose={() => setOpen(false)} title={t("account.change_password")}>
        <PasswordForm onDone={() => setOpen(false)} />
      </Modal>
    </div>
  );
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const t = useT("staff");
  const of = useSchemaForm(schema, { defaults });
  async function save({ current_password, password }: typeof defaults) {
    const { message } = await callDesk(changeStaffPassword, { body: { current_password, password } });
    showToast("success", message ?? "");
    onDone();
  }
  return (
    <FormFrame of={of} onSave={save}>
      <RefusedLine />
      <FormPassword name="current_password" autoComplete="current-password" />
      <PasswordPair label={t("account.fresh_password")} />
      <SubmitButton>{t("account.change_password")}</SubmitButton>
    </FormFrame>
  );
}
