import type { ReactNode } from "react";
import { useDocumentHead } from "../platform/document-head.ts";
import { useT } from "../platform/locale.tsx";
import { useProductName } from "../platform/site-info.ts";
import { classes } from "../ui/classes.ts";
import { useArrivalFocus } from "../ui/layout/arrival.ts";

type Props = {
  title: string;
  lead?: ReactNode;
  action?: ReactNode;
  /** A column for forms, instead of the full width. */
  narrow?: boolean;
  children: ReactNode;
};

/** A page of the desk: window title, heading that takes the focus on arrival, content. */
export function DeskPage({ title, lead, action, narrow, children }: Props) {
  const t = useT("staff");
  const product = useProductName();
  const heading = useArrivalFocus();
  useDocumentHead(`${title} · ${t("desk")} · ${product}`);
  return (
    <main id="content" className={classes("page-width desk-page", narrow && "desk-narrow")}>
      <div className="desk-head">
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p className="desk-lead">{lead}</p>}
        </div>
        {action}
      </div>
      {children}
    </main>
  );
}
