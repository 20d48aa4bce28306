import { loadUser } from "@sanjog/contract/accounts";
import { loadPersonal } from "@sanjog/contract/profiles";
import { viewProfile } from "@sanjog/contract/view-profile";
import { afterAll, beforeAll, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createComplete, createMan, type Details } from "../../test/support/families.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { accountsArea } from "../accounts/routes.ts";
import { profilesArea } from "../profiles/routes.ts";
import { relationsArea } from "./routes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp([accountsArea, profilesArea, relationsArea]);
});
afterAll(() => app.close());

test.each<[string, Details, RegExp | string | null]>([
  ["a public one", {}, /^\/api\/pictures\//],
  ["one for connections", { privacy: { profile_picture: "friends" } }, "friends"],
  ["a private one", { privacy: { profile_picture: "private" } }, "private"],
  ["none", { picture: false }, null],
])("the personal details show the same as the profile in place of %s picture", async (_, details, shown) => {
  const asha = await createComplete(app, "Asha");
  const balbir = await createMan(app, "Balbir", details);
  const { data } = await as(app, asha).call(viewProfile, { params: { id: balbir.id } });
  const { profile_details, profile_picture } = data.data;
  expect(profile_details.profile_picture_disp).toBe(profile_picture);
  if (shown instanceof RegExp) expect(profile_picture).toMatch(shown);
  else expect(profile_picture).toBe(shown);

  const own = (await as(app, balbir).call(loadUser)).data;
  expect(own.profile_details?.profile_picture_disp).toBe(own.profile_picture);
  expect(own.profile_picture === null).toBe(details.picture === false);
  expect((await as(app, balbir).call(loadPersonal)).data?.profile_picture_disp).toBe(own.profile_picture);
});
