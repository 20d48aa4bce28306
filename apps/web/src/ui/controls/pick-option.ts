import { ranked, textOf } from "../match-rank.ts";

export type PickOption<Id extends string | number = string> = {
  id: Id;
  title: string;
  /** Other search words: the name in the other language, aliases. */
  search?: readonly string[] | undefined;
};

/** The heading of a group in an open list, or none while the list is one. */
export type PickGroup<Id extends string | number> = {
  heading: "most_chosen" | "all" | null;
  options: PickOption<Id>[];
};

/**
 * Returns a list with the most chosen options first; they are in the list of all options as well. The option that
 * excludes all others comes before both, once.
 */
export function grouped<Id extends string | number>(
  options: readonly PickOption<Id>[],
  first: readonly Id[],
  alone?: Id,
): PickGroup<Id>[] {
  const chosen = first.flatMap((id) => options.find((option) => option.id === id) ?? []);
  if (chosen.length === 0) return [{ heading: null, options: [...options] }];
  const any = options.filter(({ id }) => id === alone);
  return [
    ...(any.length > 0 ? [{ heading: null, options: any }] : []),
    { heading: "most_chosen", options: chosen },
    { heading: "all", options: options.filter(({ id }) => id !== alone) },
  ];
}

/** The number of rows that a long list shows; the search narrows it. */
export const rows_at_once = 100;

/** Returns the options that match a typed text, the closest first; all options in their order if nothing was typed. */
export function matching<Id extends string | number>(
  options: readonly PickOption<Id>[],
  text: string,
): PickOption<Id>[] {
  const query = textOf(text);
  if (query.words.length === 0) return [...options];
  return ranked(options, query, ({ title, search = [] }) => [title, ...search]);
}

/** Returns the choice after an option is toggled: the exclusive option replaces the others and is replaced by them. */
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

/** Returns whether an option cannot be ticked because the maximum is reached. */
export function isFull<Id extends string | number>(
  chosen: readonly Id[],
  id: Id,
  { alone, max }: { alone?: Id | undefined; max?: number | undefined },
): boolean {
  if (max === undefined || chosen.includes(id) || id === alone) return false;
  return chosen.filter((other) => other !== alone).length >= max;
}
