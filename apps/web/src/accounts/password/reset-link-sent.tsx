import { reset_redirect_ms } from "@sanjog/domain/accounts/verification";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { withFlash } from "../../platform/flash-message.ts";
import { useT } from "../../platform/locale.tsx";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { AccountPage } from "../account-page.tsx";
import { WhatsAppLink } from "../whatsapp-link.tsx";

/** §4: the message is read for two seconds, then the login is there and says it again, for as long as one needs. */
function useBackToLogin(goes: boolean, sentence: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!goes) return;
    const timer = setTimeout(
      () => void navigate("/login", { state: withFlash(sentence) }),
      reset_redirect_ms,
    );
    return () => clearTimeout(timer);
  }, [goes, navigate, sentence]);
}

/** Whether one has come back to this page from another one, such as the chat. */
function useCameBack(): boolean {
  const [came, setCame] = useState(false);
  useEffect(() => {
    const handleChange = () => document.visibilityState === "visible" && setCame(true);
    document.addEventListener("visibilitychange", handleChange);
    return () => document.removeEventListener("visibilitychange", handleChange);
  }, []);
  return came;
}

/** The link is on its way by mail: the page says all of it, and the login page again. */
export function LinkMailed() {
  const t = useT("accounts");
  useBackToLogin(true, t("forgot.mailed"));
  return (
    <AccountPage title={t("forgot.sent_title")} lead={<span role="status">{t("forgot.mailed")}</span>}>
      <ButtonLink to="/login">{t("forgot.back")}</ButtonLink>
    </AccountPage>
  );
}

/** The chat was opened; where the browser did not let it, or the chat was closed, its button waits here. */
export function LinkOverWhatsApp({ link }: { link: string }) {
  const t = useT("accounts");
  useBackToLogin(useCameBack(), t("forgot.asked_by_whatsapp"));
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
