import { resetPassword } from "@sanjog/contract/accounts";
import { newPasswordSchema } from "@sanjog/domain/accounts/sign-up";
import { useNavigate } from "react-router";
import { FormFrame } from "../../form/form-frame.tsx";
import { useSchemaForm } from "../../form/use-schema-form.ts";
import { call } from "../../platform/api-client.ts";
import { useT } from "../../platform/locale.tsx";
import { showToast } from "../../platform/toast.tsx";
import { useSignIn } from "../queries.ts";
import { SubmitButton } from "../submit-button.tsx";
import { PasswordPair } from "./password-pair.tsx";

const defaults = { password: "", password_confirmation: "" };

type NewPassword = { password: string; password_confirmation: string };

export function ResetPasswordForm({ token }: { token: string }) {
  const t = useT("accounts");
  const navigate = useNavigate();
  const signIn = useSignIn();
  const of = useSchemaForm(newPasswordSchema, { defaults });
  async function save(values: NewPassword) {
    const { data, message } = await call(resetPassword, { body: { ...values, token } });
    showToast("success", message ?? "");
    signIn(data.token);
    void navigate("/", { replace: true });
  }
  return (
    <FormFrame of={of} onSave={save}>
      <PasswordPair block_paste />
      <SubmitButton>{t("reset.submit")}</SubmitButton>
    </FormFrame>
  );
}
