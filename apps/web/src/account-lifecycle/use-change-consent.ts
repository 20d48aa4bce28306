import type { SensitivePurpose } from "@sanjog/domain/accounts/consents";
import { ApiError } from "../platform/api-error.ts";
import { sentenceFor } from "../platform/fault-text.ts";
import { useT } from "../platform/locale.tsx";
import { showToast } from "../platform/toast.tsx";
import { useSensitiveConsent } from "./queries.ts";

/** Returns a function that withdraws or gives a sensitive consent and says how it went. */
export function useChangeConsent() {
  const common = useT("common");
  const { mutateAsync } = useSensitiveConsent();
  return async (step: "withdraw" | "give", purpose: SensitivePurpose) => {
    try {
      showToast("success", (await mutateAsync({ step, purpose })).message ?? "");
    } catch (error) {
      if (!(error instanceof ApiError && error.handled)) showToast("error", sentenceFor(error, common));
    }
  };
}
