import { ageAt, bornBetween, dayInIndia, dayNumber } from "@sanjog/domain/calendar";
import { inchesFrom } from "@sanjog/domain/profiles/height";
import { any_option } from "@sanjog/domain/reference/option-lists";
import {
  eachBit,
  factBit,
  wishMasks,
  wordsFrom,
  wordsOfOneField,
} from "@sanjog/domain/suggestions/card-layout";
import type { MatchFacts, Wishes } from "@sanjog/domain/suggestions/criteria";
import { shown_max, steps_per_doubling } from "@sanjog/domain/suggestions/fair-order";
import {
  type CardCriterion,
  type CardWord,
  type Criterion,
  cardCriteria,
  cardWords,
  criteria,
  wishTable,
} from "@sanjog/domain/suggestions/wish-table";
import { type RawBuilder, sql } from "kysely";

type Condition = RawBuilder<boolean>;

const all_bits = (1n << 62n) - 1n;
const word = (prefix: "is" | "wants", criterion: CardCriterion) =>
  sql.ref(`${prefix}_${wishTable[criterion].word}`);
const bits = (mask: bigint) => sql`${String(mask)}::bigint`;

/** Returns, for each wish of the viewer, the condition that a card's member meets it. SQL equivalent of `meets`. */
export function wishConditions(wishes: Wishes, now: Date): Record<Criterion, Condition> {
  const masks = wishMasks(wishes);
  const { from, to } = bornBetween(wishes.age_min, wishes.age_max, dayInIndia(now));
  const countries = wishes.country.filter((country) => country !== any_option);
  return eachCriterion((criterion) => {
    if (criterion === "age") return sql`born_on_day between ${dayNumber(from)} and ${dayNumber(to)}`;
    if (criterion === "height") {
      return sql`height_inches between ${inchesFrom(wishes.height_min)} and ${inchesFrom(wishes.height_max)}`;
    }
    if (criterion === "country") {
      return countries.length === 0 ? sql`true` : sql`country_id = any(${countries}::integer[])`;
    }
    return sql`${word("is", criterion)} & ${bits(masks[criterion])} <> 0`;
  });
}

/** Returns, for each wish of a card's member, the condition that the viewer meets it. SQL equivalent of `meets`. */
export function factConditions(facts: MatchFacts, now: Date): Record<Criterion, Condition> {
  return eachCriterion((criterion) => {
    if (criterion === "age") return sql`${ageAt(facts.dob, now)} between wants_age_min and wants_age_max`;
    if (criterion === "height") {
      return sql`${facts.height_inches} between wants_height_min and wants_height_max`;
    }
    if (criterion === "country") {
      return sql`(wants_countries = '{}' or ${facts.country_id} = any(wants_countries))`;
    }
    const bit = factBit(criterion, facts[wishTable[criterion].fact]);
    return sql`${word("wants", criterion)} & ${bits(bit)} <> 0`;
  });
}

/**
 * Returns conditions for all wishes of the viewer except the age: a few operations on whole words instead of one for each
 * field. A card that fails exactly one of these wishes fails exactly one of the conditions, but not vice versa.
 */
export function wishesBesideAge(wishes: Wishes, now: Date): Condition[] {
  const words = wordsFrom(wishMasks(wishes));
  const within = cardWords
    .filter((name) => words[name] !== all_bits)
    .map((name): Condition => {
      const is = sql.ref(`is_${name}`);
      if (!wordsOfOneField.includes(name)) return sql`${is} & ${bits(all_bits ^ words[name])} = 0`;
      return sql`${is} = any(${`{${eachBit(words[name]).join()}}`}::bigint[])`;
    });
  const { height, country } = wishConditions(wishes, now);
  return [height, ...(wishes.country.includes(any_option) ? [] : [country]), ...within];
}

