import { consentedPurposes } from "@sanjog/domain/accounts/consents";
import { isWishMade, type TellingWish } from "@sanjog/domain/preferences/wishes-made";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { accountLifecycleQueries } from "../account-lifecycle/queries.ts";
import { useChangeConsent } from "../account-lifecycle/use-change-consent.ts";
import { useT } from "../platform/locale.tsx";
import { Button } from "../ui/controls/button.tsx";

/** Beside a wish that would tell the member's own answer: that it needs the consent for that answer, and the way to give it. */
export function WishConsent({ name }: { name: TellingWish }) {
  const t = useT("preferences");
  const consents = useQuery(accountLifecycleQueries.consents());
  const wish: unknown = useWatch({ name });
  const change = useChangeConsent();
  const [busy, setBusy] = useState(false);
  if (!consents.data || !isWishMade(name, { [name]: wish })) return null;
  // The list has the newest first; the rule reads them as they were recorded.
  if (consentedPurposes(consents.data.toReversed()).includes(name)) return null;
  async function give() {
    setBusy(true);
    await change("give", name);
    setBusy(false);
  }
  return (
    <div className="rounded-md bg-haldi-soft p-4" role="status">
      <p>{t(`consent.why.${name}`)}</p>
      <Button look="secondary" className="mt-2" busy={busy} onClick={() => void give()}>
        {t(`consent.give.${name}`)}
      </Button>
    </div>
  );
}
