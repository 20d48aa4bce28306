import { PenLine } from "lucide-react";
import { useT } from "../platform/locale.tsx";
import { useSiteInfo } from "../platform/site-info.ts";
import { chatLink } from "../relations/chat-link.ts";
import { WhatsAppIcon } from "../ui/whatsapp-icon.tsx";
import { CallLink } from "./call-link.tsx";

type Props = { phone_number: string; draft: string; time_zones: readonly string[]; place: string };

/** The draft as WhatsApp will send it, the button that opens it there, and the one that calls. */
export function WaysToWrite({ phone_number, draft, time_zones, place }: Props) {
  const t = useT("moments");
  const base = useSiteInfo()?.whatsapp_link_base;
  return (
    <div className="ways-to-write">
      <figure>
        <blockquote className="message-bubble">{draft}</blockquote>
        <figcaption>
          <PenLine aria-hidden="true" size={16} />
          {t("connected.draft_note")}
        </figcaption>
      </figure>
      {base && (
        <a
          href={chatLink(base, phone_number, draft)}
          target="_blank"
          rel="noopener noreferrer"
          className="btn min-h-(--touch-lg) bg-mehndi text-on-madder"
        >
          <WhatsAppIcon />
          {t("connected.write")}
        </a>
      )}
      <CallLink {...{ phone_number, time_zones, place }} className="btn-secondary" />
    </div>
  );
}
