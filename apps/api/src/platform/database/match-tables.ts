/** What is compared when members are suggested. Days are numbered from 1970-01-01; words are text here, bigint there. */
export type MatchCard = {
  member_id: string;
  born_on_day: number;
  /** From this day the law of the country of residence lets the member marry. */
  suggestable_from_day: number;
  height_inches: number;
  country_id: number;
  is_home: string;
  is_caste: string;
  is_tongue: string;
  is_occupation: string;
  is_career: string;
  /** 0 where none is known. */
  paternal_gotra: string;
  maternal_gotra: string;
  wants_home: string;
  wants_caste: string;
  wants_tongue: string;
  wants_occupation: string;
  wants_career: string;
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
type VisitedPageRow = {
  session_id: string;
  page: number;
  per_page: number;
  shown: string[];
  shown_at: Date;
};

export type MatchTables = {
  match_cards_female: MatchCard;
  match_cards_male: MatchCard;
  suggestion_visits: VisitedPageRow;
};
