import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useT } from "../platform/locale.tsx";
import { Button } from "../ui/controls/button.tsx";
import { Page } from "../ui/layout/page.tsx";
import { TabButtons } from "../ui/layout/tabs.tsx";
import { AllLists } from "./all-lists.tsx";
import { BlockedList } from "./blocked-list.tsx";
import { entryOf, type HomeList, listsUnder } from "./home-state.ts";
import { MemberList } from "./member-list.tsx";
import { todayQuery } from "./queries.ts";

type Props = { list: HomeList; onOpen: (list: HomeList | null) => void };

/** One list of the home, with the way back to the first page and, on wide screens, to the other lists. */
export function ListView({ list, onOpen }: Props) {
  const t = useT("home");
  const { data } = useQuery(todayQuery);
  const entry = entryOf(list);
  const under = listsUnder(entry);
  return (
    <Page
      dense
      title={t(under.length > 0 ? `lists.${entry}` : `headings.${list}`)}
      above={<ToToday onOpen={onOpen} />}
    >
      <div className="grid gap-7 lg:grid-cols-[236px_minmax(0,1fr)]">
        <div className="max-lg:hidden">
          <AllLists list={list} counts={data?.counts} onOpen={onOpen} />
        </div>
        <div className="grid min-w-0 content-start gap-4">
          {under.length > 0 && (
            <TabButtons
              label={t(`lists.${entry}`)}
              current={list}
              choices={under.map((id) => ({
                id,
                title: t(`lists.${id}`),
                count: data && data.counts[id] > 0 ? data.counts[id] : undefined,
              }))}
              onChoose={onOpen}
            />
          )}
          {list === "blocked" ? <BlockedList /> : <MemberList list={list} />}
        </div>
      </div>
    </Page>
  );
}

function ToToday({ onOpen }: Pick<Props, "onOpen">) {
  const t = useT("home");
  return (
    <Button
      look="quiet"
      className="-ml-3"
      icon={<ArrowLeft aria-hidden="true" size={22} />}
      onClick={() => onOpen(null)}
    >
      {t("to_today")}
    </Button>
  );
}
