import type { FieldErrorCode } from "@sanjog/domain/field-error";
import { page_max, page_size, per_page_max } from "@sanjog/domain/paging";
import * as z from "zod/mini";

/** Decisions §1: the envelope of every response. `message` is a sentence in the request's language. */
export type Envelope<Data> = { data?: Data; message?: string };

/** The envelope of a refusal: sentences by field name; the two gates have `false` instead of sentences. */
export const refusalReply = z.object({
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.union([z.array(z.string()), z.literal(false)]))),
  /** For a suspended member after the right password: opens the reason and an appeal for an hour. */
  appeal_key: z.optional(z.string()),
});
export type RefusalReply = z.infer<typeof refusalReply>;

/** The two gates that redirect the client (§8): to the summary page, and to the photo step. */
export const gates = ["phone_number_verified", "profile_picture_uploaded"] as const;
export type Gate = (typeof gates)[number];

export const nothing = z.optional(z.null());

export const option = z.object({ id: z.string(), title: z.string() });
export type Option = z.infer<typeof option>;

export const place = z.object({ id: z.number(), name: z.string() });
export type Place = z.infer<typeof place>;

/** For endpoints whose payload the specification writes as `data.data`. */
export function nested<T extends z.ZodMiniType>(item: T) {
  return z.object({ data: item });
}

export function paged<T extends z.ZodMiniType>(item: T) {
  return z.object({
    data: z.array(item),
    total: z.number(),
    per_page: z.number(),
    current_page: z.number(),
    last_page: z.number(),
  });
}

/** The id of another member in a request body. */
export const memberId = z.string("required").check(z.minLength(1, "required"), z.maxLength(64, "required"));

/** The receiver of a request or proposal. */
export const receiverBody = z.object({ receiver_id: memberId });

/** The receiver's decision. */
export const answerBody = z.object({ status: z.enum(["accepted", "rejected"], "choose_one") });

/** `page` and `per_page` of a query. Invalid values are refused; a page beyond the last is the last one. */
export const pageQuery = z.object({
  page: z._default(wholeNumber(page_max, "page_invalid"), 1),
  per_page: z._default(wholeNumber(per_page_max, "per_page_out_of_range"), page_size),
});
export type PageQuery = z.infer<typeof pageQuery>;

function wholeNumber(max: number, fieldError: FieldErrorCode) {
  return z.coerce
    .number(fieldError)
    .check(z.int(fieldError), z.minimum(1, fieldError), z.maximum(max, fieldError));
}

/** An id in the form that the app generates; any other text matches nothing. */
export const idParams = z.object({ id: z.string().check(z.regex(/^[\w-]{1,64}$/)) });
