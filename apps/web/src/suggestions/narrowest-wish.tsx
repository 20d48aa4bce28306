import type { Criterion } from "@sanjog/domain/suggestions/criteria";
import { useT } from "../platform/locale.tsx";

/** Names the wish that keeps most people out, under a short list. */
export function NarrowestWish({ criterion, would_add }: { criterion: string; would_add: number }) {
  const sentence = useNarrowestSentence()({ criterion, would_add });
  return sentence && <p className="strip mt-6 rounded-md px-4 py-3 font-regular!">{sentence}</p>;
}

/** The sentence about the narrowest wish; empty for one that this app does not know yet. */
export function useNarrowestSentence() {
  const t = useT("suggestions");
  const words = useT("relations");
  return ({ criterion, would_add }: { criterion: string; would_add: number }) => {
    const key = `criteria.${criterion}` as `criteria.${Criterion}`;
    return words.has(key) ? t("narrowest", { wish: words(key), count: would_add }) : "";
  };
}
