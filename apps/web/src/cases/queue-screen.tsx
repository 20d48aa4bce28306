import { caseKinds, caseStates, mayKnowOf } from "@sanjog/domain/cases/case";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { useT } from "../platform/locale.tsx";
import { DeskPage } from "../staff/desk-page.tsx";
import { useDeskAccount } from "../staff/desk-session.ts";
import { OnCallLine } from "../staff/on-call/on-call-line.tsx";
import { SelectField } from "../ui/controls/select-field.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { Pager } from "../ui/layout/pager.tsx";
import { TabButtons } from "../ui/layout/tabs.tsx";
import { CaseList } from "./case-list.tsx";
import { EnterCaseButton } from "./enter-case-dialog.tsx";
import { KeyHelpButton } from "./key-help.tsx";
import { casesQuery } from "./queries.ts";
import { type CaseFilter, filterIn, namedFilter } from "./queue-place.ts";
import { StartReviews } from "./review/start-reviews.tsx";

const keys = ["j", "k", "Enter", "r", "z", "?"] as const;

/** The open cases by the clock of the law, the most urgent first. */
export function QueueScreen() {
  const t = useT("cases");
  const [filter, setFilter] = useFilter();
  const cases = useQuery(casesQuery(filter));
  const { state, kind = "" } = filter;
  const role = useDeskAccount()?.role ?? "moderator";
  const known = caseKinds.filter((one) => mayKnowOf(one, role));
  return (
    <DeskPage
      title={t("queue.title")}
      lead={cases.data && cases.data.total > 0 && t("queue.count", { count: cases.data.total })}
      action={
        <div className="desk-row">
          <StartReviews />
          <EnterCaseButton />
          <KeyHelpButton keys={keys} />
        </div>
      }
    >
      <OnCallLine />
      <div className="desk-filters">
        <TabButtons
          label={t("queue.states_label")}
          choices={caseStates.map((id) => ({ id, title: t(`queue.states.${id}`) }))}
          current={state}
          onChoose={(next) => setFilter({ ...filter, state: next, page: 1 })}
        />
        <SelectField
          label={t("queue.kind")}
          placeholder={null}
          value={kind}
          options={[
            { id: "", title: t("queue.every_kind") },
            ...known.map((id) => ({ id, title: t(`kinds.${id}`) })),
          ]}
          onChange={({ target }) =>
            setFilter({ state, page: 1, kind: caseKinds.find((one) => one === target.value) })
          }
        />
      </div>
      <Loaded from={cases} empty={<Notice title={t(`queue.empty.${state}`)} />}>
        {({ data, current_page, last_page }) => (
          <>
            <CaseList cases={data} />
            <Pager
              current_page={current_page}
              last_page={last_page}
              onGo={(page) => setFilter({ ...filter, page })}
            />
          </>
        )}
      </Loaded>
    </DeskPage>
  );
}

/** The filter is part of the address, so that a case leads back to it. */
function useFilter(): [CaseFilter, (next: CaseFilter) => void] {
  const [search, setSearch] = useSearchParams();
  return [filterIn(search), (next) => setSearch(namedFilter(next))];
}
