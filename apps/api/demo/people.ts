import { crowdPlans } from "./crowd.ts";
import { demoPlans } from "./demo-plans.ts";
import { openHomes } from "./homes.ts";
import { makePerson } from "./make-person.ts";
import type { SeedPerson } from "./person.ts";

/** Everyone of the demo community, the demo accounts first; the same each time for the same day. */
export function createPeople(now: Date): SeedPerson[] {
  const surroundings = { now, homes: openHomes(), written: new Set<string>() };
  return [...demoPlans, ...crowdPlans()].map((plan, at) => makePerson(plan, at, surroundings));
}
