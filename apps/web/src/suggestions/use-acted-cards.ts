import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef } from "react";
import { NavigationType, useNavigationType } from "react-router";
import type { ActedCard } from "./acted-cards.ts";
import type { SuggestionListName } from "./suggestions-state.ts";

export type ActedCards = {
  acted: readonly ActedCard[];
  add: (card: ActedCard) => void;
  remove: (user_id: string) => void;
};

/**
 * Returns the cards of a list that stay at their place after an action, and the functions to add and remove one. They survive a
 * look at a profile, and go with the next visit to the suggestions.
 */
export function useActedCards(list: SuggestionListName): ActedCards {
  const key = useMemo(() => ["acted cards", list], [list]);
  const client = useQueryClient();
  const came_back = useRef(useNavigationType() === NavigationType.Pop);
  const { data } = useQuery<readonly ActedCard[]>({
    queryKey: key,
    queryFn: () => [],
    enabled: false,
    initialData: [],
  });
  useEffect(() => {
    if (!came_back.current) client.setQueryData(key, []);
  }, [client, key]);
  const set = (change: (cards: readonly ActedCard[]) => readonly ActedCard[]) =>
    client.setQueryData<readonly ActedCard[]>(key, (cards = []) => change(cards));
  const without = (cards: readonly ActedCard[], user_id: string) =>
    cards.filter(({ suggestion }) => suggestion.user_id !== user_id);
  return {
    acted: data,
    add: (card) => set((cards) => [...without(cards, card.suggestion.user_id), card]),
    remove: (user_id) => set((cards) => without(cards, user_id)),
  };
}
