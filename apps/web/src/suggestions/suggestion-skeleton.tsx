import type { ReactNode } from "react";
import { classes } from "../ui/classes.ts";
import { Skeleton, SkeletonList } from "../ui/skeleton.tsx";

/** As many as a window shows at once. */
const most_in_sight = 4;

/** Placeholders of the same height as the cards that are loading. */
export function SuggestionSkeleton({ className, line }: { className?: string; line?: ReactNode }) {
  return (
    <SkeletonList className={classes("person-grid", className)} count={most_in_sight}>
      {() => (
        <div className="card person-card">
          <Skeleton className="person-photo rounded-none!" />
          <div className="hem" />
          {line}
          <div className="person-facts">
            <Skeleton className="h-[1lh] w-4/5" />
            <Skeleton className="h-[1lh] w-3/5" />
            <Skeleton className="h-[1lh] w-2/5" />
          </div>
          <div className="person-why">
            <Skeleton className="h-8 w-1/3" />
            <Skeleton className="h-12" />
          </div>
          <div className="person-hidden">
            <Skeleton className="h-5 w-4/5" />
          </div>
          <div className="person-foot">
            <Skeleton className="h-14 w-full rounded-md!" />
          </div>
        </div>
      )}
    </SkeletonList>
  );
}
