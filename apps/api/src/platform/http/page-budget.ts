import { most_pages, pages_seconds } from "@sanjog/domain/relations/viewing-limits";
import type { AreaDeps } from "../deps.ts";
import type { Limiter } from "../ports.ts";
import type { Viewer } from "./authenticate.ts";
import { limit } from "./rate-limit.ts";

/** So many pages are taken from the budget at once: nine of ten pages cost nothing. */
const pages_at_once = 10;
const most_kept = 10_000;

type Taken = { left: number; until: number };
const takenOf = new WeakMap<Limiter, Map<string, Taken>>();

/** Counts a page of a list against the viewer's budget, whichever list it is; refuses one too many. */
export async function countPage(deps: AreaDeps, viewer: Viewer): Promise<void> {
  let all = takenOf.get(deps.limiter);
  if (!all) takenOf.set(deps.limiter, (all = new Map()));
  const now = deps.now().getTime();
  const taken = all.get(viewer.id);
  if (taken && taken.left > 0 && taken.until > now) {
    taken.left -= 1;
    return;
  }
  await limit(deps, `pages ${viewer.id}`, most_pages, pages_seconds, pages_at_once);
  const [oldest] = all.keys();
  if (oldest !== undefined && all.size >= most_kept) all.delete(oldest);
  // Another page may have taken some meanwhile.
  const left = (all.get(viewer.id)?.left ?? 0) + pages_at_once - 1;
  all.set(viewer.id, { left, until: now + pages_seconds * 1_000 });
}
