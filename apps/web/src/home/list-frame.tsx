import type { ReactNode, RefObject } from "react";
import { useId } from "react";
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
  /** Receives the focus after a row was removed. */
  heading: RefObject<HTMLHeadingElement | null>;
  children: (row: Row) => ReactNode;
};

/** The parts that all lists of the home share: heading with count, rows, pager, and the empty state. */
export function ListFrame<Row>({ list, from, onGo, heading, children }: Props<Row>) {
  const t = useT("home");
  const title = useId();
  const total = from.data?.total ?? 0;
  return (
    <section aria-labelledby={title} className="min-w-0">
      <h2 id={title} ref={heading} tabIndex={-1} className="mb-4 outline-none">
        {t(`headings.${list}`)} {total > 0 && <span className="ml-2 text-ink-3">{total}</span>}
      </h2>
      <Loaded from={from} skeleton={<RowSkeletons />} empty={<EmptyList list={list} />}>
        {({ data, current_page, last_page }) => (
          <>
            <ul className="grid gap-4" aria-busy={from.isPlaceholderData}>
              {data.map(children)}
            </ul>
            <Pager current_page={current_page} last_page={last_page} onGo={onGo} />
          </>
        )}
      </Loaded>
    </section>
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
    <SkeletonList className="grid gap-4" count={4}>
      {() => (
        <div className="card flex items-center gap-4 p-4">
          <Skeleton className="size-[min(6rem,26vw)] flex-none rounded-md!" />
          <div className="grid grow gap-3">
            <Skeleton className="h-7 w-1/2" />
            <Skeleton className="h-6 w-4/5" />
          </div>
        </div>
      )}
    </SkeletonList>
  );
}
