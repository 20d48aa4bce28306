import { useState } from "react";
import { useT } from "../../platform/locale.tsx";
import { useSiteInfo } from "../../platform/site-info.ts";
import { AccountPage } from "../account-page.tsx";
import { WhatsAppLink } from "../whatsapp-link.tsx";
import { ForgotPasswordForm, type ResetLinkDelivery } from "./forgot-password-form.tsx";
import { LinkMailed, LinkOverWhatsApp } from "./reset-link-sent.tsx";

export function ForgotPasswordScreen() {
  const t = useT("accounts");
  const [sent, setSent] = useState<ResetLinkDelivery | null>(null);
  if (sent?.by === "email") return <LinkMailed />;
  if (sent) return <LinkOverWhatsApp link={sent.link} />;
  return (
    <AccountPage title={t("forgot.title")} lead={t("forgot.lead")}>
      <ForgotPasswordForm onSent={setSent} />
      <AskByWhatsApp />
    </AccountPage>
  );
}

/** §2: the other way, a message to the service's own number. */
function AskByWhatsApp() {
  const t = useT("accounts");
  const site = useSiteInfo();
  if (!site) return null;
  const number = site.whatsapp_number.replace(/\D/g, "");
  const text = encodeURIComponent(t("forgot.whatsapp_text"));
  return (
    <section className="mt-8 flex flex-col items-start gap-4 border-t border-line pt-6">
      <h2 className="text-lg">{t("forgot.or")}</h2>
      <p className="text-ink-2">{t("forgot.message_us")}</p>
      <WhatsAppLink href={`${site.whatsapp_link_base}/${number}?text=${text}`} quiet>
        {t("forgot.message_button")}
      </WhatsAppLink>
    </section>
  );
}
