import { audiences, privacyItems } from "@sanjog/domain/privacy/privacy-items";
import sharp from "sharp";
import { objectKeys } from "../../apps/api/src/photos/commands.ts";
import { createComplete, createMan, type Details } from "../../apps/api/test/support/families.ts";
import type { TestApp } from "../../apps/api/test/support/test-app.ts";

export type Member = { id: string; token: string; email: string; gender: "female" | "male"; address: string };

const names = ["Asha", "Balbir", "Charan", "Deepa", "Ekam", "Fateh", "Gurleen", "Harjot"];

/** Returns a picture like one of a phone's camera, of about that many bytes. */
export async function picture(bytes: number, seed = 1): Promise<Buffer> {
  const side = Math.max(400, Math.round(Math.sqrt(bytes / 1.1)));
  const raw = Buffer.alloc(side * side * 3);
  let state = seed * 2_654_435_761;
  for (let i = 0; i < raw.length; i += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    raw[i] = state >>> 24;
  }
  for (let quality = 60; ; quality -= 10) {
    const made = await sharp(raw, { raw: { width: side, height: side, channels: 3 } })
      .jpeg({ quality })
      .toBuffer();
    if (made.length <= Math.max(bytes, 200_000) || quality <= 20) return made;
  }
}

/** Fills in everything that can be hidden, with different audiences for different members. */
function detailsOf(n: number): Details {
  const chosen = privacyItems.map((item, i) => [item, audiences[(n + i) % audiences.length]] as const);
  const links = {
    instagram_link: "https://instagram.com/sanjog",
    facebook_link: "https://facebook.com/sanjog",
  };
  const reference = {
    reference: true,
    reference_name: "Kirpal Singh",
    reference_relation: "uncle",
    reference_contact: "+919876500000",
  };
  return {
    member: { public_profile: n % 5 !== 4 },
    personal: { ...links, ...reference },
    privacy: Object.fromEntries(chosen),
  };
}

/** Connects every other couple. */
async function connect({ deps }: TestApp, members: readonly Member[]): Promise<void> {
  const now = deps.now();
  for (let n = 0; n + 1 < members.length; n += 4) {
    const [sender, receiver] = [members[n], members[n + 1]];
    if (!sender || !receiver) return;
    const ids = { id: deps.random.id(), sender_id: sender.id, receiver_id: receiver.id };
    const answered = { status: "accepted" as const, sent_at: now, answered_at: now };
    await deps.db
      .insertInto("connection_requests")
      .values({ ...ids, ...answered })
      .execute();
  }
}

/** Creates signed-in members with complete profiles, women and men in turn, each with a stored picture. */
export async function makePeople(app: TestApp, count: number): Promise<Member[]> {
  const made: Member[] = [];
  for (let n = 0; n < count; n += 1) {
    const gender = n % 2 === 0 ? ("female" as const) : ("male" as const);
    const name = names[n % names.length] ?? "Asha";
    const person = await (gender === "female" ? createComplete : createMan)(app, name, detailsOf(n));
    made.push({
      id: person.id,
      token: person.token,
      email: person.email,
      gender,
      address: `10.${n >> 8}.${n & 255}.1`,
    });
  }
  await connect(app, made);
  const bytes = await picture(100_000);
  const rows = await app.deps.db.selectFrom("pictures").select("storage_key").execute();
  for (const key of rows.flatMap(({ storage_key }) => objectKeys(storage_key)))
    await app.deps.photos.put(key, bytes);
  return made;
}
