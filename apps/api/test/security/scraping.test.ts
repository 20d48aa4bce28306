import { readFileSync } from "node:fs";
import path from "node:path";
import { blockMember } from "@sanjog/contract/blocks";
import { sendRequest } from "@sanjog/contract/connections";
import { listNotifications } from "@sanjog/contract/notifications";
import { loadPicture } from "@sanjog/contract/photos";
import { bringBack, setAside } from "@sanjog/contract/set-aside";
import { addToShortlist } from "@sanjog/contract/shortlist";
import { listSuggestions } from "@sanjog/contract/suggestions";
import { viewProfile } from "@sanjog/contract/view-profile";
import { most_pages, mostViews, pages_seconds } from "@sanjog/domain/relations/viewing-limits";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createApp } from "../../src/app.ts";
import { areas } from "../../src/areas.ts";
import { createLimiter } from "../../src/platform/http/limiter.ts";
import { limit } from "../../src/platform/http/rate-limit.ts";
import { createProcessMemory } from "../../src/platform/process-memory.ts";
import { as } from "../support/caller.ts";
import { createComplete, createMan } from "../support/families.ts";
import { long_form, patience_ms } from "../support/long-form.ts";
import type { Person } from "../support/people.ts";
import { begin, signUpForm } from "../support/sign-up.ts";
import { createTestApp, type TestApp } from "../support/test-app.ts";

vi.setConfig({ testTimeout: patience_ms, hookTimeout: patience_ms });

let app: TestApp;
let warned: object[];
let crowd: Awaited<ReturnType<typeof createCrowd>>;
beforeAll(async () => {
  app = await createTestApp(areas);
  crowd = await createCrowd(long_form ? 2_000 : 60);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.forgetLimits();
  warned = [];
  app.deps.log.warn = ((told: object) => void warned.push(told)) as typeof app.deps.log.warn;
});

const newcomer = () => createMan(app, "Bikram", { member: { created_at: app.clock.now() } });
const open = (who: Person, id: string) => as(app, who).call(viewProfile, { params: { id } });

/** Creates women whom a search may find, each with three public pictures. */
async function createCrowd(count: number) {
  const { deps, photos } = app;
  const ids: string[] = [];
  for (let i = 0; i < count; i += 1) {
    const { id } = await createComplete(app, "Asha", { privacy: { gallery: "public" } });
    ids.push(id);
  }
  const gallery = ids.flatMap((member_id) =>
    [1, 2].map(() => ({
      id: deps.random.id(),
      member_id,
      kind: "gallery" as const,
      storage_key: deps.random.id(),
      created_at: deps.now(),
    })),
  );
  for (let i = 0; i < gallery.length; i += 1_000)
    await deps.db
      .insertInto("pictures")
      .values(gallery.slice(i, i + 1_000))
      .execute();
  const pictures = await deps.db
    .selectFrom("pictures")
    .where("member_id", "in", ids)
    .select(["id", "storage_key"])
    .execute();
  for (const { storage_key } of pictures) photos.kept.set(`${storage_key}-card`, Buffer.from("picture"));
  return { ids, pictures: pictures.map(({ id }) => id) };
}

test("S1: a page size other than those offered is refused or reduced", async () => {
  const balbir = await createMan(app, "Balbir");
  const ask = (query: string) =>
    app.fastify.inject({
      url: `/backend/api/user/suggestions?${query}`,
      headers: { authorization: `Bearer ${balbir.token}` },
    });
  // Eight are the page of every screen; 24 the most that a screen of its own may ask for.
  const refused = [
    "per_page=100000",
    "per_page=25",
    "per_page=0",
    "per_page=-8",
    "per_page=NaN",
    "per_page=1e9",
  ];
  refused.push("per_page=8.5", "per_page=", "per_page=8&per_page=9", "per_page=eight");
  refused.push("page=0", "page=-1", "page=NaN", "page=1e9", "page=1.5", "page=1&page=2", "page=;drop");
  const taken = ["page=1000000", "per_page=24", "per_page=8&page=2", "per_page[]=100000", "page[]=1"];
  for (const query of [...refused, ...taken]) {
    const answer = await ask(query);
    expect([query, answer.statusCode]).toEqual([query, refused.includes(query) ? 422 : 200]);
    const { data } = answer.json();
    expect(data?.data.length ?? 0).toBeLessThanOrEqual(24);
  }
});

