import { createHash } from "node:crypto";
import { documentVersions, sensitivePurposes, signUpDocuments } from "@sanjog/domain/accounts/consents";
import { day_ms, dayInIndia, hour_ms } from "@sanjog/domain/calendar";
import type { PrivacyItem } from "@sanjog/domain/privacy/privacy-items";
import { inchesFrom } from "@sanjog/domain/profiles/height";
import { personalFields } from "@sanjog/domain/profiles/personal-fields";
import type { Insertable } from "kysely";
import type { FieldCipher } from "../src/platform/crypto/field-cipher.ts";
import { rowFrom } from "../src/platform/crypto/field-columns.ts";
import type { Tx } from "../src/platform/database/open.ts";
import type { RelationEvent } from "../src/platform/database/relation-tables.ts";
import type { Tables } from "../src/platform/database/tables.ts";
import type { PlatformDeps } from "../src/platform/deps.ts";
import { notificationsOf } from "./notifications.ts";
import type { SeedPerson } from "./person.ts";
import type { MadePicture } from "./pictures.ts";
import type { SeedRelations } from "./relations.ts";

type Row<Table extends keyof Tables> = Insertable<Tables[Table]>;

/** The same person has the same id in every demo community, so that a link can be kept. */
export function memberId(key: string): string {
  return createHash("sha256").update(`sanjog demo ${key}`).digest().subarray(0, 16).toString("base64url");
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * day_ms - hour_ms);

/** No password leads here. */
const no_password = "!";

function memberRow(
  fields: FieldCipher,
  person: SeedPerson,
  hashes: ReadonlyMap<string, string>,
  now: Date,
): Row<"members"> {
  const { account, key } = person;
  const created_at = daysBefore(now, account.joined_days_ago);
  return fields.encryptRow("members", memberId(key), {
    id: memberId(key),
    email: account.email,
    email_verified_at: account.email_verified ? created_at : null,
    phone_number: account.phone_number,
    phone_verified_at: account.phone_verified ? created_at : null,
    password_hash: hashes.get(key) ?? no_password,
    profile_for: account.profile_for,
    gender: account.gender,
    locale: account.locale,
    profile_status: account.profile_status,
    status_reason_en: account.status_reason_en,
    status_reason_pb: account.status_reason_pb,
    public_profile: account.public_profile,
    created_at,
    last_active_on: dayInIndia(new Date(now.getTime() - account.active_days_ago * day_ms)),
  });
}

/** Returns when a member who joined then agreed to the wording of this day: nobody can before that day. */
export function agreedAt(version: string, joined_at: Date, now: Date): Date {
  const wording_at = new Date(`${version}T06:30:00Z`);
  const later = wording_at > joined_at ? wording_at : joined_at;
  return later < now ? later : now;
}

function consentRows({ account, key, personal }: SeedPerson, now: Date): Row<"consents">[] {
  const documents = personal ? [...signUpDocuments, ...sensitivePurposes] : signUpDocuments;
  return documents.map((document) => ({
    member_id: memberId(key),
    document,
    version: documentVersions[document],
    locale: account.locale,
    given_at: agreedAt(documentVersions[document], daysBefore(now, account.joined_days_ago), now),
  }));
}

type MemberOwned = { member_id: string; updated_at: Date };

function personalRow(
  fields: FieldCipher,
  owned: MemberOwned,
  { personal }: SeedPerson,
): Row<"personal_details">[] {
  if (!personal) return [];
  const row = { ...owned, ...rowFrom(personalFields, personal) };
  return [fields.encryptRow("personal_details", owned.member_id, row)];
}

function preferencesRow(owned: MemberOwned, { preferences }: SeedPerson): Row<"preferences">[] {
  if (!preferences) return [];
  const { height_min, height_max, country, ...rest } = preferences;
  const ids = country.filter((id) => id !== "any");
  return [
    {
      ...owned,
      ...rest,
      country: ids,
      height_min_inches: inchesFrom(height_min),
      height_max_inches: inchesFrom(height_max),
    },
  ];
}

/** Writes members with whatever steps they have done. */
export async function writePeople(
  fields: FieldCipher,
  tx: Tx,
  people: readonly SeedPerson[],
  hashes: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  const owned = (person: SeedPerson): MemberOwned => ({
    member_id: memberId(person.key),
    updated_at: daysBefore(now, Math.max(0, person.account.joined_days_ago - 1)),
  });
  const members = people.map((person) => memberRow(fields, person, hashes, now));
  await tx.insertInto("members").values(members).execute();
  await tx
    .insertInto("consents")
    .values(people.flatMap((person) => consentRows(person, now)))
    .execute();
  const personal = people.flatMap((person) => personalRow(fields, owned(person), person));
  await tx.insertInto("personal_details").values(personal).execute();
  const family = people.flatMap((person) =>
    person.family
      ? [fields.encryptRow("family_details", memberId(person.key), { ...owned(person), ...person.family })]
      : [],
  );
  await tx.insertInto("family_details").values(family).execute();
  const career = people.flatMap((person) =>
    person.career
      ? [fields.encryptRow("career_details", memberId(person.key), { ...owned(person), ...person.career })]
      : [],
  );
  await tx.insertInto("career_details").values(career).execute();
  const preferences = people.flatMap((person) => preferencesRow(owned(person), person));
  await tx.insertInto("preferences").values(preferences).execute();
  const settings = people.flatMap(({ key, privacy }) =>
    Object.entries(privacy).map(([privacy_id, privacy_value]) => ({
      member_id: memberId(key),
      privacy_id: privacy_id as PrivacyItem,
      privacy_value,
    })),
  );
  await tx.insertInto("privacy_settings").values(settings).execute();
}

