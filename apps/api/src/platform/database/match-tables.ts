import type { CardWord } from "@sanjog/domain/suggestions/wish-table";

/** The values that the search for suggestions compares. Days count from 1970-01-01. Words are `bigint` columns, read as text. */
export type MatchCard = Record<`${"is" | "wants"}_${CardWord}`, string> & {
  member_id: string;
  version: number;
  born_on_day: number;
  /** The day from which the member may marry under the law of the country of residence. */
  suggestable_from_day: number;
  height_inches: number;
  country_id: number;
  /** 0 if the gotra is unknown. */
  paternal_gotra: string;
  maternal_gotra: string;
  wants_age_min: number;
  wants_age_max: number;
  wants_height_min: number;
  wants_height_max: number;
  /** Empty means "Any". */
  wants_countries: number[];
  has_picture: boolean;
  last_active_day: number;
};

/** The members on one page of suggestions during a visit. */
type SnapshotPageRow = {
  session_id: string;
  page: number;
  per_page: number;
  shown: string[];
  shown_at: Date;
};

export type MatchTables = {
  match_cards_female: MatchCard;
  match_cards_male: MatchCard;
  suggestion_visits: SnapshotPageRow;
};
