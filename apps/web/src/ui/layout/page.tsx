import type { ReactNode } from "react";
import { useDocumentHead } from "../../platform/document-head.ts";
import { useProductName } from "../../platform/site-info.ts";
import { classes } from "../classes.ts";
import { useArrivalFocus } from "./arrival.ts";

type Props = {
  title: string;
  /** One sentence for search engines, on the pages that they may find. */
  description?: string;
  /** One line under the title. */
  lead?: ReactNode;
  /** Stands above the title: a way back, the steps of the wizard. */
  above?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
  /** A column for reading and filling in, instead of the whole width. */
  narrow?: boolean;
};

/** One screen: its title for the window, the heading that takes the focus, and the width of its column. */
export function Page({ title, description, lead, above, action, children, narrow }: Props) {
  const product = useProductName();
  const heading = useArrivalFocus();
  useDocumentHead(`${title} · ${product}`, description);
  return (
    <main
      id="content"
      className={classes("page-width min-h-[70dvh] grow py-6 md:py-10", narrow && "prose-width")}
    >
      {above}
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p className="mt-2 text-ink-2">{lead}</p>}
        </div>
        {action}
      </div>
      {children}
    </main>
  );
}
