import * as z from "zod/mini";
import { kindOfLoginName } from "../accounts/email-or-phone.ts";
import { isFromMember, type RequestSender } from "../approvals/request-sender.ts";
import type { CaseKind } from "../cases/case.ts";
import { fieldErrorNumbers } from "../field-error.ts";
import { email, if_valid, line, phoneNumber } from "../form/fields.ts";
import { personName } from "../form/person-name.ts";

const number = phoneNumber();
const address = email();
const isNumber = (text: string) => kindOfLoginName(text) === "phone";
const schemaFor = (text: string) => (isNumber(text) ? number : address);
const isReachable = (text: string) => schemaFor(text).safeParse(text).success;

/** A phone number as E.164 or an e-mail address, whichever was typed. */
const contact = z.string("required").check(
  z.overwrite((text) => schemaFor(text).safeParse(text).data ?? text.trim()),
  z.minLength(1, "required"),
  z.refine((text) => !isNumber(text) || isReachable(text), { error: "phone_invalid", ...if_valid }),
  z.refine((text) => isNumber(text) || isReachable(text), { error: "invalid_email", ...if_valid }),
);

/** The person who exercises a member's rights after the member's death or incapacity (DPDP Act, section 14). */
export const nomineeSchema = z.object({
  name: personName(),
  relation: line(fieldErrorNumbers.name_max, "too_long"),
  contact,
});
export type Nominee = z.infer<typeof nomineeSchema>;

/**
 * Returns whether the desk may know in such a case that the member has named somebody, and open who it is. A nominee's own letter
 * is a request that the desk entered.
 */
export function concernsNominee(kind: CaseKind, sender: RequestSender): boolean {
  return kind === "data_request" && isFromMember(sender);
}
