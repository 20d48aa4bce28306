/** Returns the value at `a.b.0` in parsed JSON, as text; null if there is no text or number. */
export function textAt(value: unknown, path: string): string | null {
  let found = value;
  for (const name of path.split(".")) {
    if (typeof found !== "object" || found === null || !Object.hasOwn(found, name)) return null;
    found = (found as Record<string, unknown>)[name];
  }
  return typeof found === "string" || typeof found === "number" ? String(found) : null;
}

/** Returns an object with the values at these paths; a number in a path makes a list. */
export function objectFrom(pairs: readonly (readonly [string, string])[]): object {
  const root: Record<string, unknown> = {};
  for (const [path, value] of pairs) {
    const names = path.split(".");
    const last = names.pop() ?? "";
    let place: Record<string, unknown> = root;
    for (const [i, name] of names.entries()) {
      place[name] ??= /^\d+$/.test(names[i + 1] ?? last) ? [] : {};
      place = place[name] as Record<string, unknown>;
    }
    place[last] = value;
  }
  return root;
}
