import type { ReactNode } from "react";
import { classes } from "../classes.ts";

type Props = {
  title?: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
  className?: string;
};

/** A white card with a border; an embroidered edge separates its heading. */
export function Card({ title, icon, action, children, className }: Props) {
  return (
    <section className={classes("card p-5 md:p-6", className)}>
      {title && (
        <header className="mb-3">
          <div className="mb-2 flex flex-wrap items-center gap-3 text-madder">
            {icon}
            <h2 className="min-w-0 grow basis-32 text-ink">{title}</h2>
            {action}
          </div>
          <div className="kinari-white" />
        </header>
      )}
      {children}
    </section>
  );
}
