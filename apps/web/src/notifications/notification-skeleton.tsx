import { Skeleton, SkeletonList } from "../ui/skeleton.tsx";

/** As many rows as one page of notifications has. */
export function NotificationSkeleton() {
  return (
    <SkeletonList className="rows" count={8}>
      {() => (
        <div className="notification-row">
          <Skeleton className="size-14 flex-none rounded-full!" />
          <div className="grid grow gap-2">
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-5 w-2/5" />
          </div>
        </div>
      )}
    </SkeletonList>
  );
}