test("S2: a member who collects profiles sees no more than the daily limit, also in parallel and after a restart", async () => {
  const { ids } = crowd;
  const pictures = crowd.pictures.slice(0, long_form ? undefined : 120);
  const bot = long_form ? await createMan(app, "Bikram") : await newcomer();
  const since = long_form ? new Date(0) : app.clock.now();
  const most = mostViews("profile", since, app.clock.now());
  const seen = new Set<string>();
  const look = async (id: string) => {
    const { status } = await open(bot, id);
    if (status === 200) seen.add(id);
    return status;
  };
  // One day in hourly steps, sixteen requests at a time.
  for (let hour = 0; hour < 24; hour += 1) {
    const from = long_form ? hour * 83 : (hour * 3) % 60;
    const asked = ids.slice(from, from + (long_form ? 84 : 6));
    for (let i = 0; i < asked.length; i += 16) await Promise.all(asked.slice(i, i + 16).map(look));
    app.clock.pass({ minutes: 59 });
  }
  expect(seen.size).toBe(most);
  const unseen = ids.find((id) => !seen.has(id)) ?? "";
  const no = await open(bot, unseen);
  expect(no.status).toBe(429);
  expect(no.message).toContain(`You have opened ${String(most)} profiles today`);
  expect(Number(no.headers["retry-after"])).toBeLessThanOrEqual(3_600);
  expect((await as(app, bot).call(viewProfile, { params: { id: unseen }, locale: "pb" })).message).toMatch(
    /ਪ੍ਰੋਫ਼ਾਈਲ/,
  );
  // Profiles seen before stay open, and so does the member's own.
  expect(await look([...seen][0] ?? "")).toBe(200);
  expect((await open(bot, bot.id)).status).toBe(200);
  expect(warned).toContainEqual(expect.objectContaining({ kind: "profile", seen: most * 0.8, most }));
  expect(JSON.stringify(warned)).not.toContain(bot.id);

  const shown: { status: number }[] = [];
  for (let i = 0; i < pictures.length; i += 16) {
    const call = (id: string) => as(app, bot).call(loadPicture, { params: { id }, query: { size: "card" } });
    shown.push(...(await Promise.all(pictures.slice(i, i + 16).map(call))));
  }
  const statuses = (status: number) => shown.filter((one) => one.status === status).length;
  expect(statuses(200)).toBe(mostViews("picture", since, app.clock.now()));
  expect(statuses(429)).toBe(pictures.length - statuses(200));

  // A second process on the same database, without the first one's memory.
  const other = { ...app, fastify: await restarted() };
  const again = (id: string) => as(other, bot).call(viewProfile, { params: { id } });
  expect((await again(unseen)).status).toBe(429);
  expect((await again([...seen][1] ?? "")).status).toBe(200);
  await other.fastify.close();
  app.clock.pass({ minutes: 25 });
  expect((await open(bot, unseen)).status).toBe(200);
});

/** The app opened again over the same database. */
function restarted() {
  const { pool, config } = app.deps;
  const deps = {
    ...app.deps,
    memory: createProcessMemory(),
    limiter: createLimiter(pool, config.secretKey),
    afterProfileChange: [],
  };
  return createApp(deps, areas, { webFolder: "/nowhere" });
}

test("S2: a family that reads sixty profiles a day is never refused, and connections do not count", async () => {
  const ids = crowd.ids.slice(0, 60);
  const family = await createMan(app, "Charan");
  for (let day = 0; day < (long_form ? 7 : 2); day += 1) {
    for (const id of ids) expect((await open(family, id)).status).toBe(200);
    app.clock.pass({ days: 1 });
  }
  const rows = await app.deps.db
    .selectFrom("views_of_day")
    .where("viewer_id", "=", family.id)
    .select("seen")
    .execute();
  expect(rows.map(({ seen }) => seen.length)).toEqual([60]);
  expect(warned).toEqual([]);
});

