import type { NotificationView } from "@sanjog/contract/notifications";
import type { NotificationAnswer } from "@sanjog/domain/notifications/notification-answer";
import { isGoodNews, type NotificationKind } from "@sanjog/domain/notifications/notification-kinds";
import { knownKind } from "./notification-state.ts";

type Told = Pick<NotificationView, "kind" | "answer">;

/** Returns what the member may do about a notification now, or null when it is news alone. */
export function actionOf({ kind, answer }: Told): "answer" | "good_news" | null {
  if (answer === "waiting") return "answer";
  const known = knownKind(kind);
  return known && isGoodNews(known) ? "good_news" : null;
}

const withdrawn: readonly string[] = ["request_cancelled", "proposal_revoked"] satisfies NotificationKind[];

export type Outcome = Exclude<NotificationAnswer, "waiting"> | "taken_back";

/** Returns how the matter of a notification ended, or null while it is open and for news that asked nothing. */
export function outcomeOf({ kind, answer }: Told): Outcome | null {
  if (withdrawn.includes(kind)) return "taken_back";
  return answer === "waiting" ? null : answer;
}
