import type { CardWord } from "@sanjog/domain/suggestions/wish-table";

/** What is compared when members are suggested. Days are numbered from 1970-01-01; words are text here, bigint there. */
export type MatchCard = Record<`${"is" | "wants"}_${CardWord}`, string> & {
  member_id: string;
  version: number;
  born_on_day: number;
  /** From this day the law of the country of residence lets the member marry. */
  suggestable_from_day: number;
  height_inches: number;
  country_id: number;
  /** 0 where none is known. */
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

/** What one page of suggestions showed during a visit. */
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