test("S2: three hundred list pages in a quarter of an hour are the limit for all lists together, also after a restart", async () => {
  const bot = await createMan(app, "Daljit");
  const page = (in_house: Pick<TestApp, "fastify">, i: number) =>
    i % 10
      ? as({ ...app, ...in_house }, bot).call(listNotifications)
      : as({ ...app, ...in_house }, bot).call(listSuggestions);
  // In the short form, most of them have been asked for before.
  const before = long_form ? 0 : most_pages - 40;
  if (before) await limit(app.deps, `pages ${bot.id}`, most_pages, pages_seconds, before);
  for (let i = before; i < most_pages; i += 1) expect((await page(app, i)).status).toBe(200);
  const no = await page(app, 1);
  expect(no.status).toBe(429);
  expect(Number(no.headers["retry-after"])).toBeGreaterThan(0);
  const fastify = await restarted();
  expect((await page({ fastify }, 0)).status).toBe(429);
  await fastify.close();
});

test("S3: of twenty sign-ups from one address five get a code in half an hour, and a whole network fewer than sixty", async () => {
  const from = async (remoteAddress: string): Promise<string> => {
    const answer = await app.fastify.inject({
      method: "POST",
      url: "/backend/api/auth/register",
      remoteAddress,
      payload: signUpForm(),
    });
    return answer.json().data.email_code;
  };
  const codes = [];
  for (let i = 0; i < 20; i += 1) codes.push(await from("203.0.113.7"));
  expect(codes.filter((code) => code === "sent")).toHaveLength(5);
  expect(codes.filter((code) => code === "after_number")).toHaveLength(15);
  const neighbours = [];
  for (let i = 0; i < 60; i += 1) neighbours.push(await from(`203.0.113.${String(10 + Math.floor(i / 4))}`));
  // Sixty a day from the 256 addresses of one network, five of them already used.
  expect(neighbours.filter((code) => code === "sent")).toHaveLength(55);
  expect(await from("203.0.114.1")).toBe("sent");
  expect((await begin(app)).answer.status).toBe(200);
});

test("S5: an id that was never shown is useless: a hidden member's gets the same response as an unknown one", async () => {
  const balbir = await createMan(app, "Balbir");
  const hidden = await createComplete(app, "Chanan", { member: { public_profile: false } });
  const doings = (id: string) => [
    as(app, balbir).call(sendRequest, { body: { receiver_id: id } }),
    as(app, balbir).call(addToShortlist, { body: { favorite_user_id: id } }),
    as(app, balbir).call(setAside, { body: { set_aside_user_id: id } }),
    as(app, balbir).call(bringBack, { params: { id } }),
    as(app, balbir).call(blockMember, { body: { blocked_user_id: id } }),
  ];
  const told = async (id: string) =>
    (await Promise.all(doings(id))).map(({ status, message, errors, data }) => ({
      status,
      message,
      errors,
      data,
    }));
  const nobody = await told(app.deps.random.id());
  expect(nobody.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  expect(await told(hidden.id)).toEqual(nobody);
});

test("S7: no response reveals when a member was active or has read something", async () => {
  const document = (await app.fastify.inject({ url: "/backend/api/openapi.json" })).json();
  const names = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    for (const name of Object.keys((value as { properties?: object }).properties ?? {})) names.add(name);
    for (const inner of Object.values(value)) walk(inner);
  };
  for (const [path, calls] of Object.entries(document.paths)) if (!path.includes("sessions")) walk(calls);
  expect(names.size).toBeGreaterThan(100);
  const telling = [...names].filter((name) => /last_|seen|online|active_|read_at|viewed/.test(name));
  // Requests the pages of a list without any data of a person.
  expect(telling).toEqual(["last_page"]);
});

test("S8: search engines and link previews receive no data of members", async () => {
  for (const url of ["/view-profile/whoever", "/home", "/backend/api/user/suggestions", "/health/live"]) {
    const { headers } = await app.fastify.inject({ url });
    expect([url, headers["x-robots-tag"]]).toEqual([url, "noindex, nofollow, noarchive"]);
  }
  const page = readFileSync(path.join(import.meta.dirname, "../../../web/index.html"), "utf8");
  expect(page).not.toMatch(/property="(og|profile):/);
});
