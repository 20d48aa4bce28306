import { newPasskeySchema, secondFactors } from "@sanjog/domain/staff/passkeys";
import { staffRoles } from "@sanjog/domain/staff/roles";
import {
  acceptInvitationSchema,
  firstCodeSchema,
  givenFactorSchema,
  inviteSchema,
  openInvitationSchema,
  reasonWhy,
  secondFactorSchema,
  staffLoginSchema,
  staffPasswordSchema,
} from "@sanjog/domain/staff/staff-forms";
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { idParams, nothing } from "./reply.ts";

const role = z.enum(staffRoles);
/** What the account must do next: set up the second factor, give its code, or nothing more. */
const step = z.enum(["set_up", "code", "in"]);
const why = z.object({ why: reasonWhy });

export const staffLogin = endpoint({
  name: "staffLogin",
  method: "POST",
  path: "/api/desk/login",
  access: "anyone",
  summary: "Begins a login at the desk: sets the desk's cookie, which opens only the second factor.",
  body: staffLoginSchema,
  reply: nothing,
});

export const staffSecondFactor = endpoint({
  name: "staffSecondFactor",
  method: "POST",
  path: "/api/desk/login/code",
  access: "staff_begun",
  summary: "Completes the login with a code of the app, a recovery code or a passkey; renews the cookie.",
  body: secondFactorSchema,
  reply: nothing,
});

export const showDeskAccount = endpoint({
  name: "showDeskAccount",
  method: "GET",
  path: "/api/desk/me",
  access: "staff_begun",
  summary: "Returns who is signed in at the desk and what the login still needs.",
  reply: z.object({
    step,
    second_factors: z.array(z.enum(secondFactors)),
    /** Null until the second factor was given. */
    account: z.nullable(
      z.object({
        id: z.string(),
        name: z.string(),
        role,
        recovery_codes_left: z.number(),
        session_ends_at: z.string(),
      }),
    ),
  }),
});

export const beginSecondFactor = endpoint({
  name: "beginSecondFactor",
  method: "POST",
  path: "/api/desk/second-factor",
  access: "staff_begun",
  summary: "Makes the secret for the app of an account without a second factor; shown once.",
  reply: z.object({ secret: z.string(), uri: z.string() }),
});

export const confirmSecondFactor = endpoint({
  name: "confirmSecondFactor",
  method: "POST",
  path: "/api/desk/second-factor/confirm",
  access: "staff_begun",
  summary: "Confirms the app by its first code, completes the login and returns the recovery codes, once.",
  body: firstCodeSchema,
  reply: z.object({ recovery_codes: z.array(z.string()) }),
});

/** The names of WebAuthn, since browsers take these objects as they are. */
const knownPasskeys = z.array(
  z.object({ type: z.literal("public-key"), id: z.string(), transports: z.array(z.string()) }),
);

export const askPasskey = endpoint({
  name: "askPasskey",
  method: "POST",
  path: "/api/desk/passkeys/ask",
  access: "staff_begun",
  summary: "Returns what one of the account's passkeys is to sign, once, within five minutes.",
  reply: z.object({
    challenge: z.string(),
    timeout: z.number(),
    rpId: z.string(),
    allowCredentials: knownPasskeys,
    userVerification: z.literal("required"),
  }),
});

export const beginPasskey = endpoint({
  name: "beginPasskey",
  method: "POST",
  path: "/api/desk/passkeys/begin",
  access: "staff_begun",
  summary:
    "Returns what a device needs to make a passkey. An account that has a second factor must give it again.",
  body: givenFactorSchema,
  reply: z.object({
    challenge: z.string(),
    timeout: z.number(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.number() })),
    excludeCredentials: knownPasskeys,
    authenticatorSelection: z.object({
      residentKey: z.literal("preferred"),
      requireResidentKey: z.boolean(),
      userVerification: z.literal("required"),
    }),
    attestation: z.literal("none"),
  }),
});

export const addPasskey = endpoint({
  name: "addPasskey",
  method: "POST",
  path: "/api/desk/passkeys",
  access: "staff_begun",
  summary:
    "Adds a passkey. As the first second factor it completes the login and returns recovery codes, once.",
  body: newPasskeySchema,
  reply: z.object({ recovery_codes: z.nullable(z.array(z.string())) }),
});

