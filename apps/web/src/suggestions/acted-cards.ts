import type { ListedSuggestion } from "./suggestions-state.ts";

/** What has happened to a card: its request was sent, or it was put aside when it had this height in pixels. */
export type CardAction = { kind: "sent"; request_id: string } | { kind: "set_aside"; height: number };

/** A card that stays at its place after an action has taken its member off the server's list. */
export type ActedCard = { suggestion: ListedSuggestion; page: number; index: number; action: CardAction };

export type ShownCard = { suggestion: ListedSuggestion; action: CardAction | null };

/** Returns the cards of a page with those that stay although the server no longer lists them. */
export function withActed(
  suggestions: readonly ListedSuggestion[],
  acted: readonly ActedCard[],
  page: number,
): ShownCard[] {
  const ids = new Set(acted.map(({ suggestion }) => suggestion.user_id));
  const cards: ShownCard[] = suggestions
    .filter(({ user_id }) => !ids.has(user_id))
    .map((suggestion) => ({ suggestion, action: null }));
  const here = acted.filter((card) => card.page === page).toSorted((a, b) => a.index - b.index);
  for (const { index, suggestion, action } of here) cards.splice(index, 0, { suggestion, action });
  return cards;
}

const isSetAside = ({ action }: ShownCard) => action?.kind === "set_aside";

/** Moves the row of each card that was put aside before the line of cards it was in, so that the grid has no hole. */
export function inLines(shown: readonly ShownCard[], columns: number): ShownCard[] {
  const ordered: ShownCard[] = [];
  let cards = 0;
  let line_start = 0;
  for (const card of shown) {
    if (cards % columns === 0) line_start = ordered.length;
    if (isSetAside(card)) ordered.splice(line_start, 0, card);
    else ordered.push(card);
    if (isSetAside(card)) line_start += 1;
    else cards += 1;
  }
  return ordered;
}

/** Returns the member whose card follows the one at `index`, or else precedes it; null where there is no other. */
export function cardBeside(shown: readonly ShownCard[], index: number): string | null {
  const isCard = (card: ShownCard) => !isSetAside(card);
  const card = shown.slice(index + 1).find(isCard) ?? shown.slice(0, Math.max(0, index)).findLast(isCard);
  return card?.suggestion.user_id ?? null;
}
