import type { GoodNews as News } from "@sanjog/contract/notifications";
import { firstNameFor } from "@sanjog/i18n/name-for";
import { useQuery } from "@tanstack/react-query";
import { PartyPopper } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { useLocale, useT } from "../platform/locale.tsx";
import { momentPath } from "../platform/moment-path.ts";
import { mayOpenMoment, momentOf } from "./notification-state.ts";
import { goodNewsQuery, useOpenGoodNews } from "./queries.ts";
import { useUnread } from "./unread.ts";

/**
 * Opens the page about a yes of another family, once. Over a form or an open sheet it shows a strip with a link
 * instead, so that nothing typed is lost.
 */
export function GoodNews() {
  const { pathname } = useLocation();
  const unread = useUnread();
  const { data: news } = useQuery({ ...goodNewsQuery(), enabled: unread !== undefined && unread > 0 });
  const open = useOpenOnce();
  const [waits, setWaits] = useState(false);
  useEffect(() => {
    if (!news) return;
    const now = mayOpenMoment(pathname) && !isBusy();
    setWaits(!now);
    if (now) void open(news);
  }, [news, pathname, open]);
  return news && waits && <Strip news={news} />;
}

/** Returns whether the member is in a sheet, a dialog or a text field. */
function isBusy(): boolean {
  return (
    document.querySelector("[role=dialog], [role=alertdialog]") !== null ||
    document.activeElement?.matches("input, textarea, select") === true
  );
}

function useOpenOnce(): (news: News) => Promise<void> {
  const navigate = useNavigate();
  const openGoodNews = useOpenGoodNews();
  return useCallback(
    async (news) => {
      // Offline the notification stays unread, and the next visit tries again.
      const first = await openGoodNews(news).catch(() => false);
      if (first) void navigate(momentPath(momentOf[news.kind], news.user_id));
    },
    [navigate, openGoodNews],
  );
}

function Strip({ news }: { news: News }) {
  const t = useT("notifications");
  const { locale } = useLocale();
  return (
    <p role="status" className="strip">
      <span className="page-width flex flex-wrap items-center gap-x-3 py-1">
        <PartyPopper aria-hidden="true" size={22} className="flex-none" />
        <span className="min-w-0 grow basis-40">{t("good_news", { name: firstNameFor(locale, news) })}</span>
        <Link to={momentPath(momentOf[news.kind], news.user_id)} className="inline-block py-2.5">
          {t("see_good_news")}
        </Link>
      </span>
    </p>
  );
}
