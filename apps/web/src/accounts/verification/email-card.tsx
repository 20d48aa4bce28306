import { resendEmailCode, type Verification, verifyEmailCode } from "@sanjog/contract/accounts";
import { Mail } from "lucide-react";
import { useState } from "react";
import { call } from "../../platform/api-client.ts";
import { useT } from "../../platform/locale.tsx";
import { useNoteCodeSent, useNoteVerified } from "../queries.ts";
import { typedAddresses } from "../verification-store.ts";
import { ChangeAddressDialog } from "./change-address-dialog.tsx";
import { CodeForm } from "./code-form.tsx";
import { VerificationCard } from "./verification-card.tsx";

type Props = {
  session_key: string;
  shown: Verification;
  onKey: (session_key: string) => void;
  folded: boolean;
  onOpen: () => void;
};

/** The card of the e-mail address: verified by a six-digit code from the mail. */
export function EmailCard({ session_key, shown, onKey, folded, onOpen }: Props) {
  const t = useT("accounts");
  const note = useNoteVerified(session_key);
  const noteCodeSent = useNoteCodeSent(session_key);
  const [changing, setChanging] = useState(false);
  const email = typedAddresses().email ?? shown.email;
  async function verify(email_otp: string) {
    const { data } = await call(verifyEmailCode, { body: { session_key, email_otp } });
    note(data);
  }
  async function resend() {
    const { data, message } = await call(resendEmailCode, { body: { session_key } });
    noteCodeSent();
    return { wait_seconds: data.resend_wait_seconds, message };
  }
  return (
    <>
      <VerificationCard
        title={t("verify.email")}
        icon={<Mail aria-hidden="true" />}
        address={email}
        done={shown.email_verified ? t("verify.email_done") : null}
        change_label={t("verify.change_email")}
        onChange={() => setChanging(true)}
        folded={folded ? t(`verify.email_${shown.phone_verified ? "too" : "instead"}`) : null}
        onOpen={onOpen}
      >
        <p className="wrap-anywhere">{t(`verify.email_${shown.email_code}`, { email: email ?? "" })}</p>
        {shown.email_code !== "after_number" && (
          <CodeForm field="email_otp" channel="email" onVerify={verify} onResend={resend} />
        )}
      </VerificationCard>
      <ChangeAddressDialog
        what="email"
        open={changing}
        onClose={() => setChanging(false)}
        session_key={session_key}
        onKey={onKey}
      />
    </>
  );
}
