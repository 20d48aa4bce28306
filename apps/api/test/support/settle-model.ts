import { day_ms, momentBefore } from "@sanjog/domain/calendar";
import { ask_again_after_ms } from "@sanjog/domain/connections/connection-request";
import { any_option } from "@sanjog/domain/reference/option-lists";
import { sql } from "kysely";
import type { Tx } from "../../src/platform/database/open.ts";
import type { PlatformDeps } from "../../src/platform/deps.ts";
import { renewOrder } from "../../src/suggestions/commands/card-order.ts";
import { refreshMatchCards } from "../../src/suggestions/commands.ts";
import { type ModelMember, type ReferenceModel, type Tie } from "./random-model.ts";
import type { TestApp } from "./test-app.ts";

const batch = 500;
const today = "2026-11-22";

/** Replaces the app's members with these, and lets a night and part of a day pass. */
export async function settle(app: TestApp, { people, ties }: ReferenceModel): Promise<void> {
  const now = app.deps.now();
  await app.deps.tx((tx) => tx.deleteFrom("members").execute());
  for (let from = 0; from < people.length; from += batch) {
    await app.deps.tx((tx) => settleSome(app.deps, tx, people.slice(from, from + batch), now));
  }
  await app.deps.tx((tx) => tie(tx, people, ties, now));
  await passNight(app.deps, people);
}

/** Activity after the nightly job does not count yet: some members save their profile then. */
async function passNight({ db, tx, now }: PlatformDeps, people: readonly ModelMember[]): Promise<void> {
  const days = people.map(({ id, last_active_on }) => ({ id, last_active_on }));
  await sql`update members set last_active_on = found.last_active_on
    from json_to_recordset(${JSON.stringify(days)}::json) as found (id text, last_active_on date)
    where members.id = found.id`.execute(db);
  const counts = people.map(({ id, shown }) => ({ member_id: id, shown }));
  for (let from = 0; from < counts.length; from += batch) {
    await db
      .insertInto("shown_counts")
      .values(counts.slice(from, from + batch))
      .execute();
  }
  await renewOrder(tx, now());
  const early = people.filter((_, i) => i % 3 === 0).map(({ id }) => id);
  for (let from = 0; from < early.length; from += batch) {
    await tx(async (open) => {
      const some = early.slice(from, from + batch);
      await open.updateTable("members").set({ last_active_on: today }).where("id", "in", some).execute();
      await refreshMatchCards(open, some, now());
    });
  }
}

async function settleSome(
  { fields }: PlatformDeps,
  tx: Tx,
  people: readonly ModelMember[],
  now: Date,
): Promise<void> {
  const rows = <Row>(make: (person: ModelMember, now: Date) => Row) =>
    people.map((person) => make(person, now));
  await tx
    .insertInto("members")
    .values(rows(memberRow).map((row) => fields.encryptRow("members", row.id, row)))
    .execute();
  await tx
    .insertInto("personal_details")
    .values(rows(personalRow).map((row) => fields.encryptRow("personal_details", row.member_id, row)))
    .execute();
  await tx
    .insertInto("family_details")
    .values(rows(familyRow).map((row) => fields.encryptRow("family_details", row.member_id, row)))
    .execute();
  await tx
    .insertInto("career_details")
    .values(rows(careerRow).map((row) => fields.encryptRow("career_details", row.member_id, row)))
    .execute();
  await tx.insertInto("preferences").values(rows(preferencesRow)).execute();
  await tx.insertInto("privacy_settings").values(rows(privacyRow)).execute();
  const pictures = people
    .filter(({ has_picture }) => has_picture)
    .map(({ id }) => ({ id, member_id: id, kind: "profile" as const, storage_key: id, created_at: now }));
  if (pictures.length > 0) await tx.insertInto("pictures").values(pictures).execute();
  await refreshMatchCards(
    tx,
    people.map(({ id }) => id),
    now,
  );
}

/** Two of three requests were sent more than a day ago. */
export function sentAt({ from, to }: Pick<Tie, "from" | "to">, now: Date): Date {
  return momentBefore(now, (from + to) % 3 === 0 ? 0 : 2 * day_ms);
}

const long_ago = (now: Date) => momentBefore(now, ask_again_after_ms);

