import { useEffect, useRef } from "react";
import { useT } from "../platform/locale.tsx";
import { classes } from "../ui/classes.ts";
import { TabButtons } from "../ui/tabs.tsx";
import { entryOf, type HomeList, homeEntries, listOf, requestLists } from "./home-state.ts";
import { useWaitingCount } from "./queries.ts";

type Props = { list: HomeList; onOpen: (list: HomeList) => void };

/** Which list is open: rows of tabs on phones, a list of lists at the left of wide screens. */
export function HomeNav(props: Props) {
  const waiting = useWaitingCount();
  return (
    <>
      <TabRows {...props} waiting={waiting} />
      <ListOfLists {...props} waiting={waiting} />
    </>
  );
}

type Counted = Props & { waiting: number | undefined };

/** A count of nothing is no news. */
const news = (count: number | undefined) => count || undefined;

function TabRows({ list, onOpen, waiting }: Counted) {
  const t = useT("home");
  const entry = entryOf(list);
  const rows = useCurrentInSight(list);
  return (
    <div ref={rows} className="-mx-(--gutter) grid min-w-0 gap-2 lg:hidden [&>nav]:px-(--gutter)">
      <TabButtons
        label={t("lists_label")}
        current={entry}
        choices={homeEntries.map((id) => ({
          id,
          title: t(`lists.${id}`),
          count: id === "connection_requests" ? news(waiting) : undefined,
        }))}
        onChoose={(id) => onOpen(listOf(id))}
      />
      {entry === "connection_requests" && (
        <TabButtons
          label={t("requests_label")}
          current={list}
          choices={requestLists.map((id) => ({
            id,
            title: t(`lists.${id}`),
            count: id === "received" ? news(waiting) : undefined,
          }))}
          onChoose={onOpen}
        />
      )}
    </div>
  );
}

/** A remembered list may stand at the far end of its row. */
function useCurrentInSight(list: HomeList) {
  const rows = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const current of rows.current?.querySelectorAll("[aria-current]") ?? [])
      current.scrollIntoView({ block: "nearest", inline: "center" });
  }, [list]);
  return rows;
}

function ListOfLists({ list, onOpen, waiting }: Counted) {
  const t = useT("home");
  const entryButton = (id: HomeList, deep: boolean) => (
    <button
      type="button"
      aria-current={id === list ? "true" : undefined}
      className={classes("nav-link", deep && "ml-6")}
      onClick={() => onOpen(id)}
    >
      {t(`lists.${id}`)}
      {id === "received" && news(waiting) && <span className="ml-2 text-ink-3">{waiting}</span>}
    </button>
  );
  return (
    <nav aria-label={t("lists_label")} className="hidden lg:block">
      <ul className="sticky top-28 grid justify-items-start gap-1">
        {homeEntries.map((entry) =>
          entry === "connection_requests" ? (
            <li key={entry}>
              <span className="nav-link">{t("lists.connection_requests")}</span>
              <ul className="grid justify-items-start gap-1">
                {requestLists.map((id) => (
                  <li key={id}>{entryButton(id, true)}</li>
                ))}
              </ul>
            </li>
          ) : (
            <li key={entry}>{entryButton(entry, false)}</li>
          ),
        )}
      </ul>
    </nav>
  );
}
