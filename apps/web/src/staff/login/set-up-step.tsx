import { beginPasskey } from "@sanjog/contract/staff";
import { browserSupportsWebAuthn } from "@simplewebauthn/browser";
import { useState } from "react";
import { useT } from "../../platform/locale.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { callDesk } from "../desk-client.ts";
import { NewPasskeyForm } from "../passkeys/new-passkey-form.tsx";
import { SetUpApp } from "./set-up-app.tsx";

type Props = { onConfirmed: (codes: readonly string[]) => void };

/** Lets somebody choose their second factor: a passkey of this device, or an app for codes. */
export function SetUpStep({ onConfirmed }: Props) {
  const t = useT("staff");
  const [with_app, setWithApp] = useState(!browserSupportsWebAuthn());
  const order = async () => (await callDesk(beginPasskey, { body: {} })).data;
  return (
    <div className="desk-stack">
      <p className="desk-lead">{t("set_up.lead")}</p>
      {with_app ? (
        <>
          <SetUpApp onConfirmed={onConfirmed} />
          {browserSupportsWebAuthn() && (
            <div className="desk-ways">
              <Button look="quiet" onClick={() => setWithApp(false)}>
                {t("set_up.rather_passkey")}
              </Button>
            </div>
          )}
        </>
      ) : (
        <>
          <Card title={t("passkeys.passkey")}>
            <div className="desk-stack">
              <p>{t("passkeys.what")}</p>
              <NewPasskeyForm
                order={order}
                onAdded={({ recovery_codes }) => onConfirmed(recovery_codes ?? [])}
              />
            </div>
          </Card>
          <Card title={t("set_up.app_title")}>
            <div className="desk-stack">
              <p>{t("set_up.app_text")}</p>
              <div>
                <Button onClick={() => setWithApp(true)}>{t("set_up.with_app")}</Button>
              </div>
            </div>
          </Card>
        </>
      )}
    </div>
  );
}
