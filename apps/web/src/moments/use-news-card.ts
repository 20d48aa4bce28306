import { useEffect, useState } from "react";
import { drawNewsCard, type NewsWords } from "./news-card.ts";

export type NewsCard = { picture: Blob; url: string };

/** Returns the drawn card, null while it is drawn, or "failed", and a function that tries again after a failure. */
export function useNewsCard({ line, mine, theirs, date }: NewsWords) {
  const [card, setCard] = useState<NewsCard | "failed" | null>(null);
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    let url: string | null = null;
    let gone = false;
    drawNewsCard({ line, mine, theirs, date }).then(
      (picture) => {
        if (gone) return;
        url = URL.createObjectURL(picture);
        setCard({ picture, url });
      },
      () => !gone && setCard("failed"),
    );
    return () => {
      gone = true;
      setCard(null);
      if (url) URL.revokeObjectURL(url);
    };
  }, [line, mine, theirs, date, attempt]);
  return { card, drawAgain: () => setAttempt((before) => before + 1) };
}
