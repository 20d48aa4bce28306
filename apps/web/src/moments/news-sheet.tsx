import { ImageDown, Share2 } from "lucide-react";
import { thisDevice } from "../platform/device-kind.ts";
import { saveFile } from "../platform/download.ts";
import { useT } from "../platform/locale.tsx";
import { Button } from "../ui/controls/button.tsx";
import { Modal } from "../ui/modal.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import type { NewsCard } from "./use-news-card.ts";
import { useNewsSharing } from "./use-news-sharing.ts";
import "./news-sheet.css";

type Props = {
  open: boolean;
  onClose: () => void;
  mine: string;
  theirs: string;
  /** Null while it is drawn. */
  card: NewsCard | "failed" | null;
  card_words: string;
};

/** Shows the card and the words before they go out. */
export function NewsSheet({ open, onClose, mine, theirs, card, card_words }: Props) {
  const t = useT("moments");
  const drawn = card === "failed" ? null : card;
  const file = drawn && new File([drawn.picture], `${t("matched.file")}.png`, { type: drawn.picture.type });
  const text = t("matched.share_text", { mine, theirs });
  const { share, saved } = useNewsSharing(file, text);
  const foot = (
    <div className="news-buttons">
      <p role="status" className="text-sm leading-(--lh-ui) text-ink-2 empty:hidden">
        {file && saved && t("matched.attach", { file: file.name, device: thisDevice() })}
      </p>
      <Button
        look="primary"
        icon={<Share2 aria-hidden="true" size={22} />}
        busy={card === null}
        onClick={share}
      >
        {t(card === "failed" ? "matched.share_words" : "matched.share_card")}
      </Button>
      {file && (
        <Button icon={<ImageDown aria-hidden="true" size={22} />} onClick={() => saveFile(file, file.name)}>
          {t("matched.save")}
        </Button>
      )}
    </div>
  );
  return (
    <Modal open={open} onClose={onClose} title={t("matched.share")} foot={foot}>
      <div className="news">
        {drawn && <img src={drawn.url} alt={card_words} className="news-card" />}
        {card === null && <Skeleton className="news-card" />}
        <div className="news-words">
          {card === "failed" && <p role="alert">{t("matched.not_drawn", { name: theirs })}</p>}
          <blockquote className="news-text">{text}</blockquote>
          {card !== "failed" && <p>{t("matched.agree", { name: theirs })}</p>}
        </div>
      </div>
    </Modal>
  );
}
