import { ApiError } from "./api-error.ts";
import type { Translate } from "./locale.tsx";

/** One sentence for anything that went wrong with a call: the server's own where it sent one. */
export function sentenceFor(error: unknown, t: Translate<"common">): string {
  if (!(error instanceof ApiError)) return t("something_went_wrong");
  if (error.kind === "offline") return t("failed.offline");
  if (error.message) return error.message;
  if (error.retry_after_seconds !== null) return t("too_busy", { seconds: error.retry_after_seconds });
  return t("an_error_occurred");
}
