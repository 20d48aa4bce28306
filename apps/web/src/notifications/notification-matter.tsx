import type { NotificationView } from "@sanjog/contract/notifications";
import { CircleCheck, Hourglass, type LucideIcon, Undo2, X } from "lucide-react";
import { useT } from "../platform/locale.tsx";
import { actionOf, type Outcome, outcomeOf } from "./notification-outcome.ts";

const looks: Record<Outcome, { Icon: LucideIcon; tone: string }> = {
  accepted: { Icon: CircleCheck, tone: "text-mehndi" },
  declined: { Icon: X, tone: "text-ink-2" },
  expired: { Icon: Hourglass, tone: "text-ink-2" },
  taken_back: { Icon: Undo2, tone: "text-ink-2" },
};

/** How a matter ended or, while it is open, what the row opens. */
export function NotificationMatter({ notification }: { notification: NotificationView }) {
  const t = useT("notifications");
  const outcome = outcomeOf(notification);
  if (outcome) {
    const { Icon, tone } = looks[outcome];
    return (
      <span className={`ml-auto inline-flex items-center gap-1.5 font-strong ${tone}`}>
        <Icon aria-hidden="true" size={18} className="flex-none" />
        {t(`outcome.${outcome}`)}
      </span>
    );
  }
  const action = actionOf(notification);
  return (
    action && (
      // The link of the row already leads there.
      <span aria-hidden="true" className="btn btn-secondary btn-small ml-auto">
        {t(`actions.${action}`)}
      </span>
    )
  );
}
