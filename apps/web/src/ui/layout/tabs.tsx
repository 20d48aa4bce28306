import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { Link } from "react-router";

export type TabLink = { id: string; title: ReactNode; to: string };

/** A row of links that wraps on narrow screens, so that all stay visible; a running stitch marks the current one. */
export function TabNav({
  label,
  links,
  current,
}: {
  label: string;
  links: readonly TabLink[];
  current: string;
}) {
  return (
    <nav
      className="tab-row flex-wrap justify-between gap-0 overflow-visible text-xs md:justify-start md:gap-x-6 md:text-md"
      aria-label={label}
    >
      {links.map(({ id, title, to }) => (
        <Link key={id} to={to} className="nav-link" aria-current={id === current ? "page" : undefined}>
          {title}
        </Link>
      ))}
    </nav>
  );
}

type Choice<Id extends string> = { id: Id; title: ReactNode; count?: number | undefined };
type Props<Id extends string> = {
  label: string;
  choices: readonly Choice<Id>[];
  current: Id;
  onChoose: (id: Id) => void;
};

/** A row of toggle buttons that scrolls sideways, for a choice that is not part of the URL. */
export function TabButtons<Id extends string>({ label, choices, current, onChoose }: Props<Id>) {
  const row = useCurrentInSight(current, choices);
  return (
    <nav ref={row} className="tab-row" aria-label={label}>
      {choices.map(({ id, title, count }) => (
        <button
          key={id}
          type="button"
          className="nav-link"
          aria-current={id === current ? "true" : undefined}
          onClick={() => onChoose(id)}
        >
          {title}
          {count !== undefined && <span className="ml-2 text-ink-3">{count}</span>}
        </button>
      ))}
    </nav>
  );
}

/** Scrolls the row so that the current tab is visible, in the middle where there is room. */
function useCurrentInSight(
  current: string,
  tabs: readonly { count?: number | undefined }[],
): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  // Counts load after the tabs and shift them.
  const counts = tabs.map(({ count }) => count).join();
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>("[aria-current]");
    if (!row.current || !tab) return;
    row.current.scrollLeft =
      tab.offsetLeft - row.current.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2;
  }, [current, counts]);
  return row;
}
