import { requestSenders } from "@sanjog/domain/approvals/request-sender";
import { caseKinds, caseStates, enteredCaseSchema } from "@sanjog/domain/cases/case";
import { fieldErrorNumbers } from "@sanjog/domain/field-error";
import { line } from "@sanjog/domain/form/fields";
import { serviceWishes } from "@sanjog/domain/help/service-message";
import { photoSizes } from "@sanjog/domain/photos/photo-rules";
import { genders, profileFors } from "@sanjog/domain/reference/personal-lists";
import { reportReasons } from "@sanjog/domain/reports/report";
import { reasonWhy } from "@sanjog/domain/staff/staff-forms";
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { idParams, nothing, paged, pageQuery } from "./reply.ts";

const kind = z.enum(caseKinds);
const reason = z.nullable(z.enum(reportReasons));
const sizes = Object.keys(photoSizes) as (keyof typeof photoSizes)[];
const pastCase = z.object({ kind, reason, opened_at: z.string(), outcome: z.nullable(z.string()) });

/** A row of the queue. It names nobody whom a case is about. */
const caseRow = z.object({
  id: z.string(),
  kind,
  reason,
  about_picture: z.boolean(),
  /** Whether it is about a member whom nobody has seen yet. */
  new_member: z.boolean(),
  /** Whether a lead decides, because a moderator has hidden the profile. */
  for_lead: z.boolean(),
  opened_at: z.string(),
  due_at: z.string(),
  overdue: z.boolean(),
  taken_by: z.nullable(z.string()),
  mine: z.boolean(),
  /** Whether the caller knows the family and has passed the case on. */
  passed: z.boolean(),
  /** Whether a decision waits for a second person. */
  waits_for_second: z.boolean(),
});

export const listCases = endpoint({
  name: "listCases",
  method: "GET",
  path: "/api/desk/cases",
  access: "moderator",
  summary: "Lists the open cases, the one that is due first at the top.",
  query: z.extend(pageQuery, {
    state: z._default(z.enum(caseStates, "unknown_option"), "open"),
    kind: z.optional(z.enum(caseKinds, "unknown_option")),
  }),
  paged: true,
  reply: paged(caseRow),
});

export const enterCase = endpoint({
  name: "enterCase",
  method: "POST",
  path: "/api/desk/cases",
  access: "lead",
  summary: "Opens a case for an order or a data request that came by letter or mail.",
  body: enteredCaseSchema,
  reply: z.object({ id: z.string() }),
});

export const takeCase = endpoint({
  name: "takeCase",
  method: "POST",
  path: "/api/desk/cases/:id/take",
  access: "moderator",
  summary: "Takes a case for half an hour; each further step extends it.",
  params: idParams,
  reply: nothing,
});

export const releaseCase = endpoint({
  name: "releaseCase",
  method: "POST",
  path: "/api/desk/cases/:id/release",
  access: "moderator",
  summary: "Gives a case back to the queue.",
  params: idParams,
  reply: nothing,
});

export const passCase = endpoint({
  name: "passCase",
  method: "POST",
  path: "/api/desk/cases/:id/pass",
  access: "moderator",
  summary: "Gives a case back for good, because the caller knows one of the families.",
  params: idParams,
  reply: nothing,
});

const caseFile = z.object({
  id: z.string(),
  kind,
  reason,
  text: z.string(),
  /** Who sent an order or a letter, and under which number; empty otherwise. */
  authority: z.string(),
  reference: z.string(),
  /** How a reporter named the profile. */
  described: z.nullable(z.string()),
  picture_id: z.nullable(z.string()),
  /** From whom a request about data came, or a report without an account; null otherwise. */
  sender: z.nullable(z.enum(requestSenders)),
  /** What a member under pressure asked, the newest first; empty in all other cases. */
  requests: z.array(
    z.object({ id: z.string(), wish: z.enum(serviceWishes), words: z.string(), at: z.string() }),
  ),
  opened_at: z.string(),
  due_at: z.string(),
  leased_until: z.string(),
  member: z.nullable(
    z.object({
      id: z.string(),
      profile_number: z.string(),
      profile_status: z.number(),
      /** The suspension in force, if there is one. `until` is null for good. */
      suspension: z.nullable(z.object({ since: z.string(), until: z.nullable(z.string()) })),
      /** The suspensions by one person alone within the last thirty days, also those that have ended. */
      suspensions_alone: z.array(z.object({ since: z.string(), until: z.string() })),
      /** Whether the member has named a person who may act after death or incapacity; false where that is no matter of the case. */
      has_nominee: z.boolean(),
      profile_for: z.enum(profileFors),
      gender: z.enum(genders),
      /** The language in which the member reads a decision. */
      locale: z.enum(["en", "pb"]),
      name: z.string(),
      age: z.nullable(z.number()),
      city: z.string(),
      member_since: z.string(),
      texts: z.object({
        express_yourself: z.string(),
        about_family: z.string(),
        about_desired_partner: z.string(),
      }),
      pictures: z.array(
        z.object({ id: z.string(), kind: z.enum(["profile", "gallery"]), hidden: z.boolean() }),
      ),
      review_notes: z.array(z.object({ field: z.string(), reason: z.string() })),
      history: z.array(pastCase),
    }),
  ),
  /** The member whose number is confirmed in person, as far as somebody who meets them needs it; `member` is null then. */
  to_meet: z.nullable(
    z.object({
      name: z.string(),
      age: z.nullable(z.number()),
      city: z.string(),
      pictures: z.array(
        z.object({ id: z.string(), kind: z.enum(["profile", "gallery"]), hidden: z.literal(false) }),
      ),
    }),
  ),
  /** Null for a person without an account. */
  reporter: z.nullable(
    z.object({
      family_name: z.string(),
      city: z.string(),
      member_since: z.string(),
      connected: z.boolean(),
      history: z.array(pastCase),
    }),
  ),
  notes: z.array(z.object({ id: z.string(), by: z.string(), at: z.string(), text: z.string() })),
});

export const readCase = endpoint({
  name: "readCase",
  method: "GET",
  path: "/api/desk/cases/:id",
  access: "moderator",
  summary: "Opens a case that the caller holds. The look is logged.",
  params: idParams,
  reply: caseFile,
});

export const openPrivateDetails = endpoint({
  name: "openPrivateDetails",
  method: "POST",
  path: "/api/desk/cases/:id/private-details",
  access: "moderator",
  summary: "Opens the private details of the member, without contact details; needs a written reason.",
  params: idParams,
  body: z.object({ why: reasonWhy }),
  reply: z.array(z.object({ field: z.string(), value: z.string() })),
});

export const loadCasePicture = endpoint({
  name: "loadCasePicture",
  method: "GET",
  path: "/api/desk/cases/:id/pictures/:picture_id",
  access: "moderator",
  summary: "Returns a picture of the member whom a case is about, also a hidden one.",
  params: z.extend(idParams, { picture_id: idParams.shape.id }),
  query: z.object({ size: z._default(z.enum(sizes, "unknown_option"), "full") }),
  bytes: true,
  reply: nothing,
});

export const addCaseNote = endpoint({
  name: "addCaseNote",
  method: "POST",
  path: "/api/desk/cases/:id/notes",
  access: "moderator",
  summary: "Adds a note for the people who work on the case later.",
  params: idParams,
  body: z.object({ text: line(fieldErrorNumbers.report_max, "report_too_long") }),
  reply: nothing,
});
