import { useT } from "../../platform/locale.tsx";
import { useSiteInfo } from "../../platform/site-info.ts";

/** The WhatsApp channel, and the mailbox page of a development machine, where the configuration has them. */
export function SiteLinks() {
  const t = useT("common");
  const site = useSiteInfo();
  return (
    <>
      {site?.whatsapp_channel_url && (
        <a className="footer-link" href={site.whatsapp_channel_url} rel="noreferrer noopener" target="_blank">
          {t("footer.channel")}
        </a>
      )}
      {site?.dev_page && (
        <a className="footer-link" href={site.dev_page}>
          {t("footer.dev_page")}
        </a>
      )}
    </>
  );
}
