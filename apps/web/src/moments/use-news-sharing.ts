import { useState } from "react";
import { saveFile } from "../platform/download.ts";
import { useSiteInfo } from "../platform/site-info.ts";
import { chatLink } from "../relations/chat-link.ts";

/** Shares the card with its words; without a card, the words alone. */
export function useNewsSharing(file: File | null, text: string): { share: () => void; saved: boolean } {
  const base = useSiteInfo()?.whatsapp_link_base;
  const [saved, setSaved] = useState(false);
  function share() {
    const news = file ? { files: [file], text } : { text };
    if (navigator.canShare?.(news)) {
      // Closing the share sheet without sending rejects, which is no failure.
      void navigator.share(news).catch(() => undefined);
      return;
    }
    if (file) {
      saveFile(file, file.name);
      setSaved(true);
    }
    if (base) window.open(chatLink(base, "", text), "_blank", "noopener");
  }
  return { share, saved };
}
