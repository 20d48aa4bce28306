import type { Verification } from "@sanjog/contract/accounts";
import { spacedPhone } from "@sanjog/domain/accounts/masks";
import { leadsWithWhatsApp } from "@sanjog/domain/accounts/number-ways";
import { registration_poll_ms } from "@sanjog/domain/accounts/verification";
import { Smartphone } from "lucide-react";
import { useState } from "react";
import { SignUpHint } from "../../in-person/sign-up-hint.tsx";
import { useT } from "../../platform/locale.tsx";
import { WhatsAppIcon } from "../../ui/whatsapp-icon.tsx";
import { useNoteVerified } from "../queries.ts";
import { typedAddresses } from "../verification-store.ts";
import { ChangeAddressDialog } from "./change-address-dialog.tsx";
import { NumberSteps } from "./number-steps.tsx";
import { VerificationCard } from "./verification-card.tsx";

type Props = {
  session_key: string;
  shown: Verification;
  onKey: (session_key: string) => void;
  folded: boolean;
  onOpen: () => void;
};

/** Returns whether the number can be verified by a message, without going to the gurdwara. */
export const takesMessages = ({ number_ways }: Verification) =>
  number_ways.some((way) => way !== "in_person");

/** The card of the number: verified by a WhatsApp message that the member sends, or by a code. */
export function PhoneCard({ session_key, shown, onKey, folded, onOpen }: Props) {
  const t = useT("accounts");
  const note = useNoteVerified(session_key);
  const [changing, setChanging] = useState(false);
  const whatsapp = leadsWithWhatsApp(shown.number_ways);
  const phone_number = typedAddresses().phone_number ?? shown.phone_number;
  return (
    <>
      <VerificationCard
        title={t(whatsapp ? "verify.whatsapp" : "verify.number")}
        icon={whatsapp ? <WhatsAppIcon size={24} /> : <Smartphone aria-hidden="true" />}
        address={phone_number && spacedPhone(phone_number)}
        done={shown.phone_verified ? t("verify.phone_done") : null}
        change_label={t(whatsapp ? "verify.change_phone" : "verify.change_number")}
        onChange={() => setChanging(true)}
        folded={
          folded
            ? t(`verify.${whatsapp ? "phone" : "number"}_${shown.email_verified ? "too" : "instead"}`)
            : null
        }
        onOpen={onOpen}
      >
        <NumberSteps
          session_key={session_key}
          number_ways={shown.number_ways}
          whatsapp_link={shown.whatsapp_link}
          phone_number={phone_number ?? ""}
          every_ms={registration_poll_ms}
          onVerified={note}
        >
          <SignUpHint opened={!takesMessages(shown)} />
        </NumberSteps>
      </VerificationCard>
      <ChangeAddressDialog
        what={whatsapp ? "whatsapp" : "number"}
        open={changing}
        onClose={() => setChanging(false)}
        session_key={session_key}
        onKey={onKey}
      />
    </>
  );
}
