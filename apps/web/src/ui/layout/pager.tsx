import { pagerPages } from "@sanjog/domain/paging";
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from "lucide-react";
import { useT } from "../../platform/locale.tsx";
import { classes } from "../classes.ts";

type Props = {
  current_page: number;
  last_page: number;
  onGo: (page: number) => void;
  /** Tells the pages of this list from those of another list on the same screen. */
  label?: string;
};

/** Pagination: the next page in words on phones, numbered pages on wide screens. */
export function Pager({ current_page, last_page, onGo, label }: Props) {
  const t = useT("common");
  if (last_page <= 1) return null;
  const first = current_page <= 1;
  const last = current_page >= last_page;
  const arrow = (label: string, page: number, off: boolean, Icon: typeof ChevronLeft, in_words = false) => (
    <button
      type="button"
      className={classes(
        "icon-btn border border-line-strong bg-surface",
        in_words
          ? "flex-1 grid-flow-col justify-center gap-2 px-4 font-strong md:flex-none md:px-0"
          : "flex-none",
        off && "opacity-45",
      )}
      aria-label={label}
      aria-disabled={off || undefined}
      onClick={() => !off && onGo(page)}
    >
      {in_words && <span className="md:hidden">{label}</span>}
      <Icon aria-hidden="true" />
    </button>
  );
  return (
    <nav
      className="mt-8 flex flex-wrap items-center justify-center gap-2"
      aria-label={label ?? t("pager.label")}
    >
      {arrow(t("pager.first"), 1, first, ChevronFirst)}
      {arrow(t("pager.previous"), current_page - 1, first, ChevronLeft)}
      <span className="order-first w-full text-center md:hidden" aria-live="polite">
        {t("pager.of", { page: String(current_page), last: String(last_page) })}
      </span>
      <PageNumbers current_page={current_page} last_page={last_page} onGo={onGo} />
      {arrow(t("pager.next"), current_page + 1, last, ChevronRight, true)}
      {arrow(t("pager.last"), last_page, last, ChevronLast)}
    </nav>
  );
}

function PageNumbers({ current_page, last_page, onGo }: Omit<Props, "label">) {
  const t = useT("common");
  return (
    <ul className="hidden items-center gap-1 md:flex">
      {pagerPages(current_page, last_page).map((page, i) => (
        <li key={page === "gap" ? `gap-${String(i)}` : page}>
          {page === "gap" ? (
            <span className="px-2 text-ink-3">…</span>
          ) : (
            <button
              type="button"
              className={classes(
                "icon-btn nav-link justify-center",
                page === current_page && "bg-madder-soft",
              )}
              aria-label={t("pager.page", { page: String(page) })}
              aria-current={page === current_page ? "page" : undefined}
              onClick={() => page !== current_page && onGo(page)}
            >
              {page}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
