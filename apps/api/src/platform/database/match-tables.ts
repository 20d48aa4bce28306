import type { CardWord } from "@sanjog/domain/suggestions/wish-table";
import type { Generated } from "kysely";

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
  /** The wishes marked "only this", one bit each in the order of the wishes. */
  musts: number;
  /** Read by servers of the version before only: a picture gives no precedence. */
  has_picture: boolean;
  last_active_day: number;
  shuffle_key: number;
};

/** A card as it is stored, with what the nightly job alone writes. */
type StoredCard = MatchCard & {
  /** `shownLately` of the member's count. */
  shown_lately: Generated<number>;
  /** Whether many requests wait for the member's answer. */
  many_waiting: Generated<boolean>;
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
  match_cards_female: StoredCard;
  match_cards_male: StoredCard;
  /** The members whom today's pages showed; by whom they were opened is not stored. */
  shown_pages: { members: string[] };
  /** How often a member was shown, of which each night keeps a share. */
  shown_counts: { member_id: string; shown: number };
  suggestion_visits: SnapshotPageRow;
  /** When a member could first be suggested, and whether the members whom the member fits have been searched since. */
  card_arrivals: { member_id: string; arrived_at: Date; searched: Generated<boolean> };
  /** What a member was told by the quiet note and the letter about an empty list, and what the next ones depend on. */
  quiet_notes: {
    member_id: string;
    /** When a search last found somebody new; null once the member was told or has been there. */
    found_at: Date | null;
    told_at: Date | null;
    /** When the member first saw an empty list; null since the list has somebody. */
    empty_since: Date | null;
    letter_at: Date | null;
  };
};
