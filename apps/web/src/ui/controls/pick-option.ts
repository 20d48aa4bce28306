import { ranked, textOf } from "../match-rank.ts";

export type PickOption<Id extends string | number = string> = {
  id: Id;
  title: string;
  /** Other words under which it is found: the other language, aliases. */
  search?: readonly string[] | undefined;
};

/** A long list shows only so many rows; the search narrows it. */
export const rows_at_once = 100;

/** The options that a typed text finds, the closest first; all of them as they are where nothing was typed. */
export function matching<Id extends string | number>(
  options: readonly PickOption<Id>[],
  text: string,
): PickOption<Id>[] {
  const query = textOf(text);
  if (query.words.length === 0) return [...options];
  return ranked(options, query, ({ title, search = [] }) => [title, ...search]);
}

/** The choice after a tick: an option that stands alone drives out the others and is driven out by them. */
export function toggled<Id extends string | number>(
  chosen: readonly Id[],
  id: Id,
  { alone, max }: { alone?: Id | undefined; max?: number | undefined },
): Id[] {
  if (chosen.includes(id)) return chosen.filter((other) => other !== id);
  if (alone !== undefined && id === alone) return [id];
  const others = chosen.filter((other) => other !== alone);
  return max !== undefined && others.length >= max ? [...chosen] : [...others, id];
}

/** Whether a row cannot be ticked because the maximum is reached. */
export function isFull<Id extends string | number>(
  chosen: readonly Id[],
  id: Id,
  { alone, max }: { alone?: Id | undefined; max?: number | undefined },
): boolean {
  if (max === undefined || chosen.includes(id) || id === alone) return false;
  return chosen.filter((other) => other !== alone).length >= max;
}
