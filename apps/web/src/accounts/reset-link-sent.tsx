import { reset_redirect_ms } from "@sanjog/domain/accounts/verification";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useT } from "../platform/locale.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { AccountPage } from "./account-page.tsx";
import { WhatsAppLink } from "./whatsapp-link.tsx";

/** §4: the message is read for two seconds, then the login is there. */
function useBackToLogin(goes: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!goes) return;
    const timer = setTimeout(() => void navigate("/login"), reset_redirect_ms);
    return () => clearTimeout(timer);
  }, [goes, navigate]);
}

/** The link is on its way by mail. */
export function LinkMailed() {
  const t = useT("accounts");
  useBackToLogin(true);
  return (
    <AccountPage title={t("forgot.sent_title")} lead={t("forgot.sent")}>
      <ButtonLink to="/login">{t("forgot.back")}</ButtonLink>
    </AccountPage>
  );
}

/** The chat was opened; where the browser did not let it, its button waits here. */
export function LinkOverWhatsApp({ link, opened }: { link: string; opened: boolean }) {
  const t = useT("accounts");
  useBackToLogin(opened);
  return (
    <AccountPage title={t("forgot.phone_title")} lead={t("forgot.phone")}>
      <div className="flex flex-wrap gap-4">
        <WhatsAppLink href={link}>{t("forgot.open")}</WhatsAppLink>
        <ButtonLink to="/login" className="min-h-(--touch-lg)">
          {t("forgot.back")}
        </ButtonLink>
      </div>
    </AccountPage>
  );
}
