import { type DecisionKind, decisionKinds } from "../decisions/decision-kinds.ts";
import { type ReportReason, reportReasons } from "../reports/report.ts";

/** Counts that name nobody: what happened on a day, or in the days of a quarter. */
export type Figures = {
  /** How many members there were at the end. */
  members: number;
  reports: Record<ReportReason, number>;
  /** How long each decided report took, in minutes: reports of photos that the law gives two hours, and all others. */
  minutes: Record<DecidedReports, number[]>;
  decisions: Record<DecisionKind, number>;
  appeals: Record<AppealOutcome, number>;
  pictures_hidden_at_once: number;
  orders: number;
  clocks: Record<ClockOutcome, number>;
};

export const decidedReports = ["photos", "others"] as const;
export type DecidedReports = (typeof decidedReports)[number];
/** How an appeal ended. */
export const appealOutcomes = ["overturned", "upheld"] as const;
export type AppealOutcome = (typeof appealOutcomes)[number];
/** Whether a case was decided before its time ended. */
export const clockOutcomes = ["kept", "missed"] as const;
export type ClockOutcome = (typeof clockOutcomes)[number];

/** The figures that count the parts of a whole. */
export const figureGroups = {
  reports: reportReasons,
  decisions: decisionKinds,
  appeals: appealOutcomes,
  clocks: clockOutcomes,
} as const;

const noneOf = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;

/** Returns the figures of a time without events. */
export function noFigures(): Figures {
  return {
    members: 0,
    reports: noneOf(reportReasons),
    minutes: { photos: [], others: [] },
    decisions: noneOf(decisionKinds),
    appeals: noneOf(appealOutcomes),
    pictures_hidden_at_once: 0,
    orders: 0,
    clocks: noneOf(clockOutcomes),
  };
}

/** Returns the figures of several days in their order. The members are those of the last day. */
export function sumOf(days: readonly Figures[]): Figures {
  return days.reduce(
    (sum, day) => ({
      members: day.members,
      reports: added(sum.reports, day.reports),
      minutes: {
        photos: [...sum.minutes.photos, ...day.minutes.photos],
        others: [...sum.minutes.others, ...day.minutes.others],
      },
      decisions: added(sum.decisions, day.decisions),
      appeals: added(sum.appeals, day.appeals),
      pictures_hidden_at_once: sum.pictures_hidden_at_once + day.pictures_hidden_at_once,
      orders: sum.orders + day.orders,
      clocks: added(sum.clocks, day.clocks),
    }),
    noFigures(),
  );
}

/** Adds by the names of the first, so that a reason that was added later counts as zero in older figures. */
function added<Name extends string>(
  sum: Record<Name, number>,
  day: Partial<Record<Name, number>>,
): Record<Name, number> {
  const names = Object.keys(sum) as Name[];
  return Object.fromEntries(names.map((name) => [name, sum[name] + (day[name] ?? 0)])) as Record<
    Name,
    number
  >;
}

/** Returns the middle of the numbers, the lower one of two; null without any. */
export function medianOf(numbers: readonly number[]): number | null {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? null;
}
