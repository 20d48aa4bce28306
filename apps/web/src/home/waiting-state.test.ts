import type { RequestRow } from "@sanjog/contract/request-row";
import { expect, test } from "vitest";
import { withDeclined } from "./waiting-state.ts";

const row = (id: string) => ({ kind: "request" as const, row: { id } as RequestRow });

test("A declined row keeps its place, before and after the list was loaded again", () => {
  const declined = [{ ...row("asha"), at: 1 }];
  const shown = (rows: string[]) =>
    withDeclined(rows.map(row), declined).map(({ row: { id }, declined }) => (declined ? `(${id})` : id));
  expect(shown(["balbir", "asha", "charan"])).toEqual(["balbir", "(asha)", "charan"]);
  expect(shown(["balbir", "charan"])).toEqual(["balbir", "(asha)", "charan"]);
  expect(shown([])).toEqual(["(asha)"]);
});
