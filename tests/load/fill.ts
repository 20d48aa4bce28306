import { day_ms } from "@sanjog/domain/calendar";
import { heightFrom } from "@sanjog/domain/profiles/height";
import { any_option } from "@sanjog/domain/reference/option-lists";
import { maybeSuggested } from "@sanjog/domain/suggestions/suggestable";
import { sql } from "kysely";
import type { FieldCipher } from "../../apps/api/src/platform/crypto/field-cipher.ts";
import type { Database, Tx } from "../../apps/api/src/platform/database/open.ts";
import type { Tables } from "../../apps/api/src/platform/database/tables.ts";
import type { MatchProfile } from "../../apps/api/src/relations/queries/match-profiles.ts";
import { cardFrom } from "../../apps/api/src/suggestions/card.ts";
import { type BenchPerson, type BenchTie, benchPerson, benchTies, memberIdOf } from "./community.ts";

const batch = 2_000;
/** The password of every generated member. */
export const bench_password = "Mustard-Tractor-71";

export type GeneratedMember = { person: BenchPerson; index: number; now: Date };

/** Fills an empty database with that many members, with the rows that sign-ups, steps and clicks would create. */
export async function fillCommunity(
  { tx, db }: Database,
  fields: FieldCipher,
  members: number,
  password_hash: string,
  say: (text: string) => void,
): Promise<void> {
  const now = new Date();
  const began = Date.now();
  for (let from = 0; from < members; from += batch) {
    const people = Array.from({ length: Math.min(batch, members - from) }, (_, i) => ({
      person: benchPerson(from + i, now),
      index: from + i,
      now,
    }));
    await tx((open) => writePeople(open, fields, people, password_hash));
    if ((from / batch) % 50 === 49)
      say(`${from + batch} members, ${Math.round((Date.now() - began) / 1000)} s`);
  }
  for (let from = 0; from < members; from += batch) {
    const ties = Array.from({ length: Math.min(batch, members - from) }, (_, i) =>
      benchTies(from + i, members),
    );
    await tx((open) => writeTies(open, ties.flat(), now));
  }
  for (const statement of [
    "cluster match_cards_female",
    "cluster match_cards_male",
    "vacuum analyze",
    "checkpoint",
  ])
    await sql.raw(statement).execute(db);
  say(`${members} members in ${Math.round((Date.now() - began) / 1000)} s`);
}

/** Rows as JSON: one parameter for any table, and every column type parses its own text. */
async function write(tx: Tx, table: keyof Tables, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.keys(rows[0] ?? {}).map((column) => sql.ref(column));
  await sql`insert into ${sql.table(table)} (${sql.join(columns)})
    select ${sql.join(columns)} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)
    on conflict do nothing`.execute(tx);
}

export async function writePeople(
  tx: Tx,
  fields: FieldCipher,
  people: readonly GeneratedMember[],
  password_hash: string,
): Promise<void> {
  const step = (key: "personal" | "family" | "career" | "preferences") =>
    people.map(({ person, now }) => ({ member_id: person.id, updated_at: now, ...person[key] }));
  await write(
    tx,
    "members",
    people.map((made) => {
      const row = fields.encryptRow("members", made.person.id, { ...memberRow(made), password_hash });
      return { ...row, phone_hash: `\\x${fields.hash(memberRow(made).phone_number).toString("hex")}` };
    }),
  );
  await write(tx, "personal_details", step("personal"));
  await write(
    tx,
    "family_details",
    step("family").map((row) => fields.encryptRow("family_details", row.member_id, row)),
  );
  await write(tx, "career_details", step("career"));
  await write(tx, "preferences", step("preferences"));
  const pictures = people.filter(({ person }) => person.has_picture);
  await write(tx, "pictures", pictures.map(pictureRow));
  const hidden = people.filter(({ person }) => person.income_audience !== "public");
  const settings = hidden.map(({ person: { id, income_audience } }) => {
    return { member_id: id, privacy_id: "annual_income", privacy_value: income_audience };
  });
  await write(tx, "privacy_settings", settings);
  for (const gender of ["female", "male"] as const) {
    const profiles = people.filter(({ person }) => person.gender === gender).map(matchProfile);
    const open = profiles.filter(({ presence }) => maybeSuggested({ ...presence, complete: true }));
    await write(tx, `match_cards_${gender}`, open.map(cardFrom));
  }
}

const before = (now: Date, days: number) => new Date(now.getTime() - days * day_ms);
const activeOn = ({ person, now }: GeneratedMember) =>
  before(now, person.active_days_ago).toISOString().slice(0, 10);

function memberRow(made: GeneratedMember) {
  const { person, index, now } = made;
  const created_at = before(now, person.joined_days_ago);
  return {
    id: person.id,
    email: `member${index}@example.com`,
    email_verified_at: created_at,
    phone_number: `+91${9_000_000_000 + index}`,
    phone_verified_at: person.phone_verified ? created_at : null,
    profile_for: "myself",
    gender: person.gender,
    locale: "en",
    profile_status: person.profile_status,
    public_profile: person.public_profile,
    created_at,
    last_active_on: activeOn(made),
  };
}

function pictureRow({ person, now }: GeneratedMember) {
  const key = `picture-of-${person.id}`;
  return { id: key, member_id: person.id, kind: "profile", storage_key: key, created_at: now };
}

export function matchProfile(made: GeneratedMember): MatchProfile {
  const { person, now } = made;
  const { personal, family, career, preferences } = person;
  const {
    height_min_inches,
    height_max_inches,
    country,
    gotra_rule,
    about_desired_partner: _,
    ...lists
  } = preferences;
  return {
    id: person.id,
    gender: person.gender,
    presence: {
      profile_status: person.profile_status,
      public_profile: person.public_profile,
      phone_verified: person.phone_verified,
      leaving: false,
    },
    facts: { ...personal, ...career, family_type: family.family_type },
    wishes: {
      ...lists,
      height_min: heightFrom(height_min_inches),
      height_max: heightFrom(height_max_inches),
      country: country.length === 0 ? [any_option] : country,
    },
    gotras: family,
    gotra_rule,
    has_picture: person.has_picture,
    last_active_on: activeOn(made),
    joined_at: before(now, person.joined_days_ago),
    annual_income: person.income_audience,
  };
}

async function writeTies(tx: Tx, ties: readonly BenchTie[], now: Date): Promise<void> {
  const of = (...kinds: readonly string[]) => ties.filter(({ kind }) => kinds.includes(kind));
  const blocks = of("block").map(({ from, to }) => {
    return { blocker_id: memberIdOf(from), blocked_id: memberIdOf(to), blocked_at: now };
  });
  const shortlist = of("shortlisted").map(({ from, to }) => {
    return { owner_id: memberIdOf(from), member_id: memberIdOf(to), added_at: now };
  });
  const requests = of("pending", "accepted", "rejected").map(({ from, to, kind }) => ({
    id: `request-${from}-${to}`,
    sender_id: memberIdOf(from),
    receiver_id: memberIdOf(to),
    status: kind,
    sent_at: now,
    answered_at: kind === "pending" ? null : now,
  }));
  await write(tx, "blocks", blocks);
  await write(tx, "shortlist_entries", shortlist);
  await write(tx, "connection_requests", requests);
}
