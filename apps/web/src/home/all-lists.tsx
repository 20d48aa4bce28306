import type { ListCounts } from "@sanjog/contract/home";
import {
  Bookmark,
  ChevronDown,
  ChevronRight,
  Clock,
  EyeOff,
  HeartHandshake,
  type LucideIcon,
  MailX,
  ScrollText,
  Send,
  UsersRound,
  UserX,
} from "lucide-react";
import { useState } from "react";
import { useT } from "../platform/locale.tsx";
import {
  countOf,
  entryOf,
  type HomeEntry,
  type HomeList,
  hasMembers,
  homeEntries,
  listOf,
} from "./home-state.ts";

const icons: Record<HomeEntry, LucideIcon> = {
  shortlisted: Bookmark,
  received: HeartHandshake,
  sent: Send,
  connections: UsersRound,
  marriage_proposals: ScrollText,
  rejected: UserX,
  declined: MailX,
  set_aside: Clock,
  blocked: EyeOff,
};

type Props = {
  list: HomeList | null;
  counts: ListCounts | undefined;
  /** Shows only the lists with somebody in them, and the others behind a button. */
  folded?: boolean;
  onOpen: (list: HomeList) => void;
};

/** The navigation between the lists, with the number of members in each. */
export function AllLists({ list, counts, folded = false, onOpen }: Props) {
  const t = useT("home");
  const [open, setOpen] = useState(false);
  const shown = homeEntries.filter((entry) => !folded || open || !counts || hasMembers(entry, counts));
  return (
    <nav aria-label={t("lists_label")}>
      <ul className="rows">
        {shown.map((entry) => {
          const Icon = icons[entry];
          return (
            <li key={entry}>
              <button
                type="button"
                className="list-row"
                aria-current={list !== null && entryOf(list) === entry ? "true" : undefined}
                onClick={() => onOpen(listOf(entry, counts))}
              >
                <Icon aria-hidden="true" size={24} />
                <span className="min-w-0 grow">{t(`lists.${entry}`)}</span>
                {counts && <Count {...countOf(entry, counts)} />}
                <ChevronRight aria-hidden="true" size={20} className="flex-none text-ink-3 lg:hidden" />
              </button>
            </li>
          );
        })}
        {folded && (
          <li>
            <button
              type="button"
              className="list-row text-ink-2"
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            >
              <ChevronDown aria-hidden="true" size={24} className={open ? "rotate-180" : undefined} />
              {t("all_lists")}
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}

function Count({ count, waiting }: { count: number; waiting: boolean }) {
  return (
    <span
      className={
        waiting
          ? "waiting-count font-strong"
          : `flex-none ${count > 0 ? "font-strong text-ink-2" : "text-ink-3"}`
      }
    >
      {count}
    </span>
  );
}
