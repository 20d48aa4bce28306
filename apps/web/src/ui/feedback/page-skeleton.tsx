import { Skeleton, SkeletonLines } from "../skeleton.tsx";

/** At least one viewport high, so that the footer does not move when the screen appears. */
export function PageSkeleton() {
  return (
    <main id="content" className="page-width min-h-dvh grow py-6" aria-busy="true">
      <Skeleton className="mb-6 h-12 w-2/3 max-w-96" />
      <SkeletonLines count={6} />
    </main>
  );
}
