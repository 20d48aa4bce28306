import { useEffect, useRef } from "react";
import { useDocumentHead } from "../platform/document-head.ts";
import { useProductName } from "../platform/site-info.ts";
import { classes } from "../ui/classes.ts";

type Props = { children: string; className?: string };

/** The heading of a moment. It takes the focus when it appears, so that screen readers read it once. */
export function MomentTitle({ children, className }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentHead(`${children} · ${useProductName()}`);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h1 ref={heading} tabIndex={-1} className={classes("moment-title", className)}>
      {children}
    </h1>
  );
}
