import { base_path } from "@sanjog/contract/endpoint";
import { profileStatus } from "@sanjog/domain/accounts/profile-status";
import { type PrivacyItem, type PrivacySettings, settingsFrom } from "@sanjog/domain/privacy/privacy-items";
import { mayMeet, maySee } from "@sanjog/domain/privacy/visibility";
import { oneself, type Relation, strangers } from "@sanjog/domain/relations/relation";
import type { LiveDeps } from "../../apps/api/src/platform/adapters/live-deps.ts";
import type { Member } from "./people.ts";
import type { Recorder } from "./record.ts";

/** Returns what one member may see of another, from the rows and the domain's rule alone. */
export type Cell = {
  viewer: Member;
  owner: Member;
  item: PrivacyItem;
  /** Which picture, for an item that is a picture. */
  picture: string;
  sees: "nobody" | "no item" | "item";
};

/** The path of an item in a profile; every member of the run has a value there. */
const places: Partial<Record<PrivacyItem, [part: string, field: string]>> = {
  email: ["", "email"],
  phone_number: ["", "phone_number"],
  dob: ["profile_details", "dob"],
  contact_address: ["family_details", "contact_address"],
  parents_names: ["family_details", "father_name"],
  health: ["profile_details", "blood_group"],
  annual_income: ["career_details", "annual_income"],
  instagram_link: ["profile_details", "instagram_link"],
  facebook_link: ["profile_details", "facebook_link"],
  reference_contact: ["profile_details", "reference_contact"],
};

/** Draws that many random cells of the privacy matrix with the expected result of each. */
export async function chooseCells(
  live: LiveDeps,
  members: readonly Member[],
  count: number,
  random: () => number,
): Promise<Cell[]> {
  const rows = await readRows(live);
  const there = members.filter(({ id }) => rows.members.has(id));
  const any = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)];
  const cells: Cell[] = [];
  // Some members have no gallery; then another cell is drawn.
  for (let tried = 0; cells.length < count && tried < 20 * count; tried += 1) {
    const [viewer, owner] = [any(there), any(there)];
    const item = any<PrivacyItem>([...(Object.keys(places) as PrivacyItem[]), "profile_picture", "gallery"]);
    if (!viewer || !owner || !item) break;
    const picture = rows.pictures.get(`${owner.id} ${item}`) ?? "";
    if (places[item] || picture)
      cells.push({ viewer, owner, item, picture, sees: seenBy(rows, viewer.id, owner.id, item) });
  }
  return cells;
}

type Rows = Awaited<ReturnType<typeof readRows>>;

async function readRows({ deps: { db } }: LiveDeps) {
  const [members, settings, blocks, requests, pictures] = await Promise.all([
    db.selectFrom("members").selectAll().execute(),
    db.selectFrom("privacy_settings").selectAll().execute(),
    db.selectFrom("blocks").select(["blocker_id", "blocked_id"]).execute(),
    db.selectFrom("connection_requests").selectAll().execute(),
    db.selectFrom("pictures").select(["id", "member_id", "kind"]).where("hidden_at", "is", null).execute(),
  ]);
  const chosen = new Map<string, Partial<PrivacySettings>>();
  for (const { member_id, privacy_id, privacy_value } of settings)
    chosen.set(member_id, { ...chosen.get(member_id), [privacy_id]: privacy_value });
  return {
    members: new Map(members.map((row) => [row.id, row])),
    chosen,
    blocks: new Set(blocks.flatMap(({ blocker_id: a, blocked_id: b }) => [`${a} ${b}`, `${b} ${a}`])),
    requests: new Map(
      requests.flatMap((row) => [
        [`${row.sender_id} ${row.receiver_id}`, row] as const,
        [`${row.receiver_id} ${row.sender_id}`, row] as const,
      ]),
    ),
    pictures: new Map(
      pictures.map(({ id, member_id, kind }) => [
        `${member_id} ${kind === "profile" ? "profile_picture" : "gallery"}`,
        id,
      ]),
    ),
  };
}

function seenBy(rows: Rows, viewer_id: string, owner_id: string, item: PrivacyItem): Cell["sees"] {
  const [viewer, owner] = [rows.members.get(viewer_id), rows.members.get(owner_id)];
  if (!viewer || !owner) return "nobody";
  const complete = viewer.profile_status !== profileStatus.registering;
  const presence = {
    profile_status: owner.profile_status,
    public_profile: owner.public_profile,
    complete: owner.profile_status !== profileStatus.registering,
    phone_verified: owner.phone_verified_at !== null,
    leaving: owner.deletion_requested_at !== null,
  };
  const relation = relationOf(rows, viewer_id, owner_id);
  if (!mayMeet({ complete }, presence, relation)) return "nobody";
  return maySee(settingsFrom(rows.chosen.get(owner_id) ?? {})[item], relation) ? "item" : "no item";
}

function relationOf(rows: Rows, viewer_id: string, owner_id: string): Relation {
  if (viewer_id === owner_id) return oneself;
  const pair = `${viewer_id} ${owner_id}` as const;
  const row = rows.requests.get(pair);
  return {
    ...strangers,
    blocked: rows.blocks.has(pair),
    connected: row?.status === "accepted",
    request: row
      ? {
          id: row.id,
          status: row.status,
          sent_by_viewer: row.sender_id === viewer_id,
          answered_at: row.answered_at,
        }
      : null,
  };
}

/** V7: in each cell the server shows what the rule says. */
export async function checkCells(record: Recorder, base: string, cells: readonly Cell[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const cell of cells) {
    const seen = await (cell.picture ? lookAtPicture : lookAtProfile)(record, base, cell);
    const expected = cell.picture && cell.sees !== "item" ? "nobody" : cell.sees;
    if (seen !== expected)
      wrong.push(`V7: ${cell.item} of ${cell.owner.id} for ${cell.viewer.id}: ${seen}, not ${expected}`);
  }
  return wrong;
}

type CellResult = Cell["sees"] | `status ${number}`;

async function lookAtPicture(record: Recorder, base: string, { viewer, picture }: Cell): Promise<CellResult> {
  const wish = { path: `${base_path}/api/pictures/${picture}`, what: "cell" };
  const { operation } = await record.send(base, viewer, wish);
  if (operation.status === 404) return "nobody";
  return operation.status === 200 ? "item" : `status ${operation.status}`;
}

async function lookAtProfile(
  record: Recorder,
  base: string,
  { viewer, owner, item }: Cell,
): Promise<CellResult> {
  const wish = { path: `${base_path}/api/user/profile/view/${owner.id}`, what: "cell" };
  const { operation, text } = await record.send(base, viewer, wish);
  if (operation.status === 404) return "nobody";
  if (operation.status !== 200) return `status ${operation.status}`;
  const { data } = JSON.parse(text) as { data: { data: Record<string, unknown> } };
  const [part = "", field = ""] = places[item] ?? [];
  const holder = part ? (data.data[part] as Record<string, unknown>) : data.data;
  return holder[field] === null || holder[field] === undefined ? "no item" : "item";
}
