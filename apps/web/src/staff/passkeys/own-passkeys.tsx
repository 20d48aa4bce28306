import { formatDate } from "@sanjog/i18n/format";
import { browserSupportsWebAuthn } from "@simplewebauthn/browser";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocale, useT } from "../../platform/locale.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { AddPasskey } from "./add-passkey.tsx";
import { type OwnPasskey, passkeysQuery } from "./queries.ts";
import { RemovePasskey } from "./remove-passkey.tsx";

/** One's own passkeys, with the ways to add and to remove one. */
export function OwnPasskeys() {
  const t = useT("staff");
  const passkeys = useQuery(passkeysQuery);
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<OwnPasskey | null>(null);
  return (
    <div className="desk-stack">
      <p>{t("passkeys.what")}</p>
      <Loaded from={passkeys}>
        {(list) => (
          <>
            {list.length > 0 && (
              <ul className="desk-rows">
                {list.map((passkey) => (
                  <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setRemoving(passkey)} />
                ))}
              </ul>
            )}
            {list.length === 1 && list[0]?.may_remove === false && (
              <p className="desk-quiet">{t("passkeys.only_one")}</p>
            )}
          </>
        )}
      </Loaded>
      {browserSupportsWebAuthn() ? (
        <div>
          <Button onClick={() => setAdding(true)}>{t("passkeys.add")}</Button>
        </div>
      ) : (
        <p className="desk-quiet">{t("passkeys.not_here")}</p>
      )}
      <AddPasskey open={adding} onClose={() => setAdding(false)} />
      <RemovePasskey passkey={removing} onClose={() => setRemoving(null)} />
    </div>
  );
}

function PasskeyRow({ passkey, onRemove }: { passkey: OwnPasskey; onRemove: () => void }) {
  const t = useT("staff");
  const { locale } = useLocale();
  const { name, created_at, used_at, may_remove } = passkey;
  return (
    <li className="desk-row-card">
      <div className="desk-row-words">
        <p>
          <b>{name}</b>
        </p>
        <p className="desk-quiet">{t("passkeys.added", { date: formatDate(locale, created_at) })}</p>
        {used_at && <p className="desk-quiet">{t("passkeys.used", { date: formatDate(locale, used_at) })}</p>}
      </div>
      {may_remove && (
        <Button className="btn-small" aria-label={t("passkeys.remove_of", { name })} onClick={onRemove}>
          {t("passkeys.remove")}
        </Button>
      )}
    </li>
  );
}
