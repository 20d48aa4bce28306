import { minute_ms } from "@sanjog/domain/calendar";
import { usual_over_ms, usualHours } from "@sanjog/domain/reviews/review";
import { sql } from "kysely";
import type { AreaDeps } from "../../platform/deps.ts";

/** How long the answer is remembered: many members ask, and it changes slowly. */
const remembered_ms = 10 * minute_ms;

/** Returns how many hours the review of a new member usually takes; null where too few tell. */
export async function loadUsualHours(deps: AreaDeps): Promise<number | null> {
  const now = deps.now().getTime();
  const { usual_wait } = deps.memory;
  if (usual_wait && now - usual_wait.at < remembered_ms) return usual_wait.hours;
  const hours = usualHours(await loadWaits(deps));
  deps.memory.usual_wait = { at: now, hours };
  return hours;
}

/** Counts what people at the desk have decided; a review that ended by itself tells nothing about the wait. */
async function loadWaits({ db, now }: AreaDeps) {
  const found = await db
    .selectFrom("cases")
    .where("new_member", "=", true)
    .where("for_lead", "=", false)
    .where("closed_at", ">", new Date(now().getTime() - usual_over_ms))
    .where("outcome", "in", ["release", "ask_changes", "hold", "suspend"])
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .select(
      sql<
        number | null
      >`extract(epoch from percentile_cont(0.5) within group (order by closed_at - opened_at))
        ::float8 * 1000`.as("median_ms"),
    )
    .executeTakeFirstOrThrow();
  return { count: Number(found.count), median_ms: found.median_ms ?? 0 };
}
