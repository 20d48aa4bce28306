import { codeWays, numberWays } from "@sanjog/domain/accounts/number-ways";
import { accountFields, newPasswordSchema, signUpSchema } from "@sanjog/domain/accounts/sign-up";
import { emailCodes } from "@sanjog/domain/accounts/verification";
import { phoneNumber } from "@sanjog/domain/form/fields";
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { idParams, nested, nothing } from "./reply.ts";
import { user } from "./user.ts";

const key = z.string("required").check(z.minLength(20, "required"), z.maxLength(128, "required"));
const code = z.string("required").check(z.regex(/^\d{6}$/, "code_not_six_digits"));
const keyBody = z.object({ session_key: key });

/** The data of the OTP page: masked addresses, what is verified, and the message to send by WhatsApp. */
const verification = z.object({
  session_key: z.optional(z.string()),
  email: z.nullable(z.string()),
  email_verified: z.boolean(),
  /** Whether the page may say that a code was sent. */
  email_code: z.enum(emailCodes),
  phone_number: z.nullable(z.string()),
  phone_verified: z.boolean(),
  /** The ways in which the number can be verified now, the first one to offer first. */
  number_ways: z.array(z.enum(numberWays)),
  /** A link that opens WhatsApp at the service's number with the message filled in; null while WhatsApp is not open. */
  whatsapp_link: z.nullable(z.string()),
  resend_wait_seconds: z.number(),
});
export type Verification = z.infer<typeof verification>;

export const register = endpoint({
  name: "register",
  method: "POST",
  path: "/api/auth/register",
  access: "anyone",
  summary:
    "Stores a pending registration and sends the e-mail code; the response is the same for known and new addresses.",
  body: signUpSchema,
  reply: verification,
});

export const login = endpoint({
  name: "login",
  method: "POST",
  path: "/api/auth/login",
  access: "anyone",
  summary:
    "Signs in with a verified e-mail or number; for a pending registration, returns a new session key instead.",
  body: z.object({
    email_or_phone: z
      .string("fill_all_fields")
      .check(z.minLength(1, "fill_all_fields"), z.maxLength(254, "fill_all_fields")),
    password: z
      .string("fill_all_fields")
      .check(z.minLength(1, "fill_all_fields"), z.maxLength(1_000, "fill_all_fields")),
  }),
  reply: z.object({
    token: z.optional(z.string()),
    /** Whether this login has cancelled the account's deletion. */
    restored: z.optional(z.boolean()),
    verification: z.optional(verification),
  }),
});

export const logout = endpoint({
  name: "logout",
  method: "DELETE",
  path: "/api/auth/logout",
  access: "member",
  summary: "Ends this session.",
  reply: nothing,
});

export const phoneVerifyStatus = endpoint({
  name: "phoneVerifyStatus",
  method: "POST",
  path: "/api/auth/phone-verify-status",
  aliases: ["/api/phone-verify-status", "/api/user/phone-verify-status"],
  access: "anyone",
  summary:
    "Returns whether the WhatsApp message for this key has arrived; unknown and waiting keys get the same response.",
  body: keyBody,
  reply: z.object({
    phone_verified: z.boolean(),
    email_verified: z.boolean(),
    number_ways: z.array(z.enum(numberWays)),
    /** How the newest code went to the number; null if none was asked for. It may go by SMS after WhatsApp did not deliver it. */
    sent_by: z.nullable(z.enum(codeWays)),
  }),
});

export const verificationState = endpoint({
  name: "verificationState",
  method: "POST",
  path: "/api/auth/verification",
  access: "anyone",
  summary: "Returns the state of a verification, so that a reloaded page can continue it.",
  body: keyBody,
  reply: verification,
});

export const verifyEmailCode = endpoint({
  name: "verifyEmailCode",
  method: "POST",
  path: "/api/auth/verify/otp",
  access: "anyone",
  summary: "Verifies the e-mail address by its code.",
  body: z.object({ session_key: key, email_otp: code }),
  reply: z.object({ email_verified: z.boolean(), phone_verified: z.boolean() }),
});

export const verifyPhoneCode = endpoint({
  name: "verifyPhoneCode",
  method: "POST",
  path: "/api/auth/verify/phone-otp",
  access: "anyone",
  summary: "Verifies the number by a code, as an alternative to sending the WhatsApp message.",
  body: z.object({ session_key: key, phone_otp: code }),
  reply: z.object({ email_verified: z.boolean(), phone_verified: z.boolean() }),
});

export const resendEmailCode = endpoint({
  name: "resendEmailCode",
  method: "POST",
  path: "/api/auth/resend/email-otp",
  access: "anyone",
  summary: "Sends a new e-mail code and invalidates the old one; possible again after 120 seconds.",
  body: keyBody,
  reply: z.object({ resend_wait_seconds: z.number() }),
});

