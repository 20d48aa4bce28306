import { deviceToken } from "@sanjog/domain/notifications/device-token";
import { wakeCodeSchema, wakeNumberSchema } from "@sanjog/domain/staff/staff-forms";
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { nothing } from "./reply.ts";

export const showOnCall = endpoint({
  name: "showOnCall",
  method: "GET",
  path: "/api/desk/on-call",
  access: "moderator",
  summary: "Returns how many people are on call, and how the caller is woken.",
  reply: z.object({
    people: z.number(),
    /** How many of them may take an order of an authority. */
    leads: z.number(),
    own: z.object({
      on_call: z.boolean(),
      phone_number: z.nullable(z.string()),
      number_verified: z.boolean(),
      /** Null where push is not configured. */
      push_public_key: z.nullable(z.string()),
      /** The endpoints of the caller's browsers, by which a browser knows that it is one of them. */
      devices: z.array(z.string()),
    }),
  }),
});

export const setOnCall = endpoint({
  name: "setOnCall",
  method: "POST",
  path: "/api/desk/on-call",
  access: "moderator",
  summary: "Says whether the caller is woken for cases of two or three hours.",
  body: z.object({ on_call: z.boolean() }),
  reply: nothing,
});

export const sendWakeNumberCode = endpoint({
  name: "sendWakeNumberCode",
  method: "POST",
  path: "/api/desk/on-call/number",
  access: "moderator",
  summary: "Stores the WhatsApp number on which the caller is woken, and sends a code to it.",
  body: wakeNumberSchema,
  reply: nothing,
});

export const verifyWakeNumber = endpoint({
  name: "verifyWakeNumber",
  method: "POST",
  path: "/api/desk/on-call/number/verify",
  access: "moderator",
  summary: "Verifies this number by its code.",
  body: wakeCodeSchema,
  reply: nothing,
});

export const removeWakeNumber = endpoint({
  name: "removeWakeNumber",
  method: "POST",
  path: "/api/desk/on-call/number/remove",
  access: "moderator",
  summary: "Removes this number.",
  reply: nothing,
});

export const registerDeskDevice = endpoint({
  name: "registerDeskDevice",
  method: "POST",
  path: "/api/desk/on-call/devices",
  access: "moderator",
  summary: "Registers a browser in which the caller is woken, also while logged out.",
  body: z.object({ device_token: deviceToken }),
  reply: nothing,
});

export const removeDeskDevice = endpoint({
  name: "removeDeskDevice",
  method: "POST",
  path: "/api/desk/on-call/devices/remove",
  access: "moderator",
  summary: "Ends the pushes of the desk to one of the caller's browsers.",
  body: z.object({ endpoint: z.string().check(z.maxLength(1_000)) }),
  reply: nothing,
});
