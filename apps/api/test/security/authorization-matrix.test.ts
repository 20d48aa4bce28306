import path from "node:path";
import { listBlocked } from "@sanjog/contract/blocks";
import * as connections from "@sanjog/contract/connections";
import type { Endpoint } from "@sanjog/contract/endpoint";
import { showToday, type Today } from "@sanjog/contract/home";
import { listNotifications } from "@sanjog/contract/notifications";
import { loadPicture } from "@sanjog/contract/photos";
import { changePrivacy } from "@sanjog/contract/privacy";
import { changeProfileVisibility } from "@sanjog/contract/profiles";
import * as proposals from "@sanjog/contract/proposals";
import { listSetAside } from "@sanjog/contract/set-aside";
import { listShortlist } from "@sanjog/contract/shortlist";
import { listOneWishApart, listSuggestions } from "@sanjog/contract/suggestions";
import { viewProfile } from "@sanjog/contract/view-profile";
import { photoSizes } from "@sanjog/domain/photos/photo-rules";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { areas } from "../../src/areas.ts";
import { profileChanged } from "../../src/platform/database/profile-change.ts";
import { as, type CallResult } from "../support/caller.ts";
import { long_form, notify, patience_ms } from "../support/long-form.ts";
import { lineFor, readMatrix } from "../support/matrix-file.ts";
import { cardWords, type FoundRow, isCard, profileWords, type Row } from "../support/matrix-words.ts";
import { createNeighbours, type Neighbour, type Owner } from "../support/neighbours.ts";
import { createTestApp, type TestApp } from "../support/test-app.ts";

const { columns, lines } = readMatrix(path.join(import.meta.dirname, "authorization-matrix.csv"));
const stateMatrix = readMatrix(path.join(import.meta.dirname, "owner-states.csv"));

vi.setConfig({ testTimeout: patience_ms, hookTimeout: patience_ms });

let app: TestApp;
let neighbours: Record<string, Neighbour>;
beforeAll(async () => {
  app = await createTestApp(areas);
  neighbours = await createNeighbours(app);
  await app.holdReplica();
});
afterAll(() => app.close());

/** Endpoints of the lists, by their names in the matrix. */
const lists: Record<string, Endpoint> = {
  suggestions: listSuggestions,
  one_wish_apart: listOneWishApart,
  received: connections.listReceived,
  sent: connections.listSent,
  declined: connections.listDeclined,
  rejected: connections.listRejected,
  friends: connections.listConnections,
  proposals: proposals.listReceivedProposals,
  proposals_sent: proposals.listSentProposals,
  proposals_accepted: proposals.listAcceptedProposals,
  favorites: listShortlist,
  set_aside: listSetAside,
  notifications: listNotifications,
  blocked: listBlocked,
};

const audiences = ["public", "friends", "private"] as const;
/** The privacy item that governs each column; all other columns depend on access to the profile alone. */
const itemOf: Record<string, string> = {
  card_email: "email",
  card_dob: "dob",
  card_income: "annual_income",
  card_picture: "profile_picture",
  card_phone: "phone_number",
  email: "email",
  phone: "phone_number",
  dob: "dob",
  address: "contact_address",
  parents: "parents_names",
  health: "health",
  income: "annual_income",
  instagram: "instagram_link",
  facebook: "facebook_link",
  reference: "reference_contact",
  picture: "profile_picture",
  gallery: "gallery",
  picture_file: "profile_picture",
  gallery_files: "gallery",
};
const items = [...new Set(Object.values(itemOf))];

/** Asserts that a response has exactly the declared keys. */
function expectDeclared(endpoint: Endpoint, data: unknown): void {
  expect(z.parse(endpoint.reply, data), endpoint.name).toStrictEqual(data);
}

type ListPages = Readonly<Record<string, { data: Row[]; total: number }>>;

/** Asserts that the home shows the same rows and counts as the lists do, and nothing else. */
function expectTodayLikeLists(today: Today, lists_of_viewer: ListPages): void {
  expectDeclared(showToday, today);
  const rows = (list: string, most: number) => lists_of_viewer[list]?.data.slice(0, most);
  expect(today.proposals, "proposals of the home").toStrictEqual(rows("proposals", 8));
  expect(today.requests, "requests of the home").toStrictEqual(rows("received", 8));
  expect(today.connections, "connections of the home").toStrictEqual(rows("friends", 4));
  expectMatchedLikeLists(today, rows("proposals_accepted", 1) ?? [], rows("friends", 8) ?? []);
  for (const [count, list] of Object.entries(listOfCount))
    expect(today.counts[count as keyof Today["counts"]], count).toBe(lists_of_viewer[list]?.total);
  if (today.suggestions === null) return;
  const suggested = (lists_of_viewer.suggestions?.data ?? []).filter(isCard);
  expect(today.suggestions.total).toBe(lists_of_viewer.suggestions?.total);
  expect(today.suggestions.data).toHaveLength(Math.min(3, suggested.length));
  for (const shown of today.suggestions.data) {
    const card = suggested.find(({ user_id }) => user_id === shown.user_id);
    expect(card).toMatchObject({
      profile_details: { firstname: shown.firstname, lastname: shown.lastname, age: shown.age },
      career_details: { city: shown.city },
      profile_picture: shown.profile_picture,
    });
  }
}

