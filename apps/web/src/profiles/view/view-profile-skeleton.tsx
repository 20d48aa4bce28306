import { useT } from "../../platform/locale.tsx";
import { Skeleton, SkeletonLines } from "../../ui/skeleton.tsx";

/** The placeholder of a profile while it loads. */
export function ViewProfileSkeleton() {
  const t = useT("view_profile");
  return (
    <>
      <h1 className="visually-hidden">{t("loading")}</h1>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <div className="card overflow-hidden">
          <Skeleton className="aspect-square rounded-none!" />
          <div className="p-5">
            <SkeletonLines count={3} />
          </div>
        </div>
        <div className="card p-5">
          <SkeletonLines count={8} />
        </div>
      </div>
    </>
  );
}
