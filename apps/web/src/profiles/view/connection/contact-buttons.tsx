import { nameFor } from "@sanjog/i18n/name-for";
import { Phone } from "lucide-react";
import { useLocale, useT } from "../../../platform/locale.tsx";
import { useSession } from "../../../platform/session.ts";
import { useProductName, useSiteInfo } from "../../../platform/site-info.ts";
import { chatLink } from "../../../relations/chat-link.ts";
import { classes } from "../../../ui/classes.ts";
import { WhatsAppIcon } from "../../../ui/whatsapp-icon.tsx";

type Props = {
  phone_number: string;
  /** Both buttons plain and without the note: an answer follows, which comes first. */
  brief?: boolean | undefined;
};

/** WhatsApp with a courteous draft in the reader's language, and a call. */
export function ContactButtons({ phone_number, brief = false }: Props) {
  const t = useT("view_profile");
  const moments = useT("moments");
  const { locale } = useLocale();
  const { user } = useSession();
  const base = useSiteInfo()?.whatsapp_link_base;
  const name = user?.profile_details ? nameFor(locale, user.profile_details).name : "";
  const product = useProductName();
  const draft = moments("connected.draft", { name, city: user?.career_details?.city.name ?? "", product });
  return (
    <>
      <div className="contact-buttons">
        {base && (
          <a
            href={chatLink(base, phone_number, draft)}
            target="_blank"
            rel="noopener noreferrer"
            className={classes(
              "btn min-h-(--touch-lg)",
              brief ? "btn-secondary [&>svg]:text-mehndi" : "bg-mehndi text-on-madder",
            )}
          >
            <WhatsAppIcon />
            {t("contact.whatsapp")}
          </a>
        )}
        <a href={`tel:${phone_number}`} className="btn btn-secondary min-h-(--touch-lg)">
          <Phone aria-hidden="true" size={24} />
          {t("contact.call")}
        </a>
      </div>
      {base && !brief && (
        <p className="mt-2 text-xs leading-(--lh-ui) text-ink-3">{t("contact.greeting_note")}</p>
      )}
    </>
  );
}
