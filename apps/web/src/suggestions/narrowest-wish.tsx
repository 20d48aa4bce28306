import type { Criterion } from "@sanjog/domain/suggestions/wish-table";
import { useQuery } from "@tanstack/react-query";
import { useT } from "../platform/locale.tsx";
import { narrowestWishQuery } from "./queries.ts";

/** Names the wish that keeps most people out, under a short list. */
export function NarrowestWish() {
  const sentence = useNarrowestSentence();
  return sentence && <p className="strip mt-6 rounded-md px-4 py-3 font-regular!">{sentence}</p>;
}

/** The sentence about the narrowest wish; empty until it is known, and for one that this app does not know yet. */
export function useNarrowestSentence() {
  const t = useT("suggestions");
  const words = useT("relations");
  const { data: narrowest } = useQuery(narrowestWishQuery);
  const key = `criteria.${narrowest?.criterion}` as `criteria.${Criterion}`;
  return narrowest && words.has(key) ? t("narrowest", { wish: words(key), count: narrowest.would_add }) : "";
}
