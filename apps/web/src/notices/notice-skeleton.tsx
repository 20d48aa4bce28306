import { useT } from "../platform/locale.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

/** As many rows as a page of notices has. */
export function NoticeSkeleton() {
  const t = useT("common");
  return (
    <div className="grid gap-3">
      <span role="status" className="visually-hidden">
        {t("loading.label")}
      </span>
      {["a", "b", "c", "d", "e", "f", "g", "h"].map((row) => (
        <div key={row} className="card flex items-center gap-4 p-4">
          <Skeleton className="size-14 flex-none rounded-md!" />
          <div className="grid grow gap-2">
            <Skeleton className="h-6 w-4/5" />
            <Skeleton className="h-6 w-1/2" />
          </div>
        </div>
      ))}
    </div>
  );
}
