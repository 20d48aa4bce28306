import { useT } from "../platform/locale.tsx";
import type { CaseRow } from "./queries.ts";

/** Returns what a case is about, such as "Report: an intimate photo". */
export function useCaseTitle(): (about: Pick<CaseRow, "kind" | "reason">) => string {
  const t = useT("cases");
  const reasons = useT("report_reasons");
  // A request about data has one reason only, which says the same again.
  return ({ kind, reason }) =>
    reason && kind !== "data_request"
      ? t("title", { kind: t(`kinds.${kind}`), reason: reasons(`reasons.${reason}`) })
      : t(`kinds.${kind}`);
}
