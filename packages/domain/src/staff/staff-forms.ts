import * as z from "zod/mini";
import { passwordSchema } from "../accounts/password.ts";
import { fieldErrorNumbers } from "../field-error.ts";
import { across, email, line, phoneNumber } from "../form/fields.ts";
import { passkeyAnswerSchema } from "./passkeys.ts";
import { staffRoles } from "./roles.ts";

/** A one-time link carries a token of this form. */
const token = z.string("required").check(z.regex(/^[\w-]{43}$/, "required"));
const typedPassword = z.string("required").check(z.minLength(1, "required"), z.maxLength(1_000, "required"));
/** Why an action was taken; the audit log keeps it. */
export const reasonWhy = line(fieldErrorNumbers.report_max, "report_too_long");

export const staffRole = z.enum(staffRoles, "choose_one");

export const staffLoginSchema = z.object({ email: email(), password: typedPassword });
export type StaffLogin = z.infer<typeof staffLoginSchema>;

/** Six digits from the app, or a recovery code; spaces and hyphens do not matter. */
const typedCode = z.string("required").check(
  z.overwrite((text) => text.replaceAll(/[\s-]/g, "").toUpperCase()),
  z.minLength(1, "required"),
  z.maxLength(20, "code_wrong"),
);

type SentFactor = { code?: unknown; passkey?: unknown };

/** A code, or what a passkey signed; neither while the account is set up. */
export const givenFactorSchema = z.object({
  code: z.optional(typedCode),
  passkey: z.optional(passkeyAnswerSchema),
});
export type GivenFactor = z.infer<typeof givenFactorSchema>;

/** One of the two. */
export const secondFactorSchema = givenFactorSchema.check(
  across<SentFactor>("code", "required", ({ code, passkey }) => code !== undefined || passkey !== undefined),
);

/** For the set-up of the app: only its code counts. */
export const firstCodeSchema = z.object({ code: typedCode });

export const openInvitationSchema = z.object({ token });

export const acceptInvitationSchema = z.object({
  token,
  name: line(fieldErrorNumbers.name_max, "name_too_long"),
  password: passwordSchema,
});
export type AcceptedInvitation = z.infer<typeof acceptInvitationSchema>;

export const inviteSchema = z.object({
  email: email(),
  locale: z.enum(["en", "pb"], "choose_one"),
  why: reasonWhy,
});
export type NewInvitation = z.infer<typeof inviteSchema>;

export const staffPasswordSchema = z.object({ current_password: typedPassword, password: passwordSchema });

export const roleChangeSchema = z.object({ role: staffRole, why: reasonWhy });

/** The WhatsApp number on which somebody is woken, and the code that proves it. */
export const wakeNumberSchema = z.object({ phone_number: phoneNumber() });
export const wakeCodeSchema = z.object({
  phone_otp: z.string("required").check(z.regex(/^\d{6}$/, "code_not_six_digits")),
});
