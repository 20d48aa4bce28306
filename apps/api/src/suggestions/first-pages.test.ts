import { afterAll, beforeAll, expect, test } from "vitest";
import { makeMarket } from "../../../../tests/fairness/market.ts";
import { orderBefore } from "../../../../tests/fairness/plain-orders.ts";
import { productOrder } from "../../../../tests/fairness/product-order.ts";
import { firstWeek } from "../../../../tests/fairness/week.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp([]);
});
afterAll(() => app.close());

const market = makeMarket("demo", 120, 0);

test("after a week everybody whom the order can place was on a first page, and nobody on many times as many", async () => {
  const before = await firstWeek(market, orderBefore(market));
  const turns = await firstWeek(market, await productOrder(app.deps, market));
  expect(turns.nobodys_page).toBeLessThanOrEqual(turns.out_of_reach + 1);
  expect(turns.nobodys_page).toBeLessThan(before.nobodys_page);
  expect(turns.top_share).toBeLessThan(before.top_share);
  expect(turns.fit).toBeGreaterThanOrEqual(before.fit - 0.5);
});

test("the search finds exactly those who fit by the domain's rules", async () => {
  const order = await productOrder(app.deps, market);
  const viewers = market.people.map((_, at) => at);
  const lists = await order.listsOf(viewers, 0, market.people.length);
  const sorted = lists.map((list) => list.toSorted((a, b) => a - b));
  expect(sorted).toEqual(market.pairs.fits.map((fits) => [...fits]));
});
