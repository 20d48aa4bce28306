import type { Nominee } from "@sanjog/domain/account-lifecycle/nominee";
import { spacedPhone } from "@sanjog/domain/accounts/masks";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useT } from "../platform/locale.tsx";
import { retryImport } from "../platform/retry-import.ts";
import { Button } from "../ui/controls/button.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { LongAddress } from "../ui/layout/long-address.tsx";
import { AccountSection } from "./account-section.tsx";
import { accountLifecycleQueries } from "./queries.ts";
import { RowSkeleton } from "./row-skeleton.tsx";

// The dialogs load when they are opened, because they need forms and the numbering plans.
const dialogs = {
  name: lazy(async () => ({
    default: (await retryImport(() => import("./nominee-dialog.tsx"))).NomineeDialog,
  })),
  remove: lazy(async () => ({
    default: (await retryImport(() => import("./remove-nominee-dialog.tsx"))).RemoveNomineeDialog,
  })),
};

/** The person who may act for the member after death or incapacity. */
export function NomineeSection() {
  const t = useT("account_lifecycle");
  const found = useQuery(accountLifecycleQueries.nominee());
  return (
    <AccountSection>
      <p className="text-ink-2">{t("nominee.text")}</p>
      <p className="text-ink-2">{t("nominee.private")}</p>
      <Loaded from={found} skeleton={<RowSkeleton rows={1} lines={3} />}>
        {(nominee) => <NomineeCard nominee={nominee} />}
      </Loaded>
    </AccountSection>
  );
}

/** Who is named, with the buttons to name, change or remove somebody. */
function NomineeCard({ nominee }: { nominee: Nominee | null }) {
  const t = useT("account_lifecycle");
  const [step, setStep] = useState<keyof typeof dialogs | null>(null);
  const [open, setOpen] = useState(false);
  const Dialog = step && dialogs[step];
  function show(next: keyof typeof dialogs) {
    setStep(next);
    setOpen(true);
  }
  return (
    <>
      {nominee ? <Named nominee={nominee} /> : <p className="font-strong">{t("nominee.none")}</p>}
      <div className="flex flex-wrap gap-3">
        <Button aria-haspopup="dialog" onClick={() => show("name")}>
          {t(nominee ? "nominee.change" : "nominee.name")}
        </Button>
        {nominee && (
          <Button look="quiet" aria-haspopup="dialog" onClick={() => show("remove")}>
            {t("nominee.remove")}
          </Button>
        )}
      </div>
      {Dialog && (
        <Suspense fallback={null}>
          <Dialog open={open} nominee={nominee} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function Named({ nominee: { name, relation, contact } }: { nominee: Nominee }) {
  return (
    <div className="min-w-0 border-y border-line py-3 leading-(--lh-ui)" translate="no">
      <p className="font-strong wrap-anywhere">{name}</p>
      <p className="text-ink-2 wrap-anywhere">{relation}</p>
      <p>
        <LongAddress text={spacedPhone(contact)} />
      </p>
    </div>
  );
}
