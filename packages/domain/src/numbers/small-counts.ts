/** Decisions §12: counts below this are hidden, since a family would recognise the case. */
export const smallest_shown = 5;

/** A count as published: the number, `few` for fewer than five, or `hidden` because it would reveal a hidden one. */
export type Count = number | "few" | "hidden";

export type CountGroup<Name extends string = string> = { total: Count; parts: Record<Name, Count> };

export function shownCount(count: number): Count {
  return count < smallest_shown ? "few" : count;
}

/**
 * Returns the published counts of the parts of a whole. Small parts are hidden; so are further parts, the last ones first,
 * until their sum, which the total tells, leaves every value from 0 to 4 possible for each small part. The order is fixed,
 * because a choice by size would tell something about the sizes. If hiding parts is not enough, the total is hidden.
 */
export function shownGroup<Name extends string>(parts: Readonly<Record<Name, number>>): CountGroup<Name> {
  const names = Object.keys(parts) as Name[];
  const shown = Object.fromEntries(names.map((name) => [name, shownCount(parts[name])])) as Record<
    Name,
    Count
  >;
  const total = names.reduce((sum, name) => sum + parts[name], 0);
  const small = names.filter((name) => parts[name] < smallest_shown);
  const further = names.filter((name) => parts[name] >= smallest_shown);
  let hidden = 0;
  let rest = small.reduce((sum, name) => sum + parts[name], 0);
  while (small.length > 0 && !isAmbiguous(rest, small.length, hidden)) {
    const last = further.pop();
    if (last === undefined) return { total: total < smallest_shown ? "few" : "hidden", parts: shown };
    shown[last] = "hidden";
    rest += parts[last];
    hidden += 1;
  }
  return { total: shownCount(total), parts: shown };
}

/**
 * Returns whether each of `small` counts, of which each is below five, can have any value from 0 to 4, if they and
 * `hidden` counts from five add up to `rest`.
 */
function isAmbiguous(rest: number, small: number, hidden: number): boolean {
  const most = smallest_shown - 1;
  if (hidden > 0) return rest - most >= hidden * smallest_shown;
  return rest >= most && rest <= most * (small - 1);
}
