import { Mail, Phone } from "lucide-react";
import { DecisionsSection } from "../decisions/decisions-section.tsx";
import { useLocale, useT } from "../platform/locale.tsx";
import { useSession } from "../platform/session.ts";
import { useSiteInfo } from "../platform/site-info.ts";
import { ButtonLink } from "../ui/controls/button.tsx";
import { Page } from "../ui/layout/page.tsx";
import { WhatsAppIcon } from "../ui/whatsapp-icon.tsx";

/** Decisions §3: shows suspended members the reason, how to appeal, and which rights they keep. */
export function SuspendedScreen() {
  const t = useT("account_lifecycle");
  const { user } = useSession();
  return (
    <Page title={t("suspended.title")} lead={user?.told} narrow>
      <div className="grid gap-6">
        <DecisionsSection />
        <Appeal />
        <section className="border-t border-line pt-6">
          <p className="mb-4 text-ink-2">{t("suspended.rights")}</p>
          <ButtonLink to="/account">{t("suspended.to_account")}</ButtonLink>
        </section>
      </div>
    </Page>
  );
}

const digits = (number: string) => number.replace(/[^\d+]/g, "");

function Appeal() {
  const t = useT("account_lifecycle");
  const { locale } = useLocale();
  const site = useSiteInfo();
  const officer = site?.grievance_officer;
  return (
    <section className="card p-5 md:p-6">
      <h2>{t("suspended.appeal")}</h2>
      <p className="mt-2 mb-4 text-ink-2">{t("suspended.appeal_text")}</p>
      <p className="flex flex-wrap gap-3">
        {officer && (
          <a className="btn btn-secondary" href={`mailto:${officer.email}`}>
            <Mail aria-hidden="true" size={20} />
            {t("suspended.write", { name: officer.name[locale] })}
          </a>
        )}
        {site?.support_phone && (
          <a className="btn btn-secondary" href={`tel:${digits(site.support_phone)}`}>
            <Phone aria-hidden="true" size={20} />
            {t("suspended.call", { phone: site.support_phone })}
          </a>
        )}
        {site?.support_whatsapp && (
          <a
            className="btn btn-secondary"
            href={`${site.whatsapp_link_base}/${digits(site.support_whatsapp).replace("+", "")}`}
            rel="noreferrer noopener"
            target="_blank"
          >
            <WhatsAppIcon size={20} />
            {t("suspended.whatsapp", { phone: site.support_whatsapp })}
          </a>
        )}
      </p>
    </section>
  );
}
