import { useT } from "../platform/locale.tsx";
import { classes } from "./classes.ts";

/** A place that will be filled, in the shape of what comes. */
export function Skeleton({ className }: { className?: string }) {
  return <div className={classes("skeleton", className)} aria-hidden="true" />;
}

export function SkeletonLines({ count = 3 }: { count?: number }) {
  const t = useT("common");
  return (
    <div className="flex flex-col gap-3 py-2">
      <span role="status" className="visually-hidden">
        {t("loading.label")}
      </span>
      {Array.from({ length: count }, (_, i) => (
        <Skeleton key={`line-${String(i)}`} className={i % 3 === 2 ? "h-8 w-2/3" : "h-8"} />
      ))}
    </div>
  );
}

/** As many cards as a list will show: photo, name, three lines. */
export function SkeletonCards({ count = 4 }: { count?: number }) {
  const t = useT("common");
  return (
    <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
      <span role="status" className="visually-hidden">
        {t("loading.label")}
      </span>
      {Array.from({ length: count }, (_, i) => (
        <div key={`card-${String(i)}`} className="card overflow-hidden">
          <Skeleton className="aspect-square rounded-none!" />
          <div className="flex flex-col gap-3 p-5">
            <Skeleton className="h-8 w-2/3" />
            <Skeleton className="h-6" />
            <Skeleton className="h-6 w-4/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
