import type { Gate } from "@sanjog/contract/reply";
import type { FieldError } from "@sanjog/domain/field-error";
import { type Refusal, type RefusalKind, refusals } from "@sanjog/domain/refusal";

export type AppErrorOptions = {
  /** What is wrong with which field. */
  fields?: Readonly<Record<string, readonly FieldError[]>>;
  /** Which gate is shut, where the refusal alone does not say. */
  gate?: Gate;
  retry_after_seconds?: number;
  /** What the sentence names. */
  params?: Readonly<Record<string, string | number>>;
  /** Stands in place of the refusal's own sentence, already in the request's language. */
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

/** The client ends the session on 401 and 409, so no ordinary conflict may be one of them. */
const statusByKind: Record<RefusalKind, number> = {
  invalid: 422,
  forbidden: 403,
  missing: 404,
  too_many: 429,
  unauthenticated: 401,
  closed: 409,
};

/** HTTP has words of its own for these. */
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
