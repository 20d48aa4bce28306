import { Bell as BellIcon } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { useT } from "../platform/locale.tsx";
import { badgeOf } from "./notice-state.ts";
import { PushOffer } from "./push-offer.tsx";
import { useUnread } from "./queries.ts";
import { useLiveNews } from "./use-live-news.ts";
import { usePushUpkeep } from "./use-push.ts";

const path = "/notifications";

/** Links to the notices and shows the unread count, which is updated while the page is open. */
export function Bell() {
  const t = useT("notices");
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
        className="icon-btn relative"
        aria-label={t("bell", { count: unread ?? 0 })}
        aria-current={pathname === path ? "page" : undefined}
      >
        <BellIcon aria-hidden="true" size={26} className={pathname === path ? "text-madder" : undefined} />
        {badge && (
          <span
            aria-hidden="true"
            className="absolute top-0.5 right-0 min-w-6 rounded-full bg-madder px-1.5 text-center text-xs leading-6 font-strong text-on-madder"
          >
            {badge}
          </span>
        )}
      </Link>
      <span role="status" className="visually-hidden">
        {grown && t("news")}
      </span>
      <PushOffer />
    </>
  );
}

/** Announces to screen readers that a new notice arrived while the page was open. */
function useGrown(unread: number | undefined): boolean {
  const known = useRef(unread);
  const [grown, setGrown] = useState(false);
  useEffect(() => {
    if (known.current !== undefined && unread !== undefined) setGrown(unread > known.current);
    known.current = unread;
  }, [unread]);
  return grown;
}
