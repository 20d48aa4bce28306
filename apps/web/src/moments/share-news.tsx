import { formatDate } from "@sanjog/i18n/format";
import { Share2 } from "lucide-react";
import { lazy, Suspense, useId, useState } from "react";
import { useLocale, useT } from "../platform/locale.tsx";
import { retryImport } from "../platform/retry-import.ts";
import { joined } from "../relations/member-words.ts";
import { useNewsCard } from "./use-news-card.ts";
import "./share-news.css";

const NewsSheet = lazy(async () => ({
  default: (await retryImport(() => import("./news-sheet.tsx"))).NewsSheet,
}));

/** Both first names, and the day of the yes. */
type Props = { mine: string; theirs: string; accepted_on: string | null | undefined };

/** Shows the card that shares the news, and opens the sheet that shows it larger before it goes out. */
export function ShareNews({ mine, theirs, accepted_on }: Props) {
  const t = useT("moments");
  const { locale } = useLocale();
  const [open, setOpen] = useState<boolean | null>(null);
  const [name_id, note_id] = [useId(), useId()];
  const line = t("matched.line");
  const date = accepted_on ? formatDate(locale, accepted_on) : "";
  const { card, drawAgain } = useNewsCard({ line, mine, theirs, date });
  const picture = card === null || card === "failed" ? null : card.url;
  const card_words = joined(line, t("matched.names", { mine, theirs }), date);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-labelledby={name_id}
        aria-describedby={card === "failed" ? undefined : note_id}
        className="btn btn-madder-line share-news"
        onClick={() => {
          if (card === "failed") drawAgain();
          setOpen(true);
        }}
      >
        <span className="share-news-card">
          {picture ? <img src={picture} alt="" className="rise" /> : <Share2 aria-hidden="true" size={22} />}
        </span>
        <span>
          <span id={name_id}>{t("matched.share")}</span>
          {card !== "failed" && (
            <span id={note_id} className="share-note">
              {t("matched.share_note")}
            </span>
          )}
        </span>
        {picture && <Share2 aria-hidden="true" size={22} className="share-sign" />}
      </button>
      {open !== null && (
        <Suspense fallback={null}>
          <NewsSheet open={open} onClose={() => setOpen(false)} {...{ mine, theirs, card, card_words }} />
        </Suspense>
      )}
    </>
  );
}
