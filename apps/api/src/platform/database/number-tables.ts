import type { Figures } from "@sanjog/domain/numbers/figures";
import type { ColumnType } from "kysely";

/** The figures of `/about/numbers`, which name nobody. */
export type NumberTables = {
  /** The days of the running quarter. */
  day_figures: { day: string; figures: ColumnType<Figures, string, never> };
  /** The quarters that have ended. */
  quarter_figures: { quarter: string; figures: ColumnType<Figures, string, never>; stored_at: Date };
};
