import { useT } from "../platform/locale.tsx";
import { classes } from "../ui/classes.ts";
import { TabButtons } from "../ui/layout/tabs.tsx";
import { entryOf, type HomeList, homeEntries, listOf, listsUnder } from "./home-state.ts";
import { useWaitingCounts } from "./queries.ts";

type Props = { list: HomeList; onOpen: (list: HomeList) => void };

/** The navigation between the lists: rows of tabs on phones, a sidebar at the left on wide screens. */
export function HomeNav(props: Props) {
  const waiting = useWaitingCounts();
  return (
    <>
      <TabRows {...props} waiting={waiting} />
      <ListOfLists {...props} waiting={waiting} />
    </>
  );
}

type CountedNavProps = Props & { waiting: Partial<Record<HomeList, number>> };

function TabRows({ list, onOpen, waiting }: CountedNavProps) {
  const t = useT("home");
  const entry = entryOf(list);
  const under = listsUnder(entry);
  return (
    <div className="-mx-(--gutter) grid min-w-0 gap-2 lg:hidden [&>nav]:px-(--gutter)">
      <TabButtons
        label={t("lists_label")}
        current={entry}
        choices={homeEntries.map((id) => ({ id, title: t(`lists.${id}`), count: waiting[listOf(id)] }))}
        onChoose={(id) => onOpen(listOf(id))}
      />
      {under.length > 0 && (
        <TabButtons
          key={entry}
          label={t(`lists.${entry}`)}
          current={list}
          choices={under.map((id) => ({ id, title: t(`lists.${id}`), count: waiting[id] }))}
          onChoose={onOpen}
        />
      )}
    </div>
  );
}

function ListOfLists({ list, onOpen, waiting }: CountedNavProps) {
  const t = useT("home");
  const entryButton = (id: HomeList, deep: boolean) => (
    <button
      type="button"
      aria-current={id === list ? "true" : undefined}
      className={classes("nav-link", deep && "ml-6")}
      onClick={() => onOpen(id)}
    >
      {t(`lists.${id}`)}
      {waiting[id] && <span className="ml-2 text-ink-3">{waiting[id]}</span>}
    </button>
  );
  return (
    <nav aria-label={t("lists_label")} className="hidden lg:block">
      <ul className="sticky top-28 grid max-h-[calc(100dvh-8rem)] justify-items-start gap-1 overflow-y-auto">
        {homeEntries.map((entry) => {
          const under = listsUnder(entry);
          if (under.length === 0) return <li key={entry}>{entryButton(listOf(entry), false)}</li>;
          return (
            <li key={entry}>
              <span className="nav-link">{t(`lists.${entry}`)}</span>
              {/* Requests and proposals have lists of the same name. */}
              <ul aria-label={t(`lists.${entry}`)} className="grid justify-items-start gap-1">
                {under.map((id) => (
                  <li key={id}>{entryButton(id, true)}</li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
