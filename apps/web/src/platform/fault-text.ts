import { ApiError } from "./api-error.ts";
import type { Translate } from "./locale.tsx";

/** Returns one sentence for a failed call: the server's message if it sent one, else a text by kind of error. */
export function sentenceFor(error: unknown, t: Translate<"common">): string {
  if (!(error instanceof ApiError)) return t("something_went_wrong");
  if (error.kind === "offline") return t("failed.offline");
  if (error.message) return error.message;
  if (error.retry_after_seconds !== null) return t("too_busy", { seconds: error.retry_after_seconds });
  return t("an_error_occurred");
}
