import { useT } from "../../platform/locale.tsx";
import { Skeleton, SkeletonLines } from "../../ui/skeleton.tsx";

/** The placeholder of a profile while it loads, as high as its first screen. */
export function ViewProfileSkeleton() {
  const t = useT("view_profile");
  return (
    <div className="profile-columns">
      <h1 className="visually-hidden">{t("loading")}</h1>
      <div className="profile-side">
        <Skeleton className="profile-photo rounded-none! lg:h-[30rem]" />
        <div className="hem" />
      </div>
      <div className="profile-lead lg:bg-transparent">
        <SkeletonLines count={3} />
      </div>
    </div>
  );
}