export const listPasskeys = endpoint({
  name: "listPasskeys",
  method: "GET",
  path: "/api/desk/passkeys",
  access: "moderator",
  summary: "Lists one's own passkeys at the desk.",
  reply: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      created_at: z.string(),
      used_at: z.nullable(z.string()),
      may_remove: z.boolean(),
    }),
  ),
});

export const removePasskey = endpoint({
  name: "removePasskey",
  method: "POST",
  path: "/api/desk/passkeys/:id/remove",
  access: "moderator",
  summary: "Removes one of one's own passkeys, given a second factor; never the last second factor.",
  params: idParams,
  body: secondFactorSchema,
  reply: nothing,
});

export const replaceRecoveryCodes = endpoint({
  name: "replaceRecoveryCodes",
  method: "POST",
  path: "/api/desk/recovery-codes",
  access: "moderator",
  summary: "Replaces the recovery codes, given a second factor.",
  body: secondFactorSchema,
  reply: z.object({ recovery_codes: z.array(z.string()) }),
});

export const changeStaffPassword = endpoint({
  name: "changeStaffPassword",
  method: "POST",
  path: "/api/desk/password",
  access: "moderator",
  summary: "Changes the password at the desk, given the current one; ends every other session.",
  body: staffPasswordSchema,
  reply: nothing,
});

export const staffLogout = endpoint({
  name: "staffLogout",
  method: "POST",
  path: "/api/desk/logout",
  access: "staff_begun",
  summary: "Ends this session of the desk.",
  reply: nothing,
});

export const staffLogoutEverywhere = endpoint({
  name: "staffLogoutEverywhere",
  method: "POST",
  path: "/api/desk/logout/everywhere",
  access: "moderator",
  summary: "Ends every session of this account at the desk.",
  reply: nothing,
});

export const openInvitation = endpoint({
  name: "openInvitation",
  method: "POST",
  path: "/api/desk/invitations/open",
  access: "anyone",
  summary: "Returns what a one-time link invites to.",
  body: openInvitationSchema,
  reply: z.object({ email: z.string(), role }),
});

export const acceptInvitation = endpoint({
  name: "acceptInvitation",
  method: "POST",
  path: "/api/desk/invitations/accept",
  access: "anyone",
  summary: "Makes the account of an invitation and sets the desk's cookie; the second factor is set up next.",
  body: acceptInvitationSchema,
  reply: nothing,
});

export const listStaff = endpoint({
  name: "listStaff",
  method: "GET",
  path: "/api/desk/staff",
  access: "keeper",
  summary: "Lists the accounts of the desk and the open invitations.",
  reply: z.object({
    staff: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        email: z.string(),
        role,
        has_second_factor: z.boolean(),
        created_at: z.string(),
        signed_in_at: z.nullable(z.string()),
      }),
    ),
    invitations: z.array(z.object({ id: z.string(), email: z.string(), role, expires_at: z.string() })),
  }),
});

export const inviteStaff = endpoint({
  name: "inviteStaff",
  method: "POST",
  path: "/api/desk/invitations",
  access: "keeper",
  summary: "Invites a moderator by mail; the link works once, for two days. Replaces an open invitation.",
  body: inviteSchema,
  reply: nothing,
});

export const withdrawInvitation = endpoint({
  name: "withdrawInvitation",
  method: "POST",
  path: "/api/desk/invitations/:id/withdraw",
  access: "keeper",
  summary: "Withdraws an open invitation.",
  params: idParams,
  body: why,
  reply: nothing,
});

export const endStaffAccount = endpoint({
  name: "endStaffAccount",
  method: "POST",
  path: "/api/desk/staff/:id/end",
  access: "keeper",
  summary: "Ends somebody else's account at the desk at once.",
  params: idParams,
  body: why,
  reply: nothing,
});

export const signOutStaff = endpoint({
  name: "signOutStaff",
  method: "POST",
  path: "/api/desk/staff/:id/logout",
  access: "keeper",
  summary: "Ends every session of an account at the desk.",
  params: idParams,
  body: why,
  reply: nothing,
});
