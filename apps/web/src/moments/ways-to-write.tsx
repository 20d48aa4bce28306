import { spacedPhone } from "@sanjog/domain/accounts/masks";
import { Phone } from "lucide-react";
import { useState } from "react";
import { useT } from "../platform/locale.tsx";
import { useSiteInfo } from "../platform/site-info.ts";
import { chatLink } from "../relations/chat-link.ts";
import { WhatsAppIcon } from "../ui/whatsapp-icon.tsx";
import { clockThere } from "./moment-state.ts";

type Props = { phone_number: string; draft: string; time_zones: readonly string[]; place: string };

/** The draft as it will stand in WhatsApp, the button that opens it there, and the one that calls. */
export function WaysToWrite({ phone_number, draft, time_zones, place }: Props) {
  const t = useT("moments");
  const base = useSiteInfo()?.whatsapp_link_base;
  const [now] = useState(() => new Date());
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const clock = clockThere(now, here, time_zones);
  return (
    <div className="grid gap-2.5 text-left">
      <figure className="rounded-md bg-surface px-3.5 py-3 text-xs shadow-1">
        <blockquote className="leading-normal">“{draft}”</blockquote>
        <figcaption className="mt-1 text-ink-3">{t("connected.draft_note")}</figcaption>
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
      <a href={`tel:${phone_number}`} className="btn btn-secondary min-h-(--touch-lg)">
        <Phone aria-hidden="true" size={22} />
        <span>
          {t("connected.call")}
          {/* A computer shows what to dial on another device. */}
          <span className="font-regular"> · {spacedPhone(phone_number)}</span>
          {clock && (
            <span className="block text-xs font-regular text-ink-2">
              {t(`connected.clock.${clock.part}`, { time: clock.time, place })}
            </span>
          )}
        </span>
      </a>
    </div>
  );
}