export const resendPhoneCode = endpoint({
  name: "resendPhoneCode",
  method: "POST",
  path: "/api/auth/resend/phone-otp",
  access: "anyone",
  summary:
    "Sends a code to the number by WhatsApp or SMS; possible again after 120 seconds. By another open way where the one asked for is closed.",
  body: z.object({ session_key: key, by: z.optional(z.enum(codeWays)) }),
  reply: z.object({
    resend_wait_seconds: z.number(),
    sent_by: z.enum(codeWays),
    number_ways: z.array(z.enum(numberWays)),
  }),
});

export const verifyUser = endpoint({
  name: "verifyUser",
  method: "POST",
  path: "/api/auth/verify/user",
  access: "anyone",
  summary:
    "Finishes a registration once the e-mail or number is verified; returns the token once, to the same browser.",
  body: keyBody,
  reply: z.object({ token: z.string() }),
});

/** A pending registration is identified by `session_key`, a member by the token. */
export const changeAccount = endpoint({
  name: "changeAccount",
  method: "POST",
  path: "/api/user",
  access: "anyone",
  summary: "Changes the e-mail, number, profile_for or gender of a pending registration or of the member.",
  body: z.object({
    session_key: z.optional(key),
    email: z.optional(accountFields.email),
    phone_number: z.optional(accountFields.phone_number),
    profile_for: z.optional(accountFields.profile_for),
    gender: z.optional(accountFields.gender),
    password: z.optional(z.string().check(z.maxLength(1_000))),
  }),
  reply: verification,
});

export const addPhoneNumber = endpoint({
  name: "addPhoneNumber",
  method: "POST",
  path: "/api/user/add-phone-number",
  access: "member",
  summary:
    "Starts the verification of a number; requires the password, except in the sign-up session shortly after sign-up.",
  body: z.object({ phone_number: phoneNumber(), password: z.optional(z.string().check(z.maxLength(1_000))) }),
  reply: z.object({
    session_key: z.string(),
    whatsapp_link: z.nullable(z.string()),
    number_ways: z.array(z.enum(numberWays)),
    resend_wait_seconds: z.number(),
  }),
});

export const forgotPassword = endpoint({
  name: "forgotPassword",
  method: "POST",
  path: "/api/auth/forgot-password",
  access: "anyone",
  summary:
    "Mails a reset link, or returns the service's WhatsApp number for a phone; the same for unknown accounts.",
  body: z.object({
    email_or_phone: z
      .string("email_or_phone_missing")
      .check(z.minLength(1, "email_or_phone_missing"), z.maxLength(254, "invalid_email")),
  }),
  reply: z.object({ phone_number: z.optional(z.string()), whatsapp_link: z.optional(z.string()) }),
});

const resetToken = z.string("required").check(z.minLength(1, "required"), z.maxLength(128, "required"));

export const verifyResetLink = endpoint({
  name: "verifyResetLink",
  method: "POST",
  path: "/api/auth/reset-password-verify",
  access: "anyone",
  summary: "Returns whether a reset link is still valid, without consuming it.",
  body: z.object({ token: resetToken }),
  reply: nothing,
});

export const resetPassword = endpoint({
  name: "resetPassword",
  method: "POST",
  path: "/api/auth/reset-password",
  access: "anyone",
  summary: "Sets a new password with a reset link and ends every session.",
  body: z.safeExtend(newPasswordSchema, { token: resetToken }),
  reply: z.object({ token: z.string() }),
});

export const loadUser = endpoint({
  name: "loadUser",
  method: "GET",
  path: "/api/user",
  access: "member",
  summary: "Returns the signed-in member with every completed profile step.",
  reply: user,
});

export const credentials = endpoint({
  name: "credentials",
  method: "GET",
  path: "/api/user/credentials",
  access: "member",
  summary: "Returns for whom the profile is and the gender, as given at sign-up.",
  reply: nested(z.object({ profile_for: z.string(), gender: z.string() })),
});

/**
 * When several sessions choose a language, the last choice counts for messages; each browser keeps its own display
 * language.
 */
export const saveLanguage = endpoint({
  name: "saveLanguage",
  method: "PUT",
  path: "/api/user/language",
  access: "member",
  summary: "Sets the language of the member's mails, push messages and WhatsApp messages.",
  body: z.object({ locale: z.enum(["en", "pb"], "unknown_option") }),
  reply: nothing,
});

const loginSession = z.object({
  id: z.string(),
  device: z.string(),
  created_at: z.string(),
  last_used_at: z.string(),
  current: z.boolean(),
});

export const listSessions = endpoint({
  name: "listSessions",
  method: "GET",
  path: "/api/user/sessions",
  access: "member",
  summary: "Lists the member's sessions.",
  reply: z.array(loginSession),
});

export const endSession = endpoint({
  name: "endSession",
  method: "DELETE",
  path: "/api/user/sessions/:id",
  access: "member",
  summary: "Ends one session.",
  params: idParams,
  reply: nothing,
});
