import { Bell as BellIcon } from "lucide-react";
import { Link, useLocation } from "react-router";
import { useT } from "../platform/locale.tsx";
import { badgeOf, useUnread } from "./unread.ts";

const path = "/notifications";

/** Links to the notifications, from the first moment of a page; the unread count is added when it is known. */
export function Bell() {
  const t = useT("common");
  const { pathname } = useLocation();
  const unread = useUnread();
  const badge = badgeOf(unread);
  return (
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
  );
}
