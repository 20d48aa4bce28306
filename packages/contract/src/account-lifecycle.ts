import { nomineeSchema } from "@sanjog/domain/account-lifecycle/nominee";
import { renewedDocuments, sensitivePurposes } from "@sanjog/domain/accounts/consents";
import { newPasswordSchema } from "@sanjog/domain/accounts/sign-up";
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { nothing } from "./reply.ts";

const currentPassword = z
  .string("required")
  .check(z.minLength(1, "required"), z.maxLength(1_000, "required"));
const confirmed = z.object({ password: currentPassword });

export const changePassword = endpoint({
  name: "changePassword",
  method: "POST",
  path: "/api/user/password",
  access: "member",
  summary:
    "Changes the password, given the current one; ends every other session and gives this one a new token.",
  body: z.safeExtend(newPasswordSchema, { current_password: currentPassword }),
  reply: z.object({ token: z.string() }),
});

const standing = z.object({ profile_status: z.number(), showActionButton: z.boolean() });

export const pauseProfile = endpoint({
  name: "pauseProfile",
  method: "POST",
  path: "/api/user/pause",
  access: "complete_member",
  summary: "Pauses the profile: only connections see it, and the member cannot act until the pause ends.",
  reply: standing,
});

export const resumeProfile = endpoint({
  name: "resumeProfile",
  method: "POST",
  path: "/api/user/resume",
  access: "complete_member",
  summary: "Ends a pause.",
  reply: standing,
});

const consent = z.object({
  document: z.string(),
  title: z.string(),
  version: z.string(),
  locale: z.string(),
  /** Null where the member refused. */
  given_at: z.nullable(z.string()),
  withdrawn_at: z.nullable(z.string()),
});

export const listConsents = endpoint({
  name: "listConsents",
  method: "GET",
  path: "/api/user/consents",
  access: "member",
  summary: "Lists the member's consents with wording, language and time, the newest first.",
  reply: z.array(consent),
});

/**
 * Names the accepted wording, so that a page from before the last change cannot accept a text that it does not show.
 */
export const acceptDocuments = endpoint({
  name: "acceptDocuments",
  method: "POST",
  path: "/api/user/consents",
  access: "member",
  summary:
    "Accepts the terms, the privacy policy or both; each is named by the day of its wording, which must be current.",
  body: z.object({
    versions: z.partialRecord(
      z.enum(renewedDocuments),
      z.string("required").check(z.maxLength(20, "required")),
    ),
  }),
  reply: z.object({ documents_to_accept: z.array(z.enum(renewedDocuments)) }),
});

const sensitiveConsents = z.object({
  withdrawn: z.array(z.enum(sensitivePurposes)),
});

export const withdrawConsent = endpoint({
  name: "withdrawConsent",
  method: "POST",
  path: "/api/user/consents/withdraw",
  access: "member",
  summary: "Withdraws the consent for one sensitive purpose and erases its answers; the other consents stay.",
  body: z.object({ purpose: z.enum(sensitivePurposes, "choose_one") }),
  reply: sensitiveConsents,
});

export const giveConsent = endpoint({
  name: "giveConsent",
  method: "POST",
  path: "/api/user/consents/give",
  access: "member",
  summary:
    "Gives the consent for one sensitive purpose; answers erased by a withdrawal have to be given again.",
  body: z.object({ purpose: z.enum(sensitivePurposes, "choose_one") }),
  reply: sensitiveConsents,
});

const nominee = z.object({ name: z.string(), relation: z.string(), contact: z.string() });

export const showNominee = endpoint({
  name: "showNominee",
  method: "GET",
  path: "/api/user/nominee",
  access: "member",
  summary:
    "Returns the person who may act for the member after death or incapacity, if the member has named one.",
  reply: z.object({ nominee: z.nullable(nominee) }),
});

export const saveNominee = endpoint({
  name: "saveNominee",
  method: "PUT",
  path: "/api/user/nominee",
  access: "member",
  summary:
    "Names the person who may act for the member, in place of anyone named before; requires the password.",
  body: z.extend(nomineeSchema, confirmed.shape),
  reply: z.object({ nominee }),
});

export const removeNominee = endpoint({
  name: "removeNominee",
  method: "DELETE",
  path: "/api/user/nominee",
  access: "member",
  summary: "Removes the person who may act for the member; requires the password.",
  body: confirmed,
  reply: nothing,
});

/** A POST, since a password does not belong in a URL. */
export const exportData = endpoint({
  name: "exportData",
  method: "POST",
  path: "/api/user/export",
  access: "member",
  summary:
    "Returns all stored data of the member, including pictures, as one ZIP file; requires the password.",
  body: confirmed,
  bytes: true,
  reply: nothing,
});

export const deleteAccount = endpoint({
  name: "deleteAccount",
  method: "DELETE",
  path: "/api/user",
  access: "member",
  summary:
    "Hides the account at once and ends every session; it is erased after 30 days unless the member logs in before.",
  body: confirmed,
  reply: z.object({ erased_from: z.string() }),
});
