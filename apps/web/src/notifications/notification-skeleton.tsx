import { Skeleton, SkeletonList } from "../ui/skeleton.tsx";

/** As many rows as one page of notifications has. */
export function NotificationSkeleton() {
  return (
    <SkeletonList className="grid gap-3" count={8}>
      {() => (
        <div className="card flex items-center gap-4 p-4">
          <Skeleton className="size-14 flex-none rounded-md!" />
          <div className="grid grow gap-2">
            <Skeleton className="h-6 w-4/5" />
            <Skeleton className="h-6 w-1/2" />
          </div>
        </div>
      )}
    </SkeletonList>
  );
}