/** Returns one condition for all wishes of the viewer. */
export function everyWish(wishes: Wishes, now: Date): Condition {
  const { age } = wishConditions(wishes, now);
  return sql`${sql.join([age, ...wishesBesideAge(wishes, now)], sql` and `)}`;
}

/** Returns the total weight of the card's wishes that the viewer meets, by the domain's table of weights. */
export function matchedWeight(facts: MatchFacts, now: Date): RawBuilder<number> {
  const conditions = factConditions(facts, now);
  const single = criteria
    .filter((criterion) => !("word" in wishTable[criterion]))
    .map((criterion) => sql`case when ${conditions[criterion]} then ${weightOf([criterion])} else 0 end`);
  return sql`${sql.join([...single, ...cardWords.flatMap((name) => matchedInWord(name, facts))], sql` + `)}`;
}

const weightOf = (list: readonly Criterion[]) =>
  sql.lit(list.reduce((sum, criterion) => sum + wishTable[criterion].weight, 0));

/**
 * Returns the weight of the wishes in one word. Tests first whether all are met, which one operation shows for most
 * cards.
 */
function matchedInWord(name: CardWord, facts: MatchFacts): RawBuilder<number>[] {
  const asked = cardCriteria
    .filter((criterion) => wishTable[criterion].word === name)
    .map((criterion) => ({ criterion, bit: factBit(criterion, facts[wishTable[criterion].fact]) }))
    .filter(({ bit }) => bit !== 0n);
  const column = sql.ref(`wants_${name}`);
  const each = asked.map(
    ({ criterion, bit }) =>
      sql<number>`case when ${column} & ${bits(bit)} <> 0 then ${weightOf([criterion])} else 0 end`,
  );
  if (each.length < 2) return each;
  const every = bits(asked.reduce((sum, { bit }) => sum | bit, 0n));
  const whole = weightOf(asked.map(({ criterion }) => criterion));
  return [sql`case when ${column} & ${every} = ${every} then ${whole} else ${sql.join(each, sql` + `)} end`];
}

/** Returns how many of these conditions a card fails. */
export function countMissed(conditions: readonly Condition[]): RawBuilder<number> {
  return sumOf(conditions.map((condition) => sql`(not (${condition}))::integer`));
}

/** Returns the total weight of those of these wishes that a card fails. */
export function missedWeight(
  wishes: readonly Criterion[],
  met: Readonly<Record<Criterion, Condition>>,
): RawBuilder<number> {
  return sumOf(wishes.map((wish) => sql`case when ${met[wish]} then 0 else ${weightOf([wish])} end`));
}

/**
 * Returns a number that is at most `most` if the viewer misses at most that many wishes of a card's member, none of them
 * marked "only this".
 */
export function theirsMissed(facts: MatchFacts, now: Date, most: number): RawBuilder<number> {
  const met = factConditions(facts, now);
  return sumOf(
    criteria.map((wish, bit) => {
      const costs = sql`case when musts & ${sql.lit(1 << bit)} <> 0 then ${sql.lit(most + 1)} else 1 end`;
      return sql`case when ${met[wish]} then 0 else ${costs} end`;
    }),
  );
}

const sumOf = (parts: readonly RawBuilder<unknown>[]) =>
  parts.length === 0 ? sql<number>`0` : sql<number>`${sql.join(parts, sql` + `)}`;

/** Returns the step of a count in this column, which is null for a member who was not shown. Equivalent of `shownLately`. */
export const stepsOf = (count: string) => {
  const steps = sql`round(${sql.lit(steps_per_doubling)} * ln(1 + coalesce(${sql.ref(count)}, 0)) / ln(2))`;
  return sql<number>`least(${sql.lit(shown_max)}, ${steps})::smallint`;
};

function eachCriterion(make: (criterion: Criterion) => Condition): Record<Criterion, Condition> {
  return Object.fromEntries(criteria.map((criterion) => [criterion, make(criterion)])) as Record<
    Criterion,
    Condition
  >;
}
