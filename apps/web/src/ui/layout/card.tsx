import { langOf } from "@sanjog/i18n/lang-of";
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

/** Labels above values, two per row where there is room; rows without a value are omitted. */
export function Details({ rows }: { rows: readonly { label: ReactNode; value: ReactNode }[] }) {
  return (
    <dl className="grid grid-cols-1 gap-x-8 md:grid-cols-2">
      {rows
        .filter(({ value }) => value !== null && value !== undefined && value !== "")
        .map(({ label, value }, i) => (
          <div
            key={`row-${String(i)}`}
            className="min-w-0 border-b border-line py-3 [overflow-wrap:anywhere]"
          >
            <dt className="text-sm text-ink-3">{label}</dt>
            <dd lang={typeof value === "string" ? langOf(value) : undefined}>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
