import type { Gate } from "@sanjog/contract/reply";

/** Field name to error sentences; the two gates send `false`. */
export type FieldErrors = Record<string, string[] | false>;

/** An error response, or no response at all: then `kind` is `offline` and the status 0. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly status: number;
  readonly errors: FieldErrors;
  readonly retry_after_seconds: number | null;
  /** With it a suspended member whose login was refused reads the reason and disagrees. */
  readonly appeal_key: string | null;

  constructor(
    status: number,
    message: string,
    errors: FieldErrors = {},
    retry_after_seconds: number | null = null,
    appeal_key: string | null = null,
  ) {
    super(message);
    this.status = status;
    this.errors = errors;
    this.retry_after_seconds = retry_after_seconds;
    this.appeal_key = appeal_key;
  }

  get kind(): "offline" | "refused" | "failed" {
    if (this.status === 0) return "offline";
    return this.status >= 500 ? "failed" : "refused";
  }

  /** The gate that refused the request, if one did (§8). */
  get gate(): Gate | null {
    if (this.errors.phone_number_verified === false) return "phone_number_verified";
    if (this.errors.profile_picture_uploaded === false) return "profile_picture_uploaded";
    return null;
  }

  /** Whether the global error handler has already shown the message and navigated, so that the screen need not. */
  get handled(): boolean {
    return this.status === 401 || this.status === 409 || this.gate !== null;
  }
}
