import { dayInIndia, dayNumber } from "@sanjog/domain/calendar";
import { mustsOf, wishNames } from "@sanjog/domain/preferences/wishes-made";
import { inchesFrom } from "@sanjog/domain/profiles/height";
import { incomeBands } from "@sanjog/domain/reference/career-lists";
import { any_option } from "@sanjog/domain/reference/option-lists";
import { type CardMasks, factBits, wishMasks, wordsFrom } from "@sanjog/domain/suggestions/card-layout";
import type { MatchFacts, Wishes } from "@sanjog/domain/suggestions/criteria";
import { shuffleKey } from "@sanjog/domain/suggestions/fair-order";
import { gotraKeys } from "@sanjog/domain/suggestions/gotra";
import { suggestableFrom } from "@sanjog/domain/suggestions/suggestable";
import { type CardWord, card_version, cardWords } from "@sanjog/domain/suggestions/wish-table";
import { gotraNumber } from "../platform/database/gotra-number.ts";
import type { MatchCard } from "../platform/database/match-tables.ts";
import { findCountry } from "../platform/geography/places.ts";
import type { MatchProfile } from "../relations/queries/match-profiles.ts";

/** Returns a member's match card: everything that a search compares, as numbers. */
export function cardFrom(profile: MatchProfile): MatchCard {
  const { facts, wishes, gender } = profile;
  const iso = findCountry(facts.country_id)?.iso ?? "";
  const gotras = gotraNumbers(profile);
  return {
    member_id: profile.id,
    version: card_version,
    born_on_day: dayNumber(facts.dob),
    suggestable_from_day: dayNumber(suggestableFrom(facts.dob, iso, gender)),
    height_inches: facts.height_inches,
    country_id: facts.country_id,
    ...wordColumns("is", factBits(searchedFacts(profile))),
    paternal_gotra: gotras.paternal,
    maternal_gotra: gotras.maternal,
    ...wordColumns("wants", wishMasks(wishes)),
    wants_age_min: wishes.age_min,
    wants_age_max: wishes.age_max,
    wants_height_min: inchesFrom(wishes.height_min),
    wants_height_max: inchesFrom(wishes.height_max),
    wants_countries: wishes.country.filter((country) => country !== any_option),
    musts: mustBits(wishes),
    shuffle_key: shuffleKey(profile.id),
    has_picture: profile.has_picture,
    last_active_day: dayNumber(profile.last_active_on ?? dayInIndia(profile.joined_at)),
  };
}

/** Returns the wishes marked "only this", one bit each. */
function mustBits(wishes: Wishes): number {
  return mustsOf(wishes).reduce((sum, name) => sum | (1 << wishNames.indexOf(name)), 0);
}

const highest_income = incomeBands.reduce((best, next) => (next.rank > best.rank ? next : best)).id;

/**
 * Returns the facts for the search, which strangers use. A hidden income meets every wish, as in the score; otherwise a
 * search with one minimum income after another would reveal it.
 */
export function searchedFacts({ annual_income, facts }: MatchProfile): MatchFacts {
  return annual_income === "public" ? facts : { ...facts, annual_income: highest_income };
}

type Prefix = "is" | "wants";
type WordColumns<P extends Prefix> = Record<`${P}_${CardWord}`, string>;

function wordColumns<P extends Prefix>(prefix: P, masks: CardMasks): WordColumns<P> {
  const words = wordsFrom(masks);
  return Object.fromEntries(
    cardWords.map((word) => [`${prefix}_${word}`, String(words[word])]),
  ) as WordColumns<P>;
}

/** Returns the family's gotras as numbers, which are equal exactly if the gotras are; "0" for an unknown gotra. */
export function gotraNumbers({ gotras }: Pick<MatchProfile, "gotras">) {
  const { paternal, maternal } = gotraKeys(gotras);
  return { paternal: gotraNumber(paternal), maternal: gotraNumber(maternal) };
}
