import { inPersonStates } from "@sanjog/domain/in-person/in-person";
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { idParams, nothing } from "./reply.ts";

export const askToConfirmInPerson = endpoint({
  name: "askToConfirmInPerson",
  method: "POST",
  path: "/api/user/number-in-person",
  access: "member",
  summary: "Asks that volunteers confirm the member's own number in person; it then has a code to show.",
  reply: nothing,
});

export const numberInPerson = endpoint({
  name: "numberInPerson",
  method: "GET",
  path: "/api/user/number-in-person",
  access: "member",
  summary: "Returns where the member is with a number that is confirmed in person, and the code to show.",
  reply: z.object({
    state: z.enum(inPersonStates),
    code: z.nullable(z.string()),
    /** Until when the code can be shown, or a second person approves. */
    until: z.nullable(z.string()),
  }),
});

export const showNumberInPerson = endpoint({
  name: "showNumberInPerson",
  method: "GET",
  path: "/api/desk/cases/:id/number",
  access: "moderator",
  summary:
    "Returns the last digits of the number that a case is about, and whether somebody has met the member.",
  params: idParams,
  reply: z.object({
    state: z.enum(inPersonStates),
    /** The country and the last three digits. */
    phone_number: z.nullable(z.string()),
    until: z.nullable(z.string()),
  }),
});
