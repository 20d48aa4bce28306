import type { ReactNode } from "react";
import { useT } from "../platform/locale.tsx";
import { ButtonLink } from "../ui/controls/button.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { Pager } from "../ui/layout/pager.tsx";
import { Skeleton, SkeletonList } from "../ui/skeleton.tsx";
import { entryOf, type HomeList } from "./home-state.ts";

type ListPage<Row> = { data: Row[]; total: number; current_page: number; last_page: number };
type ListQuery<Row> = {
  data: ListPage<Row> | undefined;
  error: Error | null;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
};

type Props<Row> = {
  list: HomeList;
  from: ListQuery<Row>;
  onGo: (page: number) => void;
  children: (row: Row) => ReactNode;
};

/** The parts that all lists of the home share: rows, pager, and the empty state. */
export function ListFrame<Row>({ list, from, onGo, children }: Props<Row>) {
  const t = useT("home");
  return (
    <Loaded from={from} skeleton={<RowSkeletons />} empty={<EmptyList list={list} />}>
      {({ data, current_page, last_page }) => (
        <div>
          <ul
            aria-label={t(`headings.${list}`)}
            className="paired-cards grid gap-3.5"
            aria-busy={from.isPlaceholderData}
          >
            {data.map(children)}
          </ul>
          <Pager current_page={current_page} last_page={last_page} onGo={onGo} />
        </div>
      )}
    </Loaded>
  );
}

function EmptyList({ list }: { list: HomeList }) {
  const t = useT("home");
  return (
    <Notice title={t(`empty.${list}.title`)} text={t(`empty.${list}.text`)} action={<WayOut list={list} />} />
  );
}

function WayOut({ list }: { list: HomeList }) {
  const t = useT("home");
  if (list === "received")
    return <ButtonLink to="/profile-registration-edit/photo">{t("edit_photo")}</ButtonLink>;
  // A marriage proposal can be sent to connections only.
  if (entryOf(list) === "marriage_proposals")
    return (
      <ButtonLink to="/home" state={{ list: "connections" satisfies HomeList }}>
        {t("view_connections")}
      </ButtonLink>
    );
  return <ButtonLink to="/suggestion">{t("view_suggestions")}</ButtonLink>;
}

function RowSkeletons() {
  return (
    <SkeletonList className="paired-cards grid gap-3.5" count={4}>
      {() => (
        <div className="card flex items-center gap-3 p-3">
          <Skeleton className="h-26 w-20 flex-none rounded-md!" />
          <div className="grid grow gap-3">
            <Skeleton className="h-7 w-1/2" />
            <Skeleton className="h-6 w-4/5" />
          </div>
        </div>
      )}
    </SkeletonList>
  );
}
