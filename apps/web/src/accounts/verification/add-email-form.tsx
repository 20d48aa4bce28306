import { changeAccount } from "@sanjog/contract/accounts";
import { accountFields } from "@sanjog/domain/accounts/sign-up";
import type { EmailCode } from "@sanjog/domain/accounts/verification";
import * as z from "zod/mini";
import { FormFrame } from "../../form/form-frame.tsx";
import { FormText } from "../../form/text-inputs.tsx";
import { useSchemaForm } from "../../form/use-schema-form.ts";
import { call } from "../../platform/api-client.ts";
import { useT } from "../../platform/locale.tsx";
import { showToast } from "../../platform/toast.tsx";
import { PasswordWhereNeeded } from "../password/password-where-needed.tsx";
import { SubmitButton } from "../submit-button.tsx";
import { forgetVerification, rememberWait } from "../verification-store.ts";

/** An e-mail address whose verification has begun. */
export type AddedEmail = { session_key: string; email: string; email_code: EmailCode };

const schema = z.object({ email: accountFields.email, password: z.string() });

type Props = {
  /** The address that was given before and never verified. */
  known: string | null;
  /** Whether the server requires the password (decisions §2.5). */
  asks_password: boolean;
  onAdded: (added: AddedEmail) => void;
};

export function AddEmailForm({ known, asks_password, onAdded }: Props) {
  const t = useT("accounts");
  const of = useSchemaForm(schema, { defaults: { email: known ?? "", password: "" } });
  async function save({ email, password }: { email: string; password: string }) {
    const { data, message } = await call(changeAccount, { body: { email, ...(password && { password }) } });
    showToast("success", message ?? "");
    // Remove the countdowns of an earlier address.
    forgetVerification();
    rememberWait("email", data.resend_wait_seconds);
    // Without a key there is nothing to verify: the address is unchanged.
    if (data.session_key) onAdded({ session_key: data.session_key, email, email_code: data.email_code });
  }
  return (
    <FormFrame of={of} onSave={save}>
      <FormText name="email" type="email" inputMode="email" autoComplete="email" autoCapitalize="none" />
      <PasswordWhereNeeded asked={asks_password} />
      <SubmitButton>{t("email_dialog.next")}</SubmitButton>
    </FormFrame>
  );
}
