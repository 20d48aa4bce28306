import type { QuarterFigures } from "@sanjog/contract/numbers";
import { type Figures, figureGroups, medianOf, sumOf } from "@sanjog/domain/numbers/figures";
import { shownCount, shownGroup, smallest_shown } from "@sanjog/domain/numbers/small-counts";

type CountedTime = Pick<QuarterFigures, "quarter" | "from" | "to">;

/** Returns the figures without any count from which somebody could be recognised. */
export function presentFigures(time: CountedTime, stored: Figures): QuarterFigures {
  // Adds the reasons and kinds that did not exist when the figures were stored.
  const figures = sumOf([stored]);
  const { photos, others } = figures.minutes;
  return {
    ...time,
    members: shownCount(figures.members),
    reports: shownGroup(inOrder("reports", figures)),
    minutes: { photos: shownMedian(photos), others: shownMedian(others) },
    decisions: shownGroup(inOrder("decisions", figures)),
    appeals: shownGroup(inOrder("appeals", figures)),
    pictures_hidden_at_once: shownCount(figures.pictures_hidden_at_once),
    orders: shownCount(figures.orders),
    clocks: shownGroup(inOrder("clocks", figures)),
  };
}

function shownMedian(minutes: readonly number[]): number | null {
  return minutes.length < smallest_shown ? null : medianOf(minutes);
}

/** Stored JSON has an order of its own, and the rule that hides further parts needs a fixed one. */
function inOrder<Group extends keyof typeof figureGroups>(group: Group, figures: Figures): Figures[Group] {
  const counts = figures[group] as Record<string, number>;
  return Object.fromEntries(figureGroups[group].map((name) => [name, counts[name]])) as Figures[Group];
}
