import type { Today as TodayView } from "@sanjog/contract/home";
import { useT } from "../platform/locale.tsx";
import { connectionsOnToday } from "./home-state.ts";

/** The parts of the first page that are below everything that waits, on phones. */
export const jump_ids = { connections: "today-connections", lists: "today-lists" };

/** Leads to the connections and to the lists, which one would have to scroll for on phones. */
export function TodayJumps({ today }: { today: TodayView | undefined }) {
  const t = useT("home");
  const waits = today && today.proposals.length + today.requests.length > 0;
  return (
    <div className="flex flex-wrap gap-x-3 whitespace-nowrap">
      {waits && connectionsOnToday(today).length > 0 && (
        <Jump to={jump_ids.connections}>{t("lists.connections")}</Jump>
      )}
      <Jump to={jump_ids.lists}>{t("all_lists")}</Jump>
    </div>
  );
}

function Jump({ to, children }: { to: string; children: string }) {
  return (
    <button type="button" className="link-button -my-3" onClick={() => goTo(to)}>
      {children}
    </button>
  );
}

function goTo(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
}
