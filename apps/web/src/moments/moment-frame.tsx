import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useT } from "../platform/locale.tsx";
import { classes } from "../ui/classes.ts";
import { after_moment } from "./moment-links.tsx";
import "./moment-frame.css";

type Props = { children: ReactNode; className?: string; foot?: ReactNode; busy?: boolean };

/** A page of its own without header and tab bar: the embroidered edge, a close link, and the content. */
export function MomentFrame({ children, className, foot, busy = false }: Props) {
  const t = useT("common");
  return (
    <main id="content" className={classes("moment grow", className)} aria-busy={busy || undefined}>
      <div className="kinari self-stretch" />
      {children}
      {foot}
      <Link to={after_moment} className="icon-btn moment-close" aria-label={t("close")}>
        <X aria-hidden="true" size={26} />
      </Link>
    </main>
  );
}
