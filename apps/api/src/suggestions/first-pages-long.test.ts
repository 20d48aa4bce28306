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

test("among a thousand members the top hundredth holds at most 4 of 100 first places, and fit stays", async () => {
  const market = makeMarket("demo", 1_000, 0);
  const before = await firstWeek(market, orderBefore(market));
  const turns = await firstWeek(market, await productOrder(app.deps, market));
  expect(turns.nobodys_page).toBeLessThanOrEqual(turns.out_of_reach + 0.5);
  expect(turns.nobodys_page).toBeLessThan(before.nobodys_page / 2);
  expect(turns.top_share).toBeLessThanOrEqual(4);
  expect(turns.fit).toBeGreaterThanOrEqual(before.fit - 0.5);
});
