import { useQuery } from "@tanstack/react-query";
import { Sparkles } from "lucide-react";
import { useRef, useState } from "react";
import { useLocale, useT } from "../platform/locale.tsx";
import { serverDay } from "../platform/server-day.ts";
import { Button, ButtonLink } from "../ui/controls/button.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { Page } from "../ui/layout/page.tsx";
import { Pager } from "../ui/layout/pager.tsx";
import { groupsByDay } from "./day-groups.ts";
import { NotificationRow } from "./notification-row.tsx";
import { NotificationSkeleton } from "./notification-skeleton.tsx";
import { namesakesIn } from "./notification-state.ts";
import { notificationsQuery, useReadAll } from "./queries.ts";

/** The member's notifications, the newest first, by day. */
export function NotificationsScreen() {
  const t = useT("notifications");
  const { locale } = useLocale();
  const [page, setPage] = useState(1);
  const notifications = useQuery(notificationsQuery(page));
  const list = useRef<HTMLElement>(null);
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
            <section
              ref={list}
              tabIndex={-1}
              aria-label={t("list")}
              aria-busy={notifications.isPlaceholderData}
              className="grid gap-5 outline-none"
            >
              {groupsByDay(data, serverDay()).map(({ named, rows }) => (
                <div key={named}>
                  <h2 className="notification-day">{t(`days.${named}`)}</h2>
                  <ul aria-label={t(`days.${named}`)} className="rows">
                    {rows.map((notification) => (
                      <NotificationRow
                        key={notification.id}
                        notification={notification}
                        named={named}
                        namesake={namesakesIn(
                          data.map(({ member }) => member),
                          locale,
                        ).has(notification.member?.user_id ?? "")}
                        // The row is removed, so the list takes the focus for users of a keyboard or screen reader.
                        onGone={() => list.current?.focus({ preventScroll: true })}
                      />
                    ))}
                  </ul>
                </div>
              ))}
            </section>
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
    <Button className="btn-small" busy={isPending} onClick={() => mutate()}>
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
