import { MessageCircle, Phone } from "lucide-react";
import { Link } from "react-router";
import { useT } from "../../platform/locale.tsx";
import type { SessionState } from "../../platform/session.ts";
import { useProductName, useSiteInfo } from "../../platform/site-info.ts";
import { GuideLinks } from "./guide-links.tsx";
import { TextSizeChoice } from "./text-size-choice.tsx";

/** Links to help, legal pages and credits on every page. */
export function Footer({ state }: { state: SessionState }) {
  const t = useT("common");
  const product = useProductName();
  return (
    <footer className="mt-auto border-t border-line bg-surface">
      <div className="page-width grid gap-8 py-8 md:grid-cols-[2fr_1fr]">
        <Help />
        <div className="flex min-w-0 flex-col items-start gap-1">
          {state === "member" && (
            <Link to="/account" className="inline-block py-2">
              {t("nav.account")}
            </Link>
          )}
          <GuideLinks />
          <Link to="/how-suggestions-work" className="inline-block py-2">
            {t("footer.suggestions")}
          </Link>
          <Link to="/terms-condition" className="inline-block py-2">
            {t("footer.terms")}
          </Link>
          <Link to="/privacy-policy" className="inline-block py-2">
            {t("footer.privacy")}
          </Link>
          <Link to="/report" className="inline-block py-2">
            {t("footer.report")}
          </Link>
          <TextSizeChoice />
        </div>
      </div>
      <p className="page-width pb-8 text-sm text-ink-3">
        {product} · {t("footer.free")} ·{" "}
        {t.rich("footer.places", {
          link: (name) => (
            <a href="https://www.geonames.org/" rel="noreferrer noopener" target="_blank">
              {name}
            </a>
          ),
        })}
      </p>
    </footer>
  );
}

function Help() {
  const t = useT("common");
  const site = useSiteInfo();
  const officer = site?.grievance_officer;
  const dial = (number: string) => number.replace(/[^\d+]/g, "");
  return (
    <div className="min-w-0">
      <h2 className="text-lg">{t("footer.title")}</h2>
      <p className="mb-3 text-ink-2">{t("footer.hours")}</p>
      <p className="flex flex-wrap gap-3">
        {site?.support_phone && (
          <a className="btn btn-secondary" href={`tel:${dial(site.support_phone)}`}>
            <Phone aria-hidden="true" size={20} />
            {t("footer.call", { phone: site.support_phone })}
          </a>
        )}
        {site?.support_whatsapp && (
          <a
            className="btn btn-secondary"
            href={`${site.whatsapp_link_base}/${dial(site.support_whatsapp).replace("+", "")}`}
            rel="noreferrer noopener"
            target="_blank"
          >
            <MessageCircle aria-hidden="true" size={20} />
            {t("footer.whatsapp", { phone: site.support_whatsapp })}
          </a>
        )}
      </p>
      {site?.whatsapp_channel_url && (
        <p className="mt-2">
          <a
            className="inline-block py-2"
            href={site.whatsapp_channel_url}
            rel="noreferrer noopener"
            target="_blank"
          >
            {t("footer.channel")}
          </a>
        </p>
      )}
      {site?.dev_page && (
        <p className="mt-2">
          <a className="inline-block py-2" href={site.dev_page}>
            {t("footer.dev_page")}
          </a>
        </p>
      )}
      {officer?.name && (
        <p className="mt-2 text-ink-2">
          {t("footer.officer", { name: officer.name })}
          {officer.email && (
            <>
              {" "}
              <a href={`mailto:${officer.email}`}>{officer.email}</a>
            </>
          )}
        </p>
      )}
    </div>
  );
}
