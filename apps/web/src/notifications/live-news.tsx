import { useEffect, useRef, useState } from "react";
import { useT } from "../platform/locale.tsx";
import { useUnread } from "./unread.ts";
import { useLiveNews } from "./use-live-news.ts";
import { usePushUpkeep } from "./use-push.ts";

/** Keeps the unread count of the bell up to date, and announces a new notification to screen readers. */
export function LiveNews() {
  const t = useT("notifications");
  useLiveNews();
  usePushUpkeep();
  const grown = useGrown(useUnread());
  return (
    <span role="status" className="visually-hidden">
      {grown && t("news")}
    </span>
  );
}

/** Returns whether a new notification arrived while the page was open. */
function useGrown(unread: number | undefined): boolean {
  const known = useRef(unread);
  const [grown, setGrown] = useState(false);
  useEffect(() => {
    if (known.current !== undefined && unread !== undefined) setGrown(unread > known.current);
    known.current = unread;
  }, [unread]);
  return grown;
}
