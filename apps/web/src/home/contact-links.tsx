import { Phone } from "lucide-react";
import { useT } from "../platform/locale.tsx";
import { useSiteInfo } from "../platform/site-info.ts";
import { chatLink } from "../relations/chat-link.ts";
import { RoundLink } from "../ui/person/round-button.tsx";
import { WhatsAppIcon } from "../ui/whatsapp-icon.tsx";

/** The two ways to reach a connected family whose number is shown: WhatsApp and a call. */
export function ContactLinks({ phone_number, name }: { phone_number: string; name: string }) {
  const t = useT("home");
  const base = useSiteInfo()?.whatsapp_link_base;
  return (
    <>
      {base && (
        <RoundLink
          Icon={WhatsAppIcon}
          label={t("whatsapp_to", { name })}
          word={t("whatsapp")}
          look="bg-mehndi-soft text-mehndi"
          href={chatLink(base, phone_number)}
          target="_blank"
          rel="noopener noreferrer"
          className="above-link"
        />
      )}
      <RoundLink
        Icon={Phone}
        label={t("call_to", { name })}
        word={t("call")}
        href={`tel:${phone_number}`}
        className="above-link"
      />
    </>
  );
}

/** The same as buttons with words, for the rows of a list. */
export function ContactActions({ phone_number, name }: { phone_number: string; name: string }) {
  const t = useT("home");
  const base = useSiteInfo()?.whatsapp_link_base;
  return (
    <>
      {base && (
        <a
          aria-label={t("whatsapp_to", { name })}
          href={chatLink(base, phone_number)}
          target="_blank"
          rel="noopener noreferrer"
          className="btn bg-mehndi text-on-madder"
        >
          <WhatsAppIcon size={22} />
          {t("whatsapp")}
        </a>
      )}
      <a aria-label={t("call_to", { name })} href={`tel:${phone_number}`} className="btn btn-secondary">
        <Phone aria-hidden="true" size={22} />
        {t("call")}
      </a>
    </>
  );
}
