import type { NotificationView } from "@sanjog/contract/notifications";
import { type NamedDay, namedDay } from "../platform/server-day.ts";

export type DayGroup = { named: NamedDay; rows: NotificationView[] };

/** Returns notifications, which come newest first, in groups by the name of their day. */
export function groupsByDay(rows: readonly NotificationView[], today: string): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const row of rows) {
    const named = namedDay(row.told_on, today);
    const last = groups.at(-1);
    if (last?.named === named) last.rows.push(row);
    else groups.push({ named, rows: [row] });
  }
  return groups;
}
