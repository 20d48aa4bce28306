import { respondToRequest, sendRequest } from "@sanjog/contract/connections";
import { loadPicture } from "@sanjog/contract/photos";
import { viewProfile } from "@sanjog/contract/view-profile";
import { afterAll, beforeAll, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createComplete, createMan, type Details } from "../../test/support/families.ts";
import type { Person } from "../../test/support/people.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { connectionsArea } from "../connections/routes.ts";
import { relationsArea } from "./routes.ts";

let app: TestApp;
let asha: Person;
beforeAll(async () => {
  app = await createTestApp([relationsArea, connectionsArea]);
  asha = await createComplete(app, "Asha");
});
afterAll(() => app.close());

const view = (person: Person, id: string) => as(app, person).call(viewProfile, { params: { id } });
const picture = (person: Person, id: string) => as(app, person).call(loadPicture, { params: { id } });

async function connect(one: Person, other: Person): Promise<void> {
  const { data } = await as(app, one).call(sendRequest, { body: { receiver_id: other.id } });
  const answer = { params: { id: data.id }, body: { status: "accepted" } };
  expect((await as(app, other).call(respondToRequest, answer)).status).toBe(200);
}

async function pictureOf(person: Person): Promise<string> {
  const found = app.deps.db
    .selectFrom("pictures")
    .where("member_id", "=", person.id)
    .select(["id", "storage_key"]);
  const { id, storage_key } = await found.executeTakeFirstOrThrow();
  for (const size of ["full", "card", "small"])
    app.photos.kept.set(`${storage_key}-${size}`, Buffer.from("jpeg"));
  return id;
}

test("a connection's profile says since when the two are connected and, where it differs, which time it is there; a stranger's says neither", async () => {
  const gurdev = await createMan(app, "Gurdev");
  const before = (await view(asha, gurdev.id)).data.data;
  expect(before.relation).not.toHaveProperty("connected_on");
  expect(before.time_zones).toEqual([]);
  await connect(gurdev, asha);
  const after = (await view(asha, gurdev.id)).data.data;
  expect(after.relation.connected_on).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  // Both live in India.
  expect(after.time_zones).toEqual([]);
  const britain = 826;
  await app.deps.db
    .updateTable("career_details")
    .set({ country_id: britain })
    .where("member_id", "=", gurdev.id)
    .execute();
  expect((await view(asha, gurdev.id)).data.data.time_zones).toEqual(["Europe/London"]);
});

test("a profile shows the relation and the match", async () => {
  const balbir = await createMan(app, "Balbir", {
    preferences: { diet: ["vegetarian"], caste: ["arora"] },
  });
  const { status, data } = await view(asha, balbir.id);
  expect(status).toBe(200);
  expect(data.data).toMatchObject({
    user_id: balbir.id,
    email: null,
    phone_number: null,
    showActionButton: true,
    relation: {
      connected: false,
      request: null,
      actions: ["send_request", "shortlist", "set_aside", "block"],
    },
    match: {
      score: 96,
      mine: ["age", "height"],
      theirs: ["age", "height", "diet"],
      theirs_met: 3,
      theirs_of: 4,
      same_gotra: false,
    },
  });
  await connect(asha, balbir);
  const connected = (await view(asha, balbir.id)).data.data;
  expect(connected).toMatchObject({ email: balbir.email, phone_number: balbir.phone_number });
  expect(connected.relation.actions).toEqual(["propose", "unfriend", "shortlist", "block"]);
});

test("a hidden income is neither shown nor revealed by the score", async () => {
  const details: Details = { career: { annual_income: "no_income" }, privacy: { annual_income: "private" } };
  const poor = await createMan(app, "Charan", details);
  const rich = await createMan(app, "Daljit", { ...details, career: { annual_income: "crore_above_5" } });
  const wishful = await createComplete(app, "Esha", { preferences: { income: "crore_1_to_2" } });
  const matches = [await view(wishful, poor.id), await view(wishful, rich.id)].map(
    ({ data }) => data.data.match,
  );
  expect(matches[0]).toEqual(matches[1]);
  expect(matches[0]?.mine).not.toContain("income");
  const open = await createMan(app, "Gurdev", { career: { annual_income: "crore_above_5" } });
  expect((await view(wishful, open.id)).data.data.match?.mine).toContain("income");
});

