import type { NotificationView } from "@sanjog/contract/notifications";
import { expect, test } from "vitest";
import { groupsByDay } from "./day-groups.ts";

test("Notifications come in groups by day, in their order", () => {
  const days = ["2026-11-22", "2026-11-22", "2026-11-21", "2026-11-18", "2026-11-17", "2026-10-02"];
  const rows = days.map((told_on, i) => ({ id: String(i), told_on }) as NotificationView);
  const groups = groupsByDay(rows, "2026-11-22");
  expect(groups.map(({ named, rows }) => [named, rows.map(({ id }) => id).join()])).toEqual([
    ["today", "0,1"],
    ["yesterday", "2"],
    ["weekday", "3,4"],
    ["date", "5"],
  ]);
});
