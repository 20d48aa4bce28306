import { ApiError } from "../platform/api-error.ts";
import { sentenceFor } from "../platform/fault-text.ts";
import { useT } from "../platform/locale.tsx";
import { showToast } from "../platform/toast.tsx";

/** Says what went wrong, as a warning (§8), unless the app has said it already. */
export function useWarning(): (fault: unknown) => void {
  const words = useT("common");
  return (fault) => {
    if (!(fault instanceof ApiError && fault.handled)) showToast("warning", sentenceFor(fault, words));
  };
}
