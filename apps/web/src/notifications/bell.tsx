import { Bell as BellIcon } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { useT } from "../platform/locale.tsx";
import { badgeOf } from "./notification-state.ts";
import { useUnread } from "./queries.ts";
import { useLiveNews } from "./use-live-news.ts";
import { usePushUpkeep } from "./use-push.ts";

const path = "/notifications";

/** Links to the notifications and shows the unread count, which is updated while the page is open. */
export function Bell() {
  const t = useT("notifications");
  const { pathname } = useLocation();
  const unread = useUnread();
  const badge = badgeOf(unread);
  useLiveNews();
  usePushUpkeep();
  const grown = useGrown(unread);
  return (
    <>
      <Link
        to={path}
        className="icon-btn grid-flow-col gap-1.5 px-2 no-underline"
        aria-label={t("bell", { count: unread ?? 0 })}
        aria-current={pathname === path ? "page" : undefined}
      >
        <BellIcon aria-hidden="true" size={26} className={pathname === path ? "text-madder" : undefined} />
        {badge && (
          <span
            aria-hidden="true"
            className="text-[length:min(var(--size-xs),18px)] leading-none font-strong text-madder"
          >
            {badge}
          </span>
        )}
      </Link>
      <span role="status" className="visually-hidden">
        {grown && t("news")}
      </span>
    </>
  );
}

/** Announces to screen readers that a new notification arrived while the page was open. */
function useGrown(unread: number | undefined): boolean {
  const known = useRef(unread);
  const [grown, setGrown] = useState(false);
  useEffect(() => {
    if (known.current !== undefined && unread !== undefined) setGrown(unread > known.current);
    known.current = unread;
  }, [unread]);
  return grown;
}
