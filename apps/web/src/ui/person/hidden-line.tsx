import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "../classes.ts";

/** One sentence with a lock about every detail that the viewer may not see. */
export function HiddenLine({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <p className={classes("hidden-line", className)}>
      <Lock aria-hidden="true" size={18} />
      {children}
    </p>
  );
}
