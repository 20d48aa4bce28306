import { Share2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useT } from "../platform/locale.tsx";
import { retryImport } from "../platform/retry-import.ts";
import type { News } from "./news-sheet.tsx";

// The card is drawn only when someone wants to share it.
const NewsSheet = lazy(async () => ({
  default: (await retryImport(() => import("./news-sheet.tsx"))).NewsSheet,
}));

/** Opens the card that shares the news, so that it is seen before it goes out. */
export function ShareNews({ news }: { news: News }) {
  const t = useT("moments");
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <div className="grid w-full gap-1.5">
      <button
        type="button"
        aria-haspopup="dialog"
        className="btn btn-madder-line"
        onClick={() => setOpen(true)}
      >
        <Share2 aria-hidden="true" size={22} />
        {t("matched.share")}
      </button>
      <p className="share-note">{t("matched.share_note")}</p>
      {open !== null && (
        <Suspense fallback={null}>
          <NewsSheet open={open} onClose={() => setOpen(false)} news={news} />
        </Suspense>
      )}
    </div>
  );
}
