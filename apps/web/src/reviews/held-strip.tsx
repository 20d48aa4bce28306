import type { OwnReview } from "@sanjog/contract/reviews";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useLocation } from "react-router";
import { useT } from "../platform/locale.tsx";
import { Button } from "../ui/controls/button.tsx";
import { reviewQuery } from "./queries.ts";
import { ReviewSheet } from "./review-sheet.tsx";

type Words = { title: string; text: string; button: ReactNode };
type Props = {
  /** What the strip says of a held profile that does not wait for its first review. */
  otherwise: Words;
  children: (words: Words) => ReactNode;
};

/** Gives the strip its words while the profile waits for its first review, or has to be changed before. */
export function HeldStrip({ otherwise, children }: Props) {
  const { pathname } = useLocation();
  const { data: review } = useQuery(reviewQuery(pathname));
  const words = useWords(review ?? null);
  return children(words ?? otherwise);
}

function useWords(review: OwnReview | null): Words | null {
  const t = useT("reviews");
  if (!review) return null;
  const { usual_hours: hours, asked } = review;
  if (!asked) {
    const text = hours === null ? t("waiting.unknown") : t("waiting.usual", { hours });
    return { title: t("waiting.title"), text, button: null };
  }
  const state = asked.changed.length > 0 ? "changed_" : "";
  return {
    title: t(`asked.${state}title`),
    text: t(`asked.${state}text`),
    button: <SeeWhat asked={asked} />,
  };
}

function SeeWhat({ asked }: { asked: NonNullable<OwnReview["asked"]> }) {
  const t = useT("reviews");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button className="btn-small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t("asked.see")}
      </Button>
      <ReviewSheet asked={asked} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
