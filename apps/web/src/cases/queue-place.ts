import { type CaseKind, type CaseState, caseKinds, caseStates } from "@sanjog/domain/cases/case";
import { useLocation } from "react-router";

export type CaseFilter = { state: CaseState; kind?: CaseKind | undefined; page: number };

/** Returns the filter that an address of the queue names. */
export function filterIn(search: URLSearchParams): CaseFilter {
  const state: CaseState = caseStates.find((one) => one === search.get("state")) ?? "open";
  const kind: CaseKind | undefined = caseKinds.find((one) => one === search.get("kind"));
  const page = Math.max(1, Number(search.get("page")) || 1);
  return { state, page, ...(kind && { kind }) };
}

/** Returns how an address of the queue names a filter. */
export function namedFilter({ state, kind, page }: CaseFilter): Record<string, string> {
  return {
    ...(state !== "open" && { state }),
    ...(kind && { kind }),
    ...(page > 1 && { page: String(page) }),
  };
}

/** The address of a case names the filter of the queue from which it was opened, also after a reload and from case to case. */
export function useQueuePlace() {
  const { search } = useLocation();
  return {
    queue: `/desk${search}`,
    caseAt: (id: string) => `/desk/cases/${id}${search}`,
    /** The kind of case to which the queue is narrowed. */
    kind: filterIn(new URLSearchParams(search)).kind,
  };
}
