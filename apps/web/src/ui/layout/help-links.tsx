import { Phone } from "lucide-react";
import { useT } from "../../platform/locale.tsx";
import { useSiteInfo } from "../../platform/site-info.ts";
import { WhatsAppIcon } from "../whatsapp-icon.tsx";

const dial = (number: string) => number.replace(/[^\d+]/g, "");

/** Calls the helpline or writes to it, where the configuration names a number. */
export function HelpLinks({ className, icon_size = 20 }: { className: string; icon_size?: number }) {
  const t = useT("common");
  const site = useSiteInfo();
  return (
    <>
      {site?.support_phone && (
        <a className={className} href={`tel:${dial(site.support_phone)}`}>
          <Phone aria-hidden="true" size={icon_size} />
          {t("footer.call", { phone: site.support_phone })}
        </a>
      )}
      {site?.support_whatsapp && (
        <a
          className={className}
          href={`${site.whatsapp_link_base}/${dial(site.support_whatsapp).replace("+", "")}`}
          rel="noreferrer noopener"
          target="_blank"
        >
          <WhatsAppIcon size={icon_size} />
          {t("footer.whatsapp", { phone: site.support_whatsapp })}
        </a>
      )}
    </>
  );
}
