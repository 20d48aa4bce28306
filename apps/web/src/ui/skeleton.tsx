import { Fragment, type ReactNode } from "react";
import { useT } from "../platform/locale.tsx";
import { classes } from "./classes.ts";

/** A placeholder in the shape of the content that is loading. */
export function Skeleton({ className }: { className?: string }) {
  return <div className={classes("skeleton", className)} aria-hidden="true" />;
}

type ListProps = { className: string; count: number; children: (i: number) => ReactNode };

/** A list of placeholders; screen readers announce that it is loading. */
export function SkeletonList({ className, count, children }: ListProps) {
  const t = useT("common");
  return (
    <div className={className}>
      <span role="status" className="visually-hidden">
        {t("loading.label")}
      </span>
      {Array.from({ length: count }, (_, i) => (
        <Fragment key={`shape-${String(i)}`}>{children(i)}</Fragment>
      ))}
    </div>
  );
}

export function SkeletonLines({ count = 3 }: { count?: number }) {
  return (
    <SkeletonList className="flex flex-col gap-3 py-2" count={count}>
      {(i) => <Skeleton className={i % 3 === 2 ? "h-8 w-2/3" : "h-8"} />}
    </SkeletonList>
  );
}
