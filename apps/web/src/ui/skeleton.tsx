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

/** Placeholders in the shape of list cards: photo, name, three lines. */
export function SkeletonCards({ count = 4 }: { count?: number }) {
  return (
    <SkeletonList className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4" count={count}>
      {() => (
        <div className="card overflow-hidden">
          <Skeleton className="aspect-square rounded-none!" />
          <div className="flex flex-col gap-3 p-5">
            <Skeleton className="h-8 w-2/3" />
            <Skeleton className="h-6" />
            <Skeleton className="h-6 w-4/5" />
          </div>
        </div>
      )}
    </SkeletonList>
  );
}