/** Asserts that the matched family is the one of the accepted proposal, with the number that the connections show. */
function expectMatchedLikeLists({ matched }: Today, accepted: readonly Row[], friends: readonly Row[]): void {
  expect([matched?.member].filter(Boolean)).toStrictEqual(accepted.map(({ member }) => member));
  if (!matched) return;
  const friend = friends.find(({ member }) => member?.user_id === matched.member.user_id);
  expect(matched.phone_number).toBe(friend?.phone_number);
}

const listOfCount: Record<keyof Today["counts"], string> = {
  shortlisted: "favorites",
  connections: "friends",
  received: "received",
  sent: "sent",
  rejected: "rejected",
  declined: "declined",
  accepted_proposals: "proposals_accepted",
  received_proposals: "proposals",
  sent_proposals: "proposals_sent",
  set_aside: "set_aside",
  blocked: "blocked",
};

/** Returns the lists in which the viewer finds the owner, or the status that all lists answer. */
async function readLists({ viewer, owner }: Neighbour): Promise<{ word: string; found: FoundRow[] }> {
  const found: FoundRow[] = [];
  const statuses = new Set<number>();
  const pages: Record<string, { data: Row[]; total: number }> = {};
  for (const [list, endpoint] of Object.entries(lists)) {
    const { status, data, bytes } = await as(app, viewer).call(endpoint, { query: { per_page: 24 } });
    if (status !== 200) {
      statuses.add(status);
      continue;
    }
    // The list of notifications is open to every signed-in member.
    if (endpoint.access === "complete_member") statuses.add(status);
    expectDeclared(endpoint, data);
    const page = data as { data: Row[]; total: number };
    pages[list] = page;
    expect(page.data, `${list}: the total counts what is shown`).toHaveLength(page.total);
    const rows = page.data.filter((row) => JSON.stringify(row).includes(owner.id));
    found.push(...rows.map((row) => ({ list, row })));
    if (rows.length === 0) expect(bytes.includes(owner.id), `${list} knows the owner's id`).toBe(false);
  }
  const today = await as(app, viewer).call(showToday);
  statuses.add(today.status);
  if (today.status === 200) expectTodayLikeLists(today.data, pages);
  const [status = 0] = statuses;
  if (statuses.size > 1) return { word: `answers ${[...statuses].join(" and ")}`, found };
  if (status !== 200) return { word: String(status), found };
  return { word: [...new Set(found.map(({ list }) => list))].join(" ") || "none", found };
}

async function readProfile({ viewer, owner }: Neighbour): Promise<Record<string, string>> {
  const asked = (id: string) => as(app, viewer).call(viewProfile, { params: { id } });
  const answer = await asked(owner.id);
  const profile = String(answer.status);
  if (answer.status === 200) {
    expectDeclared(viewProfile, answer.data);
    return { profile, ...profileWords(answer.data.data, owner) };
  }
  expectSameNo(answer, await asked(app.deps.random.id()));
  return { profile };
}

/** Asserts that a hidden member and an unknown id get the same response. */
function expectSameNo(hidden: CallResult<unknown>, nobody: CallResult<unknown>): void {
  expect([hidden.status, hidden.bytes.toString()]).toEqual([nobody.status, nobody.bytes.toString()]);
}

const sizes = Object.keys(photoSizes);

/** Loads the pictures in every size; the short form uses one size per turn. */
async function readFiles({ viewer }: Neighbour, pictures: readonly string[], turn: number): Promise<string> {
  const statuses = new Set<string>();
  for (const id of pictures) {
    for (const size of sizes.filter((_, nth) => long_form || nth === turn % sizes.length)) {
      const answer = await as(app, viewer).call(loadPicture, { params: { id }, query: { size } });
      statuses.add(String(answer.status));
      expect(answer.bytes.toString() === id, "the picture's own bytes").toBe(answer.status === 200);
      if (answer.status === 200) expect(answer.headers["cache-control"]).toBe("private, no-cache");
    }
  }
  return [...statuses].join(" and ");
}

async function see(neighbour: Neighbour, turn: number): Promise<Record<string, string>> {
  const { word: where, found } = await readLists(neighbour);
  return {
    lists: where.split(" ").sort().join(" "),
    ...cardWords(found, neighbour.owner),
    ...(await readProfile(neighbour)),
    picture_file: await readFiles(neighbour, [neighbour.owner.picture], turn),
    gallery_files: await readFiles(neighbour, neighbour.owner.gallery, turn),
  };
}

async function choose(owner: Owner, open: boolean, chosen: Record<string, string>): Promise<void> {
  const caller = as(app, owner);
  const shown = await caller.call(changeProfileVisibility, { body: { public_profile: open } });
  expect(shown.status).toBe(200);
  for (const [privacy_id, privacy_value] of Object.entries(chosen)) {
    const answer = await caller.call(changePrivacy, { params: { privacy_id }, body: { privacy_value } });
    expect(answer.status).toBe(200);
  }
}

