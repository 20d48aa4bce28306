import {
  acceptDocuments,
  changePassword,
  listConsents,
  pauseProfile,
  resumeProfile,
} from "@sanjog/contract/account-lifecycle";
import { listSessions, loadUser } from "@sanjog/contract/accounts";
import { viewProfile } from "@sanjog/contract/view-profile";
import { documentVersions } from "@sanjog/domain/accounts/consents";
import { messages as inEnglish } from "@sanjog/i18n/en/account-lifecycle";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { connect } from "../../test/support/couples.ts";
import { createComplete, createMan } from "../../test/support/families.ts";
import { countCards, logIn, memberRow } from "../../test/support/member-state.ts";
import { type Person, signIn } from "../../test/support/people.ts";
import { good_password } from "../../test/support/sign-up.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { areas } from "../areas.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp(areas);
});
afterAll(() => app.close());

describe("another password", () => {
  const body = {
    current_password: good_password,
    password: "Canal-Peacock-58",
    password_confirmation: "Canal-Peacock-58",
  };

  test("a new password requires the current one, and ends every session but this one, which gets a new token", async () => {
    const asha = await createComplete(app, "Asha");
    const elsewhere = await signIn(app, asha.id);
    app.mail.sent.length = 0;
    const answer = await as(app, asha).call(changePassword, { body });
    expect(answer).toMatchObject({
      status: 200,
      message: "Your new password is set. You are logged out everywhere else.",
    });
    const { token } = answer.data;
    expect((await as(app, { token }).call(loadUser)).status).toBe(200);
    for (const old of [asha.token, elsewhere]) {
      expect((await as(app, { token: old }).call(loadUser)).status).toBe(401);
    }
    const sessions = await as(app, { token }).call(listSessions);
    expect(sessions.data).toMatchObject([{ current: true }]);
    expect((await logIn(app, asha)).status).toBe(422);
    expect((await logIn(app, asha, body.password)).status).toBe(200);
    await app.runJobs();
    expect(app.mail.sent.map(({ to, subject }) => [to, subject])).toContainEqual([
      asha.email,
      "Your password was changed",
    ]);
  });

  test("a new password is refused without the current one, or if it is weak, common or repeated differently", async () => {
    const bibi = await createComplete(app, "Bibi");
    const before = await memberRow(app, bibi);
    const tries = [
      [{ ...body, current_password: "wrong" }, "current_password"],
      [{ ...body, password: "short", password_confirmation: "short" }, "password"],
      [{ ...body, password_confirmation: "Canal-Peacock-59" }, "password_confirmation"],
    ] as const;
    for (const [wish, field] of tries) {
      const answer = await as(app, bibi).call(changePassword, { body: wish });
      expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([422, [field]]);
    }
    expect(await memberRow(app, bibi)).toEqual(before);
  });
});

describe("a pause", () => {
  test("a paused member is visible to connections only, and resumes with the previous status", async () => {
    for (const status of [1, 4] as const) {
      const charan = await createMan(app, "Charan", { member: { profile_status: status } });
      const [deepa, stranger] = [await createComplete(app, "Deepa"), await createComplete(app, "Esha")];
      await connect(app, deepa, charan);
      const paused = await as(app, charan).call(pauseProfile);
      expect(paused.data).toEqual({ profile_status: 3, showActionButton: false });
      expect(await countCards(app, charan)).toBe(0);
      const look = (person: Person) => as(app, person).call(viewProfile, { params: { id: charan.id } });
      expect([(await look(deepa)).status, (await look(stranger)).status]).toEqual([200, 404]);
      expect((await as(app, charan).call(pauseProfile)).status).toBe(403);
      const resumed = await as(app, charan).call(resumeProfile, { locale: "pb" });
      expect(resumed.data).toEqual({ profile_status: status, showActionButton: true });
      expect(resumed.message).toMatch(/[\u0A00-\u0A7F]/);
      expect(await countCards(app, charan)).toBe(1);
      expect((await as(app, charan).call(resumeProfile)).status).toBe(403);
    }
  });

  test("held, matched and suspended members cannot pause", async () => {
    for (const profile_status of [2, 5, 6] as const) {
      const fateh = await createMan(app, "Fateh", { member: { profile_status } });
      expect((await as(app, fateh).call(pauseProfile)).status).toBe(403);
      expect((await as(app, fateh).call(resumeProfile)).status).toBe(403);
      expect((await memberRow(app, fateh))?.profile_status).toBe(profile_status);
    }
  });
});

test("consents are listed with version, language and date, titled in the reader's language", async () => {
  const gurleen = await createComplete(app, "Gurleen");
  const given = {
    member_id: gurleen.id,
    version: documentVersions.terms,
    locale: "pb",
    given_at: app.deps.now(),
  } as const;
  await app.deps.db
    .insertInto("consents")
    .values([
      { ...given, document: "terms" },
      { ...given, document: "sensitive_data" },
    ])
    .execute();
  const { data } = await as(app, gurleen).call(listConsents);
  expect(data.map(({ document, title }) => [document, title])).toEqual([
    ["sensitive_data", inEnglish.consents.sensitive_data],
    ["terms", inEnglish.consents.terms],
  ]);
});

describe("a new version of the terms and the policy", () => {
  const { terms, privacy_policy } = documentVersions;
  const renewed = { terms, privacy_policy };
  const old = { version: "2020-01-01", locale: "en" } as const;

  test("a new version waits for acceptance, which is recorded once with the language that was read", async () => {
    const harleen = await createComplete(app, "Harleen");
    const given_at = app.deps.now();
    await app.deps.db
      .insertInto("consents")
      .values(
        (["terms", "privacy_policy", "seeks_marriage"] as const).map((document) => ({
          ...old,
          member_id: harleen.id,
          document,
          given_at,
        })),
      )
      .execute();
    const waiting = async () => (await as(app, harleen).call(loadUser)).data.documents_to_accept;
    expect(await waiting()).toEqual(["terms", "privacy_policy"]);
    const accept = () =>
      as(app, harleen).call(acceptDocuments, { body: { versions: renewed }, locale: "pb" });
    expect(await accept()).toMatchObject({ status: 200, data: { documents_to_accept: [] } });
    expect((await accept()).status).toBe(200);
    expect(await waiting()).toEqual([]);
    const { data } = await as(app, harleen).call(listConsents);
    const present = data.filter(({ version }) => version !== old.version);
    expect(present.map(({ document, locale }) => [document, locale])).toEqual([
      ["privacy_policy", "pb"],
      ["terms", "pb"],
    ]);
    expect(data).toHaveLength(5);
  });

  test("a new version of one document is accepted alone, and the other still waits", async () => {
    const karam = await createMan(app, "Karam");
    const accept = (versions: Partial<typeof renewed>) =>
      as(app, karam).call(acceptDocuments, { body: { versions } });
    expect((await accept({ privacy_policy })).data).toEqual({ documents_to_accept: ["terms"] });
    expect((await accept({ terms })).data).toEqual({ documents_to_accept: [] });
  });

  test("acceptance of another version, or without a session, is refused", async () => {
    const jagdeep = await createMan(app, "Jagdeep");
    const body = { versions: { terms: old.version } };
    expect((await as(app, jagdeep).call(acceptDocuments, { body })).status).toBe(422);
    expect((await as(app).call(acceptDocuments, { body })).status).toBe(401);
    expect((await as(app, jagdeep).call(loadUser)).data.documents_to_accept).toHaveLength(2);
  });
});
