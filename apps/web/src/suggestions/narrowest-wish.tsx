import type { Criterion } from "@sanjog/domain/suggestions/wish-table";
import { useQuery } from "@tanstack/react-query";
import { useT } from "../platform/locale.tsx";
import { narrowestWishQuery } from "./queries.ts";

/** Names, under a short list, the wish that excludes most members. */
export function NarrowestWish() {
  const sentence = useNarrowestSentence();
  return sentence && <p className="strip mt-6 rounded-md px-4 py-3 font-regular!">{sentence}</p>;
}

/**
 * Returns the sentence about the narrowest wish; empty while it loads and for a wish that this version does not know.
 */
export function useNarrowestSentence() {
  const t = useT("suggestions");
  const words = useT("relations");
  const { data: narrowest } = useQuery(narrowestWishQuery);
  const key = `criteria.${narrowest?.criterion}` as `criteria.${Criterion}`;
  return narrowest && words.has(key) ? t("narrowest", { wish: words(key), count: narrowest.would_add }) : "";
}
