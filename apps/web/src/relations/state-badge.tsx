import { Bookmark, CircleCheck, Clock3, Gem, Hourglass, X } from "lucide-react";
import { useT } from "../platform/locale.tsx";
import { classes } from "../ui/classes.ts";
import type { MemberState } from "./member-state.ts";

const looks: Record<MemberState, { Icon: typeof X; tone: string }> = {
  connected: { Icon: CircleCheck, tone: "bg-mehndi-soft text-mehndi" },
  received: { Icon: Clock3, tone: "bg-haldi-soft text-haldi-ink" },
  sent: { Icon: Clock3, tone: "bg-haldi-soft text-haldi-ink" },
  rejected: { Icon: X, tone: "bg-sunken text-ink-2" },
  declined: { Icon: X, tone: "bg-sunken text-ink-2" },
  matched: { Icon: Gem, tone: "bg-mehndi-soft text-mehndi" },
  proposal_received: { Icon: Gem, tone: "bg-haldi-soft text-haldi-ink" },
  proposal_sent: { Icon: Clock3, tone: "bg-haldi-soft text-haldi-ink" },
  proposal_declined: { Icon: X, tone: "bg-sunken text-ink-2" },
  proposal_lapsed: { Icon: Hourglass, tone: "bg-sunken text-ink-2" },
  shortlisted: { Icon: Bookmark, tone: "bg-madder-soft text-madder" },
};

const badge = "inline-flex w-fit items-center gap-2 rounded-sm leading-(--lh-ui)";

/** Shows the relation between the viewer and a member in a word. */
export function StateBadge({ state, small = false }: { state: MemberState; small?: boolean }) {
  const t = useT("relations");
  const { Icon, tone } = looks[state];
  return (
    <span className={classes(badge, tone, small ? "px-2 py-0.5 text-xs" : "px-3 py-1")}>
      <Icon aria-hidden="true" size={20} className="flex-none" />
      {t(`state.${state}`)}
    </span>
  );
}
