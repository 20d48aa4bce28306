import { Search, Star } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useDeferredValue, useEffect, useState } from "react";
import { useT } from "../../platform/locale.tsx";
import { Modal } from "../modal.tsx";
import { SkeletonLines } from "../skeleton.tsx";
import { grouped, matching, type PickGroup, type PickOption, rows_at_once } from "./pick-option.ts";

type Props<Id extends string | number> = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  note?: ReactNode;
  /** Stays below the list; receives the typed text. */
  foot?: ((typed: string) => ReactNode) | undefined;
  /** The options that most families choose, shown first in a long list. */
  first?: readonly Id[] | undefined;
  /** The option that excludes all others, shown before them. */
  alone?: Id | undefined;
  /** Null while the options load. */
  options: readonly PickOption<Id>[] | null;
  row: (option: PickOption<Id>) => ReactNode;
  /** Shown when no option matches the typed text. */
  otherwise?: ((typed: string) => ReactNode) | undefined;
};

/** Moves the focus with the up and down keys from the search box through the rows, each of which is a control. */
function walk(event: KeyboardEvent<HTMLDivElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input, [data-row]")];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = stops[Math.min(stops.length - 1, Math.max(0, at + step))];
  event.preventDefault();
  next?.focus();
}

/** A sheet of nearly full height with a search box and the options. */
export function PickSheet<Id extends string | number>(props: Props<Id>) {
  const { options, row, otherwise, first, alone, foot, ...modal } = props;
  const [text, setText] = useState("");
  useEffect(() => {
    if (!modal.open) setText("");
  }, [modal.open]);
  return (
    <Modal {...modal} foot={foot?.(text.trim())} size="tall">
      <PickList {...{ options, row, otherwise, first, alone, text }} onText={setText} />
    </Modal>
  );
}

type ListProps<Id extends string | number> = Pick<
  Props<Id>,
  "options" | "row" | "otherwise" | "first" | "alone"
> & {
  text: string;
  onText: (text: string) => void;
};

function PickList<Id extends string | number>(props: ListProps<Id>) {
  const { options, row, otherwise, first = [], alone, text, onText } = props;
  const t = useT("common");
  const query = useDeferredValue(text);
  const found = options ? matching(options, query) : [];
  const nothing = options !== null && found.length === 0 && query !== "";
  return (
    // Arrow keys are a convenience in addition to Tab, which also reaches every row.
    <div role="presentation" onKeyDown={walk}>
      <div className="input-wrap sticky -top-5 z-1 -mt-5 bg-surface pt-3 pb-2">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-7 left-3.5 text-ink-2"
          size={24}
        />
        <input
          type="search"
          className="input pl-12"
          placeholder={t("pick.search")}
          aria-label={t("search")}
          value={text}
          onChange={(event) => onText(event.target.value)}
          enterKeyHint="search"
          autoComplete="off"
        />
      </div>
      {options === null && <SkeletonLines count={8} />}
      {grouped(found.slice(0, rows_at_once), query ? [] : first, alone).map((group) => (
        <PickRows key={group.heading} group={group} row={row} />
      ))}
      <p role="status" className="py-2 text-ink-3">
        {nothing && t("pick.nothing_found", { text: query })}
        {found.length > rows_at_once && t("pick.more")}
      </p>
      {nothing && otherwise?.(query.trim())}
    </div>
  );
}

type RowsProps<Id extends string | number> = { group: PickGroup<Id>; row: Props<Id>["row"] };

function PickRows<Id extends string | number>({ group: { heading, options }, row }: RowsProps<Id>) {
  const t = useT("common");
  return (
    <section>
      {heading && (
        <h3 className="pick-heading">
          {heading === "most_chosen" && <Star aria-hidden="true" size={18} className="text-haldi-mark" />}
          {t(`pick.${heading}`, { count: String(options.length) })}
        </h3>
      )}
      <ul>
        {options.map((option) => (
          <li key={option.id}>{row(option)}</li>
        ))}
      </ul>
    </section>
  );
}
