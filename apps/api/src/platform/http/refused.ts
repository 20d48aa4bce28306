import type { Gate } from "@sanjog/contract/reply";
import type { Fault } from "@sanjog/domain/fault";
import { type Refusal, type RefusalKind, refusals } from "@sanjog/domain/refusal";

export type RefusedOptions = {
  /** What is wrong with which field. */
  fields?: Readonly<Record<string, readonly Fault[]>>;
  /** Which gate is shut, where the refusal alone does not say. */
  gate?: Gate;
  retry_after_seconds?: number;
  /** What the sentence names. */
  params?: Readonly<Record<string, string | number>>;
  /** Stands in place of the refusal's own sentence, already in the request's language. */
  sentence?: string;
};

/** A no that ends the request. Commands throw it once, at their edge; the answer is made in `error-answer.ts`. */
export class Refused extends Error {
  readonly refusal: Refusal;
  readonly options: RefusedOptions;
  constructor(refusal: Refusal, options: RefusedOptions = {}) {
    super(refusal);
    this.name = "Refused";
    this.refusal = refusal;
    this.options = options;
  }
}

/** Throws `Refused` where any field has a fault. */
export function refuseFaults(fields: Readonly<Record<string, readonly Fault[]>>): void {
  if (Object.keys(fields).length > 0) throw new Refused("invalid_fields", { fields });
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

export function gateOf({ refusal, options }: Refused): Gate | undefined {
  return options.gate ?? gateByRefusal[refusal];
}