test.each([
  ["warn", true],
  ["ignore", false],
] as const)(
  "a profile mentions a shared gotra to a family whose rule is %s: %s",
  async (gotra_rule, told) => {
    const family = { maternal_gotra: "other", maternal_gotra_other: "Nanda" } as const;
    const harjit = await createMan(app, "Harjit", { family });
    const ishar = await createComplete(app, "Ishar", {
      family: { paternal_gotra: "other", paternal_gotra_other: " nanda" },
      preferences: { gotra_rule },
    });
    expect((await view(ishar, harjit.id)).data.data.match?.same_gotra).toBe(told);
  },
);

test("no match is shown on one's own profile or one of the same gender", async () => {
  const own = (await view(asha, asha.id)).data.data;
  expect([own.match, own.relation.actions, own.showActionButton]).toEqual([null, [], false]);
  const jasleen = await createComplete(app, "Jasleen");
  const { match, relation } = (await view(asha, jasleen.id)).data.data;
  expect([match, relation.actions]).toEqual([null, ["shortlist", "block"]]);
});

test("a paused member sees others, with blocking as the only action", async () => {
  const kartar = await createMan(app, "Kartar");
  const paused = await createComplete(app, "Lata", { member: { profile_status: 3 } });
  const { data } = await view(paused, kartar.id);
  expect([data.data.showActionButton, data.data.relation.actions]).toEqual([false, ["block"]]);
});

const hidden: [string, Details][] = [
  ["private", { member: { public_profile: false } }],
  ["registering", { member: { profile_status: 0 } }],
  ["held", { member: { profile_status: 2 } }],
  ["paused", { member: { profile_status: 3 } }],
  ["matched", { member: { profile_status: 5 } }],
  ["suspended", { member: { profile_status: 6 } }],
  ["not verified", { member: { phone_verified_at: null } }],
];
test.each(hidden)(
  "Z1: a member who is %s and an unknown one get the same responses, also for the picture",
  async (_, details) => {
    const owner = await createMan(app, "Mohan", details);
    const image = await pictureOf(owner);
    const answers = [
      await view(asha, owner.id),
      await view(asha, "nobody"),
      await picture(asha, image),
      await picture(asha, "nothing"),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(404);
      expect(answer.bytes.toString()).toBe(answers[0]?.bytes.toString());
    }
    expect((await picture(owner, image)).status).toBe(200);
  },
);

test("an incomplete or suspended member sees nobody", async () => {
  const nanak = await createMan(app, "Nanak");
  const image = await pictureOf(nanak);
  for (const profile_status of [0, 6] as const) {
    const onlooker = await createComplete(app, "Onkar", { member: { profile_status } });
    expect((await view(onlooker, nanak.id)).status).toBe(404);
    expect((await picture(onlooker, image)).status).toBe(404);
  }
});

test("Z3: a picture is served by the current settings and the current relation", async () => {
  const param = await createMan(app, "Param");
  const image = await pictureOf(param);
  const show = (privacy_value: "public" | "friends" | "private") =>
    app.deps.db
      .insertInto("privacy_settings")
      .values({ member_id: param.id, privacy_id: "profile_picture", privacy_value })
      .onConflict((conflict) => conflict.columns(["member_id", "privacy_id"]).doUpdateSet({ privacy_value }))
      .execute();
  const seen = async () => (await picture(asha, image)).status;
  expect(await seen()).toBe(200);
  await show("friends");
  expect(await seen()).toBe(404);
  await connect(asha, param);
  expect(await seen()).toBe(200);
  await show("private");
  expect(await seen()).toBe(404);
  await show("friends");
  await app.deps.db.deleteFrom("connection_requests").where("sender_id", "=", asha.id).execute();
  expect(await seen()).toBe(404);
  expect((await as(app).call(loadPicture, { params: { id: image } })).status).toBe(401);
});
