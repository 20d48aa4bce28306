import type { ReactNode } from "react";
import { Link } from "react-router";
import { useT } from "../platform/locale.tsx";

/** Where a moment ends, by its cross as by its link. */
export const after_moment = "/home";

/** The quiet links below the buttons: the moment's own, then the one that says in words what the cross does. */
export function MomentLinks({ children }: { children?: ReactNode }) {
  const t = useT("moments");
  return (
    <div className="moment-links">
      {children}
      <Link to={after_moment} className="moment-link">
        {t("to_today")}
      </Link>
    </div>
  );
}
