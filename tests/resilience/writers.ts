import { base_path } from "@sanjog/contract/endpoint";
import { audiences, privacyItems } from "@sanjog/domain/privacy/privacy-items";
import { multipart } from "../../apps/api/test/support/multipart.ts";
import { told_preferences } from "../../apps/api/test/support/told-steps.ts";
import { privacy_change } from "./checker.ts";
import { turnKey } from "./keys.ts";
import type { Member } from "./people.ts";
import type { Base, Recorder, RequestSpec } from "./record.ts";
import type { TestServer } from "./test-server.ts";

export type Writing = { stop(): Promise<void> };

const path = (rest: string) => `${base_path}/api/user/${rest}`;
/** Changes the partner description; the marker identifies the write in the row. */
export const savePreferences = (marker: string): RequestSpec => ({
  method: "POST",
  path: path("preferences"),
  json: { ...told_preferences, about_desired_partner: marker },
  marker,
  what: "preferences",
});

/** Written in letters, because a text that looks like a phone number is refused. */
export const markerOf = (...numbers: readonly number[]) =>
  numbers
    .map((number) => String(number).replace(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? ""))
    .join(" ");

/** Changes the audience of one item. */
function changePrivacy(random: () => number): RequestSpec {
  const item = privacyItems[Math.floor(random() * privacyItems.length)] ?? "email";
  const privacy_value = audiences[Math.floor(random() * audiences.length)] ?? "private";
  const what = `${privacy_change}${item}`;
  return {
    method: "PUT",
    path: path(`privacy/${item}`),
    json: { privacy_value },
    marker: privacy_value,
    what,
  };
}

export const addPicture = (bytes: Buffer, count = 1): RequestSpec => {
  const files = Array.from({ length: count }, (_, n) => ({ bytes, name: `${n}.jpg`, field: "photos[]" }));
  const { body, headers } = multipart(files);
  return { method: "POST", path: path("pictures"), body, headers, what: "pictures", limit_ms: 60_000 };
};

/** The steps that two members may take, whatever their relation. */
function between(other: Member, choice: number): RequestSpec {
  const id = other.id;
  const kinds: RequestSpec[] = [
    { method: "POST", path: path("connection-requests"), json: { receiver_id: id }, what: "request" },
    { method: "POST", path: path("favorites"), json: { favorite_user_id: id }, what: "shortlist" },
    { method: "POST", path: path("blocked"), json: { blocked_user_id: id }, what: "block" },
    { method: "POST", path: path("marriage-proposal"), json: { receiver_id: id }, what: "proposal" },
    { method: "GET", path: path("connection-requests"), what: "list" },
  ];
  return kinds[choice % kinds.length] ?? savePreferences("");
}

/** The number of writers, the pause between writes, and the share of picture writes. */
export type Pace = { clients?: number; pause_ms?: number; image?: Buffer; pictures?: number };

/** Starts members who write texts, relations and pictures one after the other until stopped. */
export function startWriting(
  record: Recorder,
  { base, members, keys }: Pick<TestServer, "members" | "keys"> & { base(): Base },
  { clients = 20, pause_ms = 0, image, pictures = 0.1 }: Pace,
  random: () => number,
): Writing {
  let stopping = false;
  const used = new Set(record.operations.filter(({ what }) => what === "key").map(({ marker }) => marker));
  const unused = keys.filter(({ id }) => !used.has(id));
  const client = async (n: number) => {
    const member = members[n % members.length];
    if (!member) return;
    for (let turn = 0; !stopping; turn += 1) {
      const other = members[Math.floor(random() * members.length)] ?? member;
      const kind = random();
      const key = kind < 0.05 ? unused.pop() : undefined;
      if (key) {
        await turnKey(record, base, key, () => stopping);
        continue;
      }
      const wish =
        kind < 0.5
          ? savePreferences(markerOf(n, record.operations.length, turn))
          : kind < 0.6
            ? changePrivacy(random)
            : kind < 1 - pictures || !image
              ? between(other, Math.floor(random() * 5))
              : addPicture(image);
      const { operation } = await record.send(base(), member, wish);
      // After a missing response the client retries shortly, as the app does.
      const wait = operation.status === 0 ? 50 : pause_ms;
      if (wait) await new Promise((resolve) => setTimeout(resolve, wait));
    }
  };
  const clientsDone = Promise.all(Array.from({ length: clients }, (_, n) => client(n)));
  return {
    stop: async () => {
      stopping = true;
      await clientsDone;
    },
  };
}
