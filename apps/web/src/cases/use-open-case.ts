import { useNavigate } from "react-router";
import { sentenceFor } from "../platform/fault-text.ts";
import { useT } from "../platform/locale.tsx";
import { showToast } from "../platform/toast.tsx";
import { type CaseRow, useCaseSteps } from "./queries.ts";
import { useQueuePlace } from "./queue-place.ts";

/** Returns a function that opens a case, and takes it before if nobody has it. */
export function useOpenCase(): (about: Pick<CaseRow, "id" | "mine">) => Promise<void> {
  const t = useT("common");
  const navigate = useNavigate();
  const { take } = useCaseSteps();
  const { caseAt } = useQueuePlace();
  return async ({ id, mine }) => {
    try {
      if (!mine) await take(id);
      await navigate(caseAt(id));
    } catch (error) {
      showToast("error", sentenceFor(error, t));
    }
  };
}