/**
 * Each item goes through its three values, no two beside each other at once the same: what is governed by the wrong
 * item shows. Told apart by one digit of its number; the long form goes through every digit, so that any two differ.
 */
const digits = long_form ? [1, 3, 9] : [1];
const valueOf = (item: string, digit: number, turn: number) =>
  audiences[(Math.floor(items.indexOf(item) / digit) + turn) % 3] ?? "private";

test("every viewer sees of every owner exactly what the matrix says, in every list, profile and picture", async () => {
  const cells = new Set<string>();
  const wrong: string[] = [];
  let looks = 0;
  const owners = [...new Set(Object.values(neighbours).map(({ owner }) => owner))];
  for (const open of [true, false]) {
    for (const digit of digits) {
      await app.forgetLimits();
      for (const turn of audiences.keys()) {
        const chosen = Object.fromEntries(items.map((item) => [item, valueOf(item, digit, turn)]));
        for (const owner of owners) await choose(owner, open, chosen);
        const views = Object.entries(neighbours).map(
          async ([viewer, neighbour]) => [viewer, await see(neighbour, open ? turn : turn + 1)] as const,
        );
        for (const [viewer, seen] of await Promise.all(views)) {
          for (const column of columns) {
            const item = itemOf[column];
            const value = item ? (chosen[item] ?? "") : (audiences[turn] ?? "");
            const line = lineFor(lines, viewer, open, value).words[column] ?? "";
            const expected = line.split(" ").sort().join(" ");
            const cell = `${viewer}, ${open ? "public" : "private"} profile, ${value}: ${column}`;
            cells.add(cell);
            looks += 1;
            if ((seen[column] ?? "-") !== expected) wrong.push(`${cell} is ${seen[column]}, not ${expected}`);
          }
        }
      }
    }
  }
  notify([
    `authorization matrix: ${cells.size} cells, looked at ${looks} times, ${wrong.length} wrong`,
    ...wrong.slice(0, 40),
  ]);
  expect(wrong).toEqual([]);
  expect(cells.size).toBe(Object.keys(neighbours).length * 2 * audiences.length * columns.length);
});

const states = {
  active: { profile_status: 1 },
  active_unreviewed: { profile_status: 4 },
  registering: { profile_status: 0 },
  held: { profile_status: 2 },
  paused: { profile_status: 3 },
  matched: { profile_status: 5 },
  suspended: { profile_status: 6 },
  unverified: { phone_verified_at: null },
  leaving: { deletion_requested_at: new Date("2026-11-20") },
} as const;
const ordinary = {
  profile_status: 1,
  phone_verified_at: new Date("2026-01-01"),
  deletion_requested_at: null,
} as const;

test("every viewer finds an owner only in the account states that the matrix allows", async () => {
  const wrong: string[] = [];
  let cells = 0;
  const { owner } = neighbours.stranger ?? { owner: undefined };
  if (!owner) return;
  await choose(owner, true, Object.fromEntries(items.map((item) => [item, "public"])));
  const become = (row: object) =>
    app.deps.tx(async (tx) => {
      await tx.updateTable("members").set(row).where("id", "=", owner.id).execute();
      await profileChanged(app.deps, tx, owner.id);
    });
  for (const public_profile of [true, false]) {
    await app.forgetLimits();
    for (const [state, row] of Object.entries(states)) {
      await become({ ...ordinary, ...row, public_profile });
      const told = stateMatrix.lines.filter(({ item }) => ["any", state].includes(item));
      const viewers = [...new Set(told.map(({ viewer }) => viewer))];
      const views = viewers.map(async (viewer) => {
        const neighbour = neighbours[viewer];
        if (!neighbour) throw new Error(`nobody is ${viewer}`);
        const { word: where } = await readLists(neighbour);
        const { profile } = await readProfile(neighbour);
        const picture_file = await readFiles(neighbour, [owner.picture], cells);
        const { words } = lineFor(stateMatrix.lines, viewer, public_profile, state);
        const seen: Record<string, string> = { lists: where, profile: profile ?? "", picture_file };
        for (const column of stateMatrix.columns) {
          const [is, expected] = [seen[column], words[column]].map((text) =>
            text?.split(" ").sort().join(" "),
          );
          const cell = `${viewer}, ${state}, ${public_profile ? "public" : "private"} profile: ${column}`;
          cells += 1;
          if (is !== expected) wrong.push(`${cell} is ${is}, not ${expected}`);
        }
      });
      await Promise.all(views);
    }
  }
  await become({ ...ordinary, public_profile: true });
  notify([`states of an owner: ${cells} cells, ${wrong.length} wrong`, ...wrong.slice(0, 40)]);
  expect(wrong).toEqual([]);
  expect(cells).toBe((5 * Object.keys(states).length - 1) * 2 * stateMatrix.columns.length);
});

test("every line of the matrix names a viewer, and every privacy item governs a column", () => {
  expect([...new Set(lines.map(({ viewer }) => viewer))].sort()).toEqual(Object.keys(neighbours).sort());
  expect(items).toHaveLength(12);
});
