import type { Suggestion } from "@sanjog/contract/suggestions";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { NavigationType, useNavigationType } from "react-router";
import type { ActedCard } from "./acted-cards.ts";

export type ActedCards = {
  acted: readonly ActedCard[];
  add: (card: ActedCard) => void;
  remove: (user_id: string) => void;
};

const key = ["acted cards"];

/**
 * Returns the cards that stay at their place after an action, and the functions to add and remove one. They survive a
 * look at a profile, and go with the next visit to the suggestions.
 */
export function useActedCards(): ActedCards {
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
  }, [client]);
  const set = (change: (cards: readonly ActedCard[]) => readonly ActedCard[]) =>
    client.setQueryData<readonly ActedCard[]>(key, (cards = []) => change(cards));
  const without = (cards: readonly ActedCard[], user_id: string) =>
    cards.filter(({ suggestion }: { suggestion: Suggestion }) => suggestion.user_id !== user_id);
  return {
    acted: data,
    add: (card) => set((cards) => [...without(cards, card.suggestion.user_id), card]),
    remove: (user_id) => set((cards) => without(cards, user_id)),
  };
}
