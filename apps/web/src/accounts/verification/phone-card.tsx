import type { Verification } from "@sanjog/contract/accounts";
import { spacedPhone } from "@sanjog/domain/accounts/masks";
import { registration_poll_ms } from "@sanjog/domain/accounts/verification";
import { MessageCircle } from "lucide-react";
import { useState } from "react";
import { useT } from "../../platform/locale.tsx";
import { useNoteVerified } from "../queries.ts";
import { typedAddresses } from "../verification-store.ts";
import { ChangeAddressDialog } from "./change-address-dialog.tsx";
import { VerificationCard } from "./verification-card.tsx";
import { WhatsAppSteps } from "./whatsapp-steps.tsx";

type Props = { session_key: string; shown: Verification; onKey: (session_key: string) => void };

/**
 * The card of the WhatsApp number: verified by a message that the member sends, or by a code for those who cannot
 * send it.
 */
export function PhoneCard({ session_key, shown, onKey }: Props) {
  const t = useT("accounts");
  const note = useNoteVerified(session_key);
  const [changing, setChanging] = useState(false);
  const phone_number = typedAddresses().phone_number ?? shown.phone_number;
  return (
    <>
      <VerificationCard
        title={t("verify.whatsapp")}
        icon={<MessageCircle aria-hidden="true" />}
        address={phone_number && spacedPhone(phone_number)}
        done={shown.phone_verified ? t("verify.phone_done") : null}
        change_label={t("verify.change_phone")}
        onChange={() => setChanging(true)}
      >
        <WhatsAppSteps
          session_key={session_key}
          whatsapp_link={shown.whatsapp_link}
          phone_number={phone_number ?? ""}
          every_ms={registration_poll_ms}
          onVerified={note}
        />
      </VerificationCard>
      <ChangeAddressDialog
        what="phone_number"
        open={changing}
        onClose={() => setChanging(false)}
        session_key={session_key}
        onKey={onKey}
      />
    </>
  );
}