export async function writePictures(
  tx: Tx,
  deps: PlatformDeps,
  pictures: readonly MadePicture[],
): Promise<void> {
  const now = deps.now().getTime();
  const rows = pictures.map(({ owner, kind, storage_key }, at) => ({
    id: deps.random.id(),
    member_id: memberId(owner),
    kind,
    storage_key,
    created_at: new Date(now - hour_ms + at),
  }));
  await tx.insertInto("pictures").values(rows).execute();
}

const answers = { accepted: "request_accepted", rejected: "request_rejected" } as const;
const proposal_answers = { accepted: "proposal_accepted", rejected: "proposal_rejected" } as const;

/** Writes proposals between connections, and the events that led to them. A lapse is no event. */
async function writeProposals(tx: Tx, deps: PlatformDeps, { proposals }: SeedRelations): Promise<void> {
  const now = deps.now();
  const connections = await tx
    .selectFrom("connection_requests")
    .where("status", "=", "accepted")
    .select(["id", "sender_id", "receiver_id"])
    .execute();
  const connectionOf = new Map(
    connections.map(({ id, sender_id, receiver_id }) => [[sender_id, receiver_id].sort().join(), id]),
  );
  const rows: Row<"proposals">[] = [];
  const events: SeedEvent[] = [];
  for (const { sender, receiver, status, sent_days_ago, answered_days_ago } of proposals) {
    const [sender_id, receiver_id] = [memberId(sender), memberId(receiver)];
    const connection_id = connectionOf.get([sender_id, receiver_id].sort().join());
    if (!connection_id) throw new Error(`the seed proposes to a stranger: ${sender} to ${receiver}`);
    const sent_at = daysBefore(now, sent_days_ago);
    const answered_at = answered_days_ago === null ? null : daysBefore(now, answered_days_ago);
    rows.push({ id: deps.random.id(), connection_id, sender_id, receiver_id, status, sent_at, answered_at });
    events.push({ actor_id: sender_id, member_id: receiver_id, kind: "proposal_sent", at: sent_at });
    if (answered_at && (status === "accepted" || status === "rejected")) {
      const kind = proposal_answers[status];
      events.push({ actor_id: receiver_id, member_id: sender_id, kind, at: answered_at });
    }
  }
  await tx.insertInto("proposals").values(rows).execute();
  await tx.insertInto("relation_events").values(events).execute();
}

/** Writes what the members were told about all that. */
async function writeNotifications(tx: Tx, deps: PlatformDeps, relations: SeedRelations): Promise<void> {
  const rows = notificationsOf(relations).map(({ member, actor, told_days_ago, ...word }) => ({
    id: deps.random.id(),
    member_id: memberId(member),
    actor_id: memberId(actor),
    ...word,
    told_at: daysBefore(deps.now(), told_days_ago),
    loud_kind: null,
    loud_at: null,
    opened_at: null,
  }));
  await tx.insertInto("notices").values(rows).execute();
}

type SeedEvent = { actor_id: string; member_id: string; kind: RelationEvent; at: Date };

/** Writes requests, proposals, shortlists and blocks, the events that led to them and the notifications about them. */
export async function writeRelations(tx: Tx, deps: PlatformDeps, relations: SeedRelations): Promise<void> {
  const now = deps.now();
  const requests: Row<"connection_requests">[] = [];
  const events: SeedEvent[] = [];
  for (const { sender, receiver, status, sent_days_ago, answered_days_ago } of relations.requests) {
    const [sender_id, receiver_id] = [memberId(sender), memberId(receiver)];
    const sent_at = daysBefore(now, sent_days_ago);
    const answered_at = answered_days_ago === null ? null : daysBefore(now, answered_days_ago);
    requests.push({ id: deps.random.id(), sender_id, receiver_id, status, sent_at, answered_at });
    events.push({ actor_id: sender_id, member_id: receiver_id, kind: "request_sent", at: sent_at });
    if (status !== "pending" && answered_at) {
      events.push({ actor_id: receiver_id, member_id: sender_id, kind: answers[status], at: answered_at });
    }
  }
  const blocks = relations.blocks.map(({ blocker, blocked }) => ({
    blocker_id: memberId(blocker),
    blocked_id: memberId(blocked),
    blocked_at: daysBefore(now, 8),
  }));
  for (const { blocker_id, blocked_id, blocked_at } of blocks) {
    events.push({ actor_id: blocker_id, member_id: blocked_id, kind: "blocked", at: blocked_at });
  }
  const shortlist = relations.shortlist.map(({ owner, member }) => ({
    owner_id: memberId(owner),
    member_id: memberId(member),
    added_at: daysBefore(now, 2),
  }));
  await tx.insertInto("connection_requests").values(requests).execute();
  await tx.insertInto("blocks").values(blocks).execute();
  await tx.insertInto("shortlist_entries").values(shortlist).execute();
  await tx.insertInto("relation_events").values(events).execute();
  await writeProposals(tx, deps, relations);
  await writeNotifications(tx, deps, relations);
}
