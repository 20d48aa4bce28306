import { resendEmailCode, verifyEmailCode } from "@sanjog/contract/accounts";
import { useState } from "react";
import { call } from "../../platform/api-client.ts";
import { useT } from "../../platform/locale.tsx";
import { useSession } from "../../platform/session.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Modal } from "../../ui/modal.tsx";
import { forgetVerification } from "../verification-store.ts";
import { AddEmailForm, type AddedEmail } from "./add-email-form.tsx";
import { asksPassword } from "./address-password.ts";
import { CodeForm } from "./code-form.tsx";

type Props = { open: boolean; onClose: () => void; onVerified: () => void };

/**
 * A dialog in which a member verifies a new or unverified e-mail address: the address, then the code from the mail.
 */
export function ChangeEmailDialog({ open, onClose, onVerified }: Props) {
  const t = useT("accounts");
  const { user } = useSession();
  const [added, setAdded] = useState<AddedEmail | null>(null);
  const changes = user?.email_verified === true;
  function leave() {
    forgetVerification();
    setAdded(null);
    onClose();
  }
  function goOn() {
    forgetVerification();
    setAdded(null);
    onVerified();
  }
  return (
    <Modal
      open={open}
      onClose={leave}
      title={t(changes ? "email_dialog.change_title" : "email_dialog.title")}
    >
      {added ? (
        <TypeCode added={added} onOther={() => setAdded(null)} onVerified={goOn} />
      ) : (
        <>
          <p className="mb-5 text-ink-2">{t(changes ? "email_dialog.change_lead" : "email_dialog.lead")}</p>
          <AddEmailForm
            known={changes ? null : (user?.email ?? null)}
            asks_password={asksPassword(user, "email")}
            onAdded={setAdded}
          />
        </>
      )}
    </Modal>
  );
}

type CodeProps = { added: AddedEmail; onOther: () => void; onVerified: () => void };

function TypeCode({ added: { session_key, email, email_code }, onOther, onVerified }: CodeProps) {
  const t = useT("accounts");
  const [shown, setShown] = useState(email_code);
  async function verify(email_otp: string) {
    await call(verifyEmailCode, { body: { session_key, email_otp } });
    onVerified();
  }
  async function resend() {
    const { data, message } = await call(resendEmailCode, { body: { session_key } });
    setShown("sent");
    return { wait_seconds: data.resend_wait_seconds, message };
  }
  return (
    <div className="flex flex-col gap-5">
      <p className="wrap-anywhere">{t(`verify.email_${shown}`, { email })}</p>
      <CodeForm field="email_otp" channel="email" onVerify={verify} onResend={resend} />
      <Button look="quiet" className="-ml-3 self-start underline" onClick={onOther}>
        {t("email_dialog.other_email")}
      </Button>
    </div>
  );
}
