import { listCases, type readCase } from "@sanjog/contract/cases";
import { showDeskAccount } from "@sanjog/contract/staff";
import type { StaffRole } from "@sanjog/domain/staff/roles";
import type { CaseRow } from "../cases/queries.ts";
import type { CallAnswer } from "../platform/api-client.ts";
import { at } from "./fake-server.ts";

type CaseFile = CallAnswer<typeof readCase>["data"];

export const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

/** Returns a report in the queue that nobody has; `changes` replace its parts. */
export function madeCaseRow(changes: Partial<CaseRow> = {}): CaseRow {
  return {
    id: "c1",
    kind: "report",
    reason: "asks_for_money",
    about_picture: false,
    new_member: false,
    for_lead: false,
    opened_at: inMinutes(-60),
    due_at: inMinutes(30.9),
    overdue: false,
    taken_by: null,
    mine: false,
    passed: false,
    waits_for_second: false,
    ...changes,
  };
}

/** Returns Balbir as the desk reads him in a case. */
export function madeCaseMember(
  changes: Partial<NonNullable<CaseFile["member"]>> = {},
): NonNullable<CaseFile["member"]> {
  return {
    id: "balbir",
    profile_number: "988961332",
    profile_status: 1,
    suspension: null,
    suspensions_alone: [],
    has_nominee: false,
    profile_for: "brother",
    gender: "male",
    locale: "pb",
    name: "Balbir Singh",
    age: 29,
    city: "Surrey",
    member_since: "2026-05-01T00:00:00Z",
    texts: { express_yourself: "", about_family: "", about_desired_partner: "" },
    pictures: [],
    review_notes: [],
    history: [],
    ...changes,
  };
}

/** Returns the same report as the one who has it reads it. */
export function madeCaseFile(changes: Partial<CaseFile> = {}): CaseFile {
  return {
    id: "c1",
    kind: "report",
    reason: "asks_for_money",
    text: "They asked my uncle for money.",
    authority: "",
    reference: "",
    described: null,
    requests: [],
    picture_id: null,
    sender: null,
    opened_at: inMinutes(-60),
    due_at: inMinutes(30.9),
    leased_until: inMinutes(29),
    member: madeCaseMember(),
    to_meet: null,
    reporter: null,
    notes: [],
    ...changes,
  };
}

/** A volunteer with this role is signed in. */
export const signedInDesk = (role: StaffRole) =>
  at(showDeskAccount, () => ({
    data: {
      step: "in",
      second_factors: ["app"],
      account: {
        id: "gurmeet",
        name: "Gurmeet Kaur",
        role,
        recovery_codes_left: 9,
        session_ends_at: inMinutes(400),
      },
    },
  }));

/** The queue has these cases, the first 24 of them on the first page. */
export const queueOf = (cases: (query: URLSearchParams) => CaseRow[]) =>
  at(listCases, ({ query }) => {
    const found = cases(query);
    const data = found.slice(0, 24);
    return {
      data: {
        data,
        total: found.length,
        per_page: 24,
        current_page: 1,
        last_page: Math.max(1, Math.ceil(found.length / 24)),
      },
    };
  });
