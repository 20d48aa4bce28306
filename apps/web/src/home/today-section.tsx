import { type ReactNode, useId } from "react";

type Props = {
  /** Where links within the page lead. */
  id?: string;
  title: string;
  all: ReactNode;
  children: ReactNode;
};

/** A part of the first page: its heading, and the way to everything. */
export function TodaySection({ id, title, all, children }: Props) {
  const label = useId();
  return (
    <section id={id} tabIndex={id ? -1 : undefined} aria-labelledby={label}>
      <div className="-mt-2 mb-1 flex min-h-(--touch) items-center justify-between gap-3">
        <h2 id={label} className="text-lg">
          {title}
        </h2>
        {all}
      </div>
      {children}
    </section>
  );
}
