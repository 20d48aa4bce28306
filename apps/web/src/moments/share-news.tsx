import { Share2 } from "lucide-react";
import { useT } from "../platform/locale.tsx";
import { useSiteInfo } from "../platform/site-info.ts";

/** Shares one sentence with both first names: no picture, no link, no detail. */
export function ShareNews({ text }: { text: string }) {
  const t = useT("moments");
  const base = useSiteInfo()?.whatsapp_link_base;
  return (
    <div className="grid w-full gap-1.5">
      <a
        href={`${base ?? ""}/?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noopener noreferrer"
        className="btn btn-madder-line"
        onClick={(event) => {
          if (!("share" in navigator)) return;
          event.preventDefault();
          // Closing the share sheet without sending rejects, which is no failure.
          void navigator.share({ text }).catch(() => undefined);
        }}
      >
        <Share2 aria-hidden="true" size={22} />
        {t("matched.share")}
      </a>
      <p className="share-note">{t("matched.share_note")}</p>
    </div>
  );
}
