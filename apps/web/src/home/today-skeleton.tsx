import { useT } from "../platform/locale.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

/** Placeholders as tall as what they stand for: a waiting card and the connected families. */
export function TodaySkeleton() {
  const t = useT("common");
  return (
    <div className="grid content-start gap-4">
      <span role="status" className="visually-hidden">
        {t("loading.label")}
      </span>
      <div className="card overflow-hidden">
        <div className="px-4 py-3">
          <Skeleton className="h-6 w-3/4" />
        </div>
        <div className="grid grid-cols-[min(8.5rem,36vw)_minmax(0,1fr)]">
          <Skeleton className="h-29 rounded-none! lg:h-42" />
          <div className="grid content-start gap-3 p-4">
            <Skeleton className="h-7" />
            <Skeleton className="h-6 w-2/3" />
          </div>
        </div>
        <div className="hem xl:hidden" />
        <div className="grid gap-3 p-4 xl:hidden">
          <Skeleton className="h-12" />
          <Skeleton className="h-14" />
        </div>
      </div>
      <div className="rows">
        {[1, 2].map((row) => (
          <div key={row} className="person-row">
            <Skeleton className="size-14 flex-none rounded-md! md:size-17" />
            <div className="grid grow gap-2">
              <Skeleton className="h-6 w-2/3" />
              <Skeleton className="h-5 w-1/2" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

/** Placeholders of the new members. */
export function SmallCardsSkeleton() {
  return (
    <div className="small-cards">
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} className="h-50 rounded-md! lg:h-13" />
      ))}
    </div>
  );
}
