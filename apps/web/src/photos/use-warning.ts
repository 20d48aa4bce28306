import { ApiError } from "../platform/api-error.ts";
import { sentenceFor } from "../platform/fault-text.ts";
import { useT } from "../platform/locale.tsx";
import { showToast } from "../platform/toast.tsx";

/** Shows an error as a warning (§8), unless the app has shown it already. */
export function useWarning(): (fieldError: unknown) => void {
  const words = useT("common");
  return (fieldError) => {
    if (!(fieldError instanceof ApiError && fieldError.handled))
      showToast("warning", sentenceFor(fieldError, words));
  };
}
