import { expect, test } from "vitest";
import { madeSuggestion } from "../testing/made-suggestion.ts";
import { type ActedCard, cardBeside, inLines, type ShownCard, withActed } from "./acted-cards.ts";

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

const aside = (id: string): ShownCard => ({
  suggestion: madeSuggestion(id, id),
  action: { kind: "set_aside", height: 600 },
});
const listed = (id: string): ShownCard => ({ suggestion: madeSuggestion(id, id), action: null });

test.each<[string, ShownCard[], number, string[]]>([
  ["of one column keep their order", [listed("a"), aside("b"), listed("c")], 1, ["a", "b", "c"]],
  ["in pairs close after the left one", [aside("a"), listed("b"), listed("c")], 2, ["a", "b", "c"]],
  ["in pairs close after the right one", [listed("a"), aside("b"), listed("c")], 2, ["b", "a", "c"]],
  [
    "in pairs close after two of a line",
    [listed("a"), listed("b"), aside("c"), aside("d"), listed("e"), listed("f")],
    2,
    ["a", "b", "c", "d", "e", "f"],
  ],
  [
    "in pairs close after a second one beside the first",
    [listed("a"), aside("b"), aside("c"), listed("d"), listed("e")],
    2,
    ["b", "c", "a", "d", "e"],
  ],
])("Cards %s", (_, cards, columns, ids) => {
  expect(inLines(cards, columns).map(({ suggestion }) => suggestion.user_id)).toEqual(ids);
});

test.each<[string, ShownCard[], number, string | null]>([
  ["the next card", [listed("a"), listed("b"), listed("c")], 1, "c"],
  ["the next card that was not put aside", [listed("a"), aside("b"), listed("c")], 0, "c"],
  ["the card before the last one", [listed("a"), aside("b"), listed("c")], 2, "a"],
  ["nobody where there is no other card", [aside("a"), listed("b")], 1, null],
])("Beside a card is %s", (_, cards, index, id) => {
  expect(cardBeside(cards, index)).toBe(id);
});
