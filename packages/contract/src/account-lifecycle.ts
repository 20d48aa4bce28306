import { renewedDocuments } from "@sanjog/domain/accounts/consents";
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
  given_at: z.string(),
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
