import type { ListedSuggestion } from "./suggestions-state.ts";

/** What has happened to a card: its request was sent, or it was put aside when it had this height in pixels. */
export type CardAction = { kind: "sent"; request_id: string } | { kind: "set_aside"; height: number };

/** A card that stays at its place after an action has taken its member off the server's list. */
export type ActedCard = { suggestion: ListedSuggestion; page: number; index: number; action: CardAction };

type Card = { suggestion: ListedSuggestion; action: CardAction | null };

/** Returns the cards of a page with those that stay although the server no longer lists them. */
export function withActed(
  suggestions: readonly ListedSuggestion[],
  acted: readonly ActedCard[],
  page: number,
): Card[] {
  const ids = new Set(acted.map(({ suggestion }) => suggestion.user_id));
  const cards: Card[] = suggestions
    .filter(({ user_id }) => !ids.has(user_id))
    .map((suggestion) => ({ suggestion, action: null }));
  const here = acted.filter((card) => card.page === page).toSorted((a, b) => a.index - b.index);
  for (const { index, suggestion, action } of here) cards.splice(index, 0, { suggestion, action });
  return cards;
}
