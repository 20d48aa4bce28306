import { useT } from "../platform/locale.tsx";
import { Button } from "../ui/controls/button.tsx";
import { useConfirm } from "../ui/dialogs/confirm-dialog.tsx";
import { Card } from "../ui/layout/card.tsx";
import { ChangePassword } from "./change-password.tsx";
import { DeskPage } from "./desk-page.tsx";
import { type DeskAccount, useDeskAccount, useDeskLogOut } from "./desk-session.ts";
import { NewRecoveryCodes } from "./new-recovery-codes.tsx";
import { OnCallCard } from "./on-call/on-call-card.tsx";
import { OwnPasskeys } from "./passkeys/own-passkeys.tsx";
import { useNow, useTimeWords } from "./time-words.ts";

/** One's own account at the desk. */
export function DeskAccountScreen() {
  const t = useT("staff");
  const account = useDeskAccount();
  if (!account) return null;
  return (
    <DeskPage title={t("account.title")}>
      <div className="desk-cards">
        <Card title={account.name}>
          <AboutLogin account={account} />
        </Card>
        <Card title={t("on_call.title")}>
          <OnCallCard />
        </Card>
        <Card title={t("passkeys.title")}>
          <OwnPasskeys />
        </Card>
        <Card title={t("account.recovery_codes")}>
          <NewRecoveryCodes left={account.recovery_codes_left} />
        </Card>
        <Card title={t("account.password")}>
          <ChangePassword />
        </Card>
      </div>
    </DeskPage>
  );
}

function AboutLogin({ account }: { account: DeskAccount }) {
  const t = useT("staff");
  const words = useTimeWords();
  const logOut = useDeskLogOut();
  const { ask, dialog } = useConfirm();
  const left = words(Date.parse(account.session_ends_at) - useNow());
  const everywhere = () =>
    ask({
      title: t("account.everywhere_question"),
      text: t("account.everywhere_hint"),
      yes: t("account.log_out_everywhere"),
      no: t("account.stay"),
      onYes: () => logOut(true),
    });
  return (
    <div className="desk-stack">
      <div>
        <p>
          <span className="desk-tag">{t(`roles.${account.role}`)}</span> {t("session.left", { time: left })}
        </p>
        <p className="desk-quiet">{t(`role_hints.${account.role}`)}</p>
      </div>
      <div className="desk-row">
        <Button onClick={() => void logOut()}>{t("account.log_out")}</Button>
        <Button onClick={everywhere}>{t("account.log_out_everywhere")}</Button>
      </div>
      {dialog}
    </div>
  );
}
