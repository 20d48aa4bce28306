import type { Gate } from "@sanjog/contract/reply";
import type { FieldError } from "@sanjog/domain/field-error";
import { type Refusal, type RefusalKind, refusals } from "@sanjog/domain/refusal";

export type AppErrorOptions = {
  /** The validation errors of each field. */
  fields?: Readonly<Record<string, readonly FieldError[]>>;
  /** The step that the member must complete first, where the error code does not determine it. */
  gate?: Gate;
  retry_after_seconds?: number;
  /** The values that the message's placeholders take. */
  params?: Readonly<Record<string, string | number>>;
  /** The key with which a suspended member appeals. */
  appeal_key?: string;
  /** Replaces the error code's own message; already in the language of the request. */
  sentence?: string;
};

/** Ends the request with an error code. Commands throw it; `error-answer.ts` makes the response. */
export class AppError extends Error {
  readonly refusal: Refusal;
  readonly options: AppErrorOptions;
  constructor(refusal: Refusal, options: AppErrorOptions = {}) {
    super(refusal);
    this.name = "AppError";
    this.refusal = refusal;
    this.options = options;
  }
}

/** Throws `AppError` if any field has a validation error. */
export function refuseFieldErrors(fields: Readonly<Record<string, readonly FieldError[]>>): void {
  if (Object.keys(fields).length > 0) throw new AppError("invalid_fields", { fields });
}

/** The client ends its session on 401 and 409, so an ordinary conflict must not use either status. */
const statusByKind: Record<RefusalKind, number> = {
  invalid: 422,
  forbidden: 403,
  missing: 404,
  too_many: 429,
  unauthenticated: 401,
  closed: 409,
};

/** Error codes for which HTTP has a more specific status than their kind. */
const statusByRefusal: Partial<Record<Refusal, number>> = {
  picture_too_large: 413,
  gallery_picture_too_large: 413,
  picture_type: 415,
  gallery_picture_type: 415,
};

const gateByRefusal: Partial<Record<Refusal, Gate>> = {
  phone_not_verified: "phone_number_verified",
  picture_missing: "profile_picture_uploaded",
};

export function statusOf(refusal: Refusal): number {
  return statusByRefusal[refusal] ?? statusByKind[refusals[refusal]];
}

export function gateOf({ refusal, options }: AppError): Gate | undefined {
  return options.gate ?? gateByRefusal[refusal];
}
