import { leadsWithWhatsApp } from "@sanjog/domain/accounts/number-ways";
import { summary_poll_ms } from "@sanjog/domain/accounts/verification";
import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, useState } from "react";
import { ownNumberQuery } from "../../in-person/queries.ts";
import { useT } from "../../platform/locale.tsx";
import { retryImport } from "../../platform/retry-import.ts";
import { useSession } from "../../platform/session.ts";
import { Optional } from "../../ui/controls/optional.tsx";
import { FoldedWays, OtherWay, OtherWays } from "../../ui/controls/other-ways.tsx";
import { Modal } from "../../ui/modal.tsx";
import { SkeletonLines } from "../../ui/skeleton.tsx";
import { forgetVerification } from "../verification-store.ts";
import { type AddedNumber, AddNumberForm } from "./add-number-form.tsx";
import { asksPassword } from "./address-password.ts";
import { NumberSteps } from "./number-steps.tsx";

// Loaded after the dialog: most members have WhatsApp.
const OwnNumber = lazy(async () => ({
  default: (await retryImport(() => import("../../in-person/own-number.tsx"))).OwnNumber,
}));

type Props = {
  open: boolean;
  onClose: () => void;
  /** Called after the number is verified; by default the page reloads (§4). */
  onDone?: () => void;
  /** By default the sheet speaks of the number alone. */
  title?: ReactNode;
  lead?: ReactNode;
};

const reload = () => window.location.reload();

/** §4: a member verifies a number from the summary: the number, the WhatsApp message, then a reload of the page. */
export function VerifyPhoneDialog({ open, onClose, onDone = reload, title, lead }: Props) {
  const t = useT("accounts");
  const { user } = useSession();
  const [added, setAdded] = useState<AddedNumber | null>(null);
  const changes = user?.phone_verified === true;
  function leave() {
    forgetVerification();
    setAdded(null);
    onClose();
  }
  function goOn() {
    forgetVerification();
    onDone();
  }
  return (
    <Modal open={open} onClose={leave} title={title ?? t(titleOf(changes, added))}>
      {lead && <p className="mb-3">{lead}</p>}
      {added ? (
        <div className="flex flex-col gap-5">
          <NumberSteps {...added} every_ms={summary_poll_ms} onVerified={goOn}>
            <OtherWay onClick={() => setAdded(null)}>{t("phone_dialog.other_number")}</OtherWay>
            {!changes && <InPerson />}
          </NumberSteps>
        </div>
      ) : (
        <NumberOrCode>
          <p className="mb-5 text-ink-2">{t(changes ? "phone_dialog.change_lead" : "phone_dialog.lead")}</p>
          <AddNumberForm
            known={changes ? null : (user?.phone_number ?? null)}
            asks_password={asksPassword(user, "phone")}
            onAdded={setAdded}
          />
        </NumberOrCode>
      )}
    </Modal>
  );
}

/** Before there is a number, nobody knows which way is the main one. */
function titleOf(changes: boolean, added: AddedNumber | null) {
  const whatsapp = added !== null && leadsWithWhatsApp(added.number_ways);
  if (changes) return whatsapp ? "verify.change_phone" : "verify.change_number";
  return whatsapp ? "phone_dialog.title" : "phone_dialog.title_number";
}

/** The form for a number, and below it the way to the gurdwara. A code for a volunteer comes first and folds the form. */
function NumberOrCode({ children }: { children: ReactNode }) {
  const t = useT("accounts");
  const { user } = useSession();
  const waits = user?.phone_verified === false && user.phone_number !== null;
  const number = useQuery({ ...ownNumberQuery, enabled: waits });
  // Not again after a failure: the form would lose what is typed, and the way below it would load without end.
  if (number.isLoading && !number.isFetched) return <SkeletonLines />;
  if (!waits) return children;
  if (number.data?.state === "code")
    return (
      <div className="flex flex-col gap-5">
        <InPerson />
        <FoldedWays title={t("phone_dialog.other_number")} opened={false}>
          {children}
        </FoldedWays>
      </div>
    );
  return (
    <>
      <div className="mb-4">{children}</div>
      <OtherWays>
        <InPerson />
      </OtherWays>
    </>
  );
}

function InPerson() {
  return (
    <Optional>
      <OwnNumber />
    </Optional>
  );
}
