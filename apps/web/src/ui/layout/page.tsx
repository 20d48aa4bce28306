import type { ReactNode } from "react";
import { useDocumentHead } from "../../platform/document-head.ts";
import { useProductName } from "../../platform/site-info.ts";
import { classes } from "../classes.ts";
import { useArrivalFocus } from "./arrival.ts";

type Props = {
  title: string;
  /** The title of the window, where it is another. */
  window_title?: string;
  /** The description for search engines, on pages that they may index. */
  description?: string;
  /** One line below the title. */
  lead?: ReactNode;
  /** Content above the title: a back link, the steps of the wizard. */
  above?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
  /** Less space around the title, for a page whose first content belongs on the first screen. */
  dense?: boolean;
  /** A narrow column for reading and forms, instead of the full width. */
  narrow?: boolean;
  /**
   * A decoration beside the column on wide screens. A screen that has it only in wide windows passes null in others, so
   * that its content keeps its state when the window changes.
   */
  aside?: ReactNode;
};

/** The frame of a screen: window title, focusable heading and width of the column. */
export function Page(props: Props) {
  const {
    title,
    window_title = title,
    description,
    lead,
    above,
    action,
    children,
    dense,
    narrow,
    aside,
  } = props;
  const beside = aside !== undefined && aside !== null;
  const product = useProductName();
  const heading = useArrivalFocus();
  useDocumentHead(`${window_title} · ${product}`, description);
  const column = (
    <>
      {above}
      <div className={classes("flex flex-wrap items-end justify-between gap-4", dense ? "mb-3" : "mb-6")}>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead && (
            <p className="mt-2 text-ink-2" data-aloud>
              {lead}
            </p>
          )}
        </div>
        {action}
      </div>
      {children}
    </>
  );
  return (
    <main
      id="content"
      className={classes(
        "page-width min-h-[70dvh] grow",
        dense ? "py-3.5" : "py-6 md:py-10",
        narrow && "prose-width",
        beside && "page-with-aside",
      )}
    >
      {aside === undefined ? column : <div className={beside ? "min-w-0" : "contents"}>{column}</div>}
      {aside}
    </main>
  );
}
