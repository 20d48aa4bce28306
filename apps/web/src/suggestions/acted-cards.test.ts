import { expect, test } from "vitest";
import { madeSuggestion } from "../testing/made-suggestion.ts";
import { type ActedCard, withActed } from "./acted-cards.ts";

const [asha, balbir, charan] = ["asha", "balbir", "charan"].map((id) => madeSuggestion(id, id));
if (!asha || !balbir || !charan) throw new Error("unreachable");
const idsOf = (cards: ReturnType<typeof withActed>) =>
  cards.map(({ suggestion, action }) => (action ? `${suggestion.user_id} (acted)` : suggestion.user_id));
const acted = (index: number, page = 1): ActedCard => ({
  suggestion: balbir,
  page,
  index,
  action: { kind: "sent", request_id: "r" },
});

test.each<[string, ActedCard[], string[]]>([
  ["nothing, without an action", [], ["asha", "charan"]],
  ["a card at its place", [acted(1)], ["asha", "balbir (acted)", "charan"]],
  [
    "the last card at the end of a list that became shorter",
    [acted(7)],
    ["asha", "charan", "balbir (acted)"],
  ],
  ["no card of another page", [acted(1, 2)], ["asha", "charan"]],
])("A reloaded list keeps %s", (_, cards, shown) => {
  expect(idsOf(withActed([asha, charan], cards, 1))).toEqual(shown);
});

test("A card that the server still lists appears once", () => {
  expect(idsOf(withActed([balbir, asha], [acted(0)], 1))).toEqual(["balbir (acted)", "asha"]);
});
