import { deferredAcceptance } from "./deferred-acceptance.ts";
import type { Market } from "./market.ts";
import { type Figures, figuresOf } from "./measures.ts";
import { orderBefore, randomOrder } from "./plain-orders.ts";
import type { Policy } from "./policy.ts";
import { type ProductDatabase, productOrder } from "./product-order.ts";
import { type Habits, simulate } from "./simulate.ts";
import { sinkhornOrder } from "./sinkhorn.ts";
import { tasteOf } from "./taste.ts";

export const policies = {
  before: async (_, market) => orderBefore(market),
  product: productOrder,
  random: async (_, market) => randomOrder(market),
  sinkhorn: async (_, market) => sinkhornOrder(market),
  deferred: async (_, market) => deferredAcceptance(market),
} as const satisfies Record<string, (database: ProductDatabase, market: Market) => Promise<Policy>>;
export type PolicyName = keyof typeof policies;

/** Returns the figures of each group of members in a market under a policy. */
export async function runPolicy(
  database: ProductDatabase,
  market: Market,
  name: PolicyName,
  { lambda, ...habits }: Habits & { lambda: number },
): Promise<{ [group: string]: Figures }> {
  const taste = tasteOf(market, lambda);
  const course = await simulate(market, taste, await policies[name](database, market), habits);
  return figuresOf(market, taste, course);
}
