import { useId } from "react";
import { useT } from "../platform/locale.tsx";

export type FigureRow = { key: string; title: string; count: string };
type Figure =
  | "members"
  | "reports"
  | "minutes"
  | "decisions"
  | "appeals"
  | "pictures_hidden_at_once"
  | "orders"
  | "clocks";

/** A table of counts below its heading and one sentence of what is counted. */
export function FigureTable({
  of,
  rows,
  total,
}: {
  of: Figure;
  rows: readonly FigureRow[];
  total?: FigureRow;
}) {
  const t = useT("numbers");
  const id = useId();
  return (
    <div>
      <h3 id={id}>{t(`${of}.title`)}</h3>
      <p className="mt-1 text-ink-2">{t(`${of}.text`)}</p>
      <table className="figure-table" aria-labelledby={id}>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t("columns.what")}</th>
            <th scope="col">{t("columns.count")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, title, count }) => (
            <Row key={key} title={title} count={count} />
          ))}
        </tbody>
        {total && (
          <tfoot>
            <Row title={total.title} count={total.count} />
          </tfoot>
        )}
      </table>
    </div>
  );
}

function Row({ title, count }: Omit<FigureRow, "key">) {
  return (
    <tr>
      <th scope="row">{title}</th>
      <td>{count}</td>
    </tr>
  );
}
