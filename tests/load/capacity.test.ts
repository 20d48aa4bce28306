import { expect, test } from "vitest";
import { pagesASecond } from "./capacity.ts";

const costs = { primary: 2, alone: 22, search: 20 };

test.each([
  [0, 254],
  [1, 280],
  [4, 1_120],
  [16, 2_800],
])(
  "%i replicas with eight cores each serve %i pages a second, as many as the busiest database allows",
  (replicas, pages) => {
    expect(Math.floor(pagesASecond(costs, replicas, 8) + 1e-9)).toBe(pages);
  },
);
