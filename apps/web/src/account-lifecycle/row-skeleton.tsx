import { useT } from "../platform/locale.tsx";
import { classes } from "../ui/classes.ts";

/** Placeholder rows as tall as the loaded ones, so that the content below does not move. */
export function RowSkeleton({ rows, lines }: { rows: number; lines: number }) {
  const t = useT("common");
  return (
    <div>
      <span role="status" className="visually-hidden">
        {t("loading.label")}
      </span>
      <div aria-hidden="true" className="leading-(--lh-ui)">
        {Array.from({ length: rows }, (_, row) => (
          <div key={`row-${String(row)}`} className="border-b border-line py-3">
            {Array.from({ length: lines }, (_, line) => (
              <p
                key={`line-${String(line)}`}
                className={classes("skeleton", line === 0 ? "w-2/3" : "w-1/2 text-sm")}
              >
                &nbsp;
              </p>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
