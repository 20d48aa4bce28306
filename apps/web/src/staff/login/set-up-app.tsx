import { beginSecondFactor, confirmSecondFactor } from "@sanjog/contract/staff";
import { useQuery } from "@tanstack/react-query";
import { QrCode } from "../../accounts/verification/qr-code.tsx";
import { useT } from "../../platform/locale.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { CopyButton } from "../copy-button.tsx";
import { callDesk } from "../desk-client.ts";
import { OneTimeCodeForm } from "../one-time-code-form.tsx";

type Props = { onConfirmed: (codes: readonly string[]) => void };

/** Links the app on the phone with the account, by a QR code or by typing, and confirms it by a first code. */
export function SetUpApp({ onConfirmed }: Props) {
  const t = useT("staff");
  // Each request makes a new secret, so the page asks once.
  const begun = useQuery({
    queryKey: ["second-factor"],
    queryFn: async () => (await callDesk(beginSecondFactor, {})).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  async function confirm(code: string) {
    const { data } = await callDesk(confirmSecondFactor, { body: { code } });
    onConfirmed(data.recovery_codes);
  }
  return (
    <div className="desk-stack">
      <Loaded from={begun}>
        {({ secret, uri }) => (
          <ol className="desk-steps">
            <li>
              <h2>{t("set_up.app")}</h2>
              <p>{t("set_up.app_hint")}</p>
            </li>
            <li>
              <h2>{t("set_up.scan")}</h2>
              <p>{t("set_up.scan_hint")}</p>
              <div className="desk-qr">
                <QrCode link={uri} label={t("set_up.qr")} />
              </div>
              <p>
                <a href={uri}>{t("set_up.same_phone")}</a>
              </p>
              <p>{t("set_up.type")}</p>
              <p className="desk-row">
                <code className="desk-code">{secret.match(/.{1,4}/g)?.join(" ")}</code>
                <CopyButton text={secret} label={t("set_up.copy")} />
              </p>
            </li>
            <li>
              <h2>{t("set_up.confirm")}</h2>
              <OneTimeCodeForm submit={t("set_up.submit")} onCode={confirm} />
            </li>
          </ol>
        )}
      </Loaded>
    </div>
  );
}