async function tie(tx: Tx, people: readonly ModelMember[], ties: readonly Tie[], now: Date): Promise<void> {
  const id = (index: number) => people[index]?.id ?? "";
  const blocks = ties
    .filter(({ kind }) => kind === "block")
    .map(({ from, to }) => ({ blocker_id: id(from), blocked_id: id(to), blocked_at: now }));
  const requests = ties.flatMap(({ from, to, kind }) => {
    if (kind === "block") return [];
    const pair = { sender_id: id(from), receiver_id: id(to) };
    const status = kind === "rejected_long_ago" ? "rejected" : kind;
    const answered_at = kind === "pending" ? null : kind === "rejected_long_ago" ? long_ago(now) : now;
    return [{ id: `${from} ${to}`, ...pair, status, sent_at: sentAt({ from, to }, now), answered_at }];
  });
  for (let from = 0; from < Math.max(blocks.length, requests.length); from += batch) {
    const some = blocks.slice(from, from + batch);
    if (some.length > 0) await tx.insertInto("blocks").values(some).execute();
    const more = requests.slice(from, from + batch);
    if (more.length > 0) await tx.insertInto("connection_requests").values(more).execute();
  }
}

/** Two members each share one phone number. */
export function householdOf({ id }: Pick<ModelMember, "id">): number {
  return Math.floor(Number(id.slice(1)) / 2);
}

function memberRow(person: ModelMember, now: Date) {
  return {
    id: person.id,
    email: null,
    email_verified_at: null,
    phone_number: `+9198${String(householdOf(person)).padStart(8, "0")}`,
    phone_verified_at: person.phone_verified ? now : null,
    password_hash: "",
    profile_for: "myself" as const,
    gender: person.gender,
    locale: "en" as const,
    profile_status: person.profile_status,
    public_profile: person.public_profile,
    status_reason_en: null,
    status_reason_pb: null,
    // The first week has other limits.
    created_at: new Date(now.getTime() - 300 * day_ms),
    last_active_on: null,
    deletion_requested_at: person.leaving ? now : null,
  };
}

function personalRow({ id, facts: are }: ModelMember, now: Date) {
  return {
    member_id: id,
    updated_at: now,
    firstname: id,
    lastname: "",
    name_in_punjabi: "",
    name_in_english: "",
    dob: are.dob,
    blood_group: "not_known" as const,
    height_inches: are.height_inches,
    weight: 60,
    marital_status: are.marital_status as "divorced",
    mother_tongue: are.mother_tongue as "punjabi",
    religion: are.religion as "sikh",
    caste: are.caste as "arora",
    diet: are.diet as "vegan",
    namdhari_sect: true,
    differently_abled: false,
    disability_explain: "",
    instagram_link: "",
    facebook_link: "",
    reference: false,
    reference_name: "",
    reference_relation: "",
    reference_contact: "",
    hobbies: [],
    express_yourself: "",
  };
}

function familyRow({ id, facts: are, gotras }: ModelMember, now: Date) {
  return {
    member_id: id,
    updated_at: now,
    father_name: "",
    father_occupation: "farming" as const,
    mother_name: "",
    mother_occupation: "farming" as const,
    brother_count: 0,
    brother_married_count: 0,
    sister_count: 0,
    sister_married_count: 0,
    ...gotras,
    paternal_gotra: gotras.paternal_gotra as "other",
    maternal_gotra: gotras.maternal_gotra as "other",
    family_type: are.family_type as "joint",
    live_with_family: true,
    family_living_in: "",
    contact_address: "",
    about_family: "",
  };
}

function careerRow({ id, facts: are }: ModelMember, now: Date) {
  return {
    member_id: id,
    updated_at: now,
    country_id: are.country_id,
    state_id: 1,
    city_id: 1,
    pincode: "",
    residential_status: are.residential_status as "citizen",
    highest_degree: are.highest_degree as "primary",
    employed_in: "farming" as const,
    occupation: are.occupation as "teacher",
    annual_income: are.annual_income as "no_income",
  };
}

function preferencesRow({ id, wishes: wants, gotra_rule }: ModelMember, now: Date) {
  const { height_min, height_max, country, ...rest } = wants;
  return {
    member_id: id,
    updated_at: now,
    ...rest,
    height_min_inches: height_min.feet * 12 + height_min.inches,
    height_max_inches: height_max.feet * 12 + height_max.inches,
    country: country.filter((wanted) => wanted !== any_option),
    gotra_rule,
    about_desired_partner: "",
  };
}

function privacyRow({ id, annual_income }: ModelMember) {
  return { member_id: id, privacy_id: "annual_income" as const, privacy_value: annual_income };
}
