import { useQuery } from "@tanstack/react-query";
import { CheckCheck, Sparkles } from "lucide-react";
import { useRef, useState } from "react";
import { useT } from "../platform/locale.tsx";
import { Button, ButtonLink } from "../ui/controls/button.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { Page } from "../ui/layout/page.tsx";
import { Pager } from "../ui/layout/pager.tsx";
import { NotificationRow } from "./notification-row.tsx";
import { NotificationSkeleton } from "./notification-skeleton.tsx";
import { notificationsQuery, useReadAll } from "./queries.ts";

/** The member's notifications, the newest first. */
export function NotificationsScreen() {
  const t = useT("notifications");
  const [page, setPage] = useState(1);
  const notifications = useQuery(notificationsQuery(page));
  const list = useRef<HTMLUListElement>(null);
  function goTo(next: number) {
    setPage(next);
    window.scrollTo(0, 0);
  }
  return (
    <Page
      title={t("title")}
      action={notifications.data && notifications.data.unread > 0 && <ReadAll />}
      narrow
    >
      <Loaded from={notifications} skeleton={<NotificationSkeleton />} empty={<NothingYet />}>
        {({ data, current_page, last_page }) => (
          <>
            <ul
              ref={list}
              tabIndex={-1}
              aria-label={t("list")}
              aria-busy={notifications.isPlaceholderData}
              className="grid gap-3 outline-none"
            >
              {data.map((notification) => (
                <NotificationRow
                  key={notification.id}
                  notification={notification}
                  // The row is removed, so the list takes the focus for users of a keyboard or screen reader.
                  onGone={() => list.current?.focus({ preventScroll: true })}
                />
              ))}
            </ul>
            <Pager current_page={current_page} last_page={last_page} onGo={goTo} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function ReadAll() {
  const t = useT("notifications");
  const { mutate, isPending } = useReadAll();
  return (
    <Button icon={<CheckCheck aria-hidden="true" size={22} />} busy={isPending} onClick={() => mutate()}>
      {t("read_all")}
    </Button>
  );
}

function NothingYet() {
  const t = useT("notifications");
  return (
    <Notice
      title={t("empty.title")}
      text={t("empty.text")}
      action={
        <ButtonLink to="/suggestion" icon={<Sparkles aria-hidden="true" size={22} />}>
          {t("empty.action")}
        </ButtonLink>
      }
    />
  );
}
