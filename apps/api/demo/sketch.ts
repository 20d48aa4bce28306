import type { Gender } from "@sanjog/domain/reference/personal-lists";
import { type Random, randomFrom } from "./chance.ts";
import type { Home } from "./homes.ts";
import { type Lineage, lineages } from "./lineages.ts";
import { men, type Name, women } from "./names.ts";
import type { PersonPlan } from "./person.ts";

/** What is settled about a person before any step is filled. */
export type Sketch = {
  random: Random;
  gender: Gender;
  age: number;
  namdhari: boolean;
  home: Home;
  locale: "en" | "pb";
  /** In which script the names are written. */
  script: 0 | 1;
  lineage: Lineage;
  name: Name;
};

/** Settles the frame from the plan, and from chance where the plan is silent. */
export function sketchOf(plan: PersonPlan, homes: readonly Home[]): Sketch {
  const random = randomFrom("person", plan.key);
  const namdhari = random.maybe(0.5);
  const age = random.weigh([
    [random.between(19, 22), 12],
    [random.between(23, 26), 30],
    [random.between(27, 30), 27],
    [random.between(31, 35), 15],
    [random.between(36, 44), 10],
    [random.between(45, 58), 6],
  ]);
  const home = random.weigh(homes.map((found) => [found, found.share] as const));
  const locale = random.maybe(home.iso === "IN" ? 0.62 : 0.36) ? "pb" : "en";
  const settled = {
    namdhari: plan.namdhari ?? namdhari,
    age: plan.age ?? age,
    home: homes.find(({ city }) => city === plan.city) ?? home,
    locale: plan.locale ?? locale,
  } as const;
  return {
    random,
    gender: plan.gender,
    ...settled,
    script: settled.locale === "pb" && random.maybe(0.6) ? 1 : 0,
    lineage: random.weigh(
      lineages.map((found) => [found, settled.namdhari ? found.namdhari_share : found.share] as const),
    ),
    name: random.pick(plan.gender === "male" ? men : women),
  };
}
