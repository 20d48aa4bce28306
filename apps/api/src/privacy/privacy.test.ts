import { changePrivacy, choosePrivacyPreset, listImagePrivacy, listPrivacy } from "@sanjog/contract/privacy";
import { viewProfile } from "@sanjog/contract/view-profile";
import { privacyDefaults, privacyItems } from "@sanjog/domain/privacy/privacy-items";
import { presetNames, privacyPresets } from "@sanjog/domain/privacy/privacy-presets";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createComplete, createMan } from "../../test/support/families.ts";
import { createMember } from "../../test/support/people.ts";
import { canariesFor, ofStep } from "../../test/support/private-fields.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { relationsArea } from "../relations/routes.ts";
import { privacyArea } from "./routes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp([privacyArea, relationsArea]);
});
afterAll(() => app.close());

describe("the privacy items", () => {
  test("all privacy items are listed with their defaults and named in the reader's language", async () => {
    const asha = as(app, await createMember(app, "Asha"));
    const { data } = await asha.call(listPrivacy);
    expect(Object.fromEntries(data.map((item) => [item.privacy_id, item.privacy_value]))).toEqual(
      privacyDefaults,
    );
    const punjabi = await asha.call(listPrivacy, { locale: "pb" });
    for (const item of punjabi.data) expect(item.privacy_name).toMatch(/[\u0A00-\u0A7F]/);
    const images = await asha.call(listImagePrivacy);
    expect(images.data.data.map((item) => item.privacy_id)).toEqual(["profile_picture", "gallery"]);
  });

  test("Z9: change one by one, for the member alone", async () => {
    const [balbir, charan] = [await createMember(app, "Balbir"), await createMember(app, "Charan")];
    const change = {
      params: { privacy_id: "email" },
      body: { privacy_value: "private", member_id: charan.id },
    };
    const answer = await as(app, balbir).call(changePrivacy, change);
    expect(answer).toMatchObject({ status: 200, data: { privacy_id: "email", privacy_value: "private" } });
    const mine = await as(app, balbir).call(listPrivacy);
    expect(
      mine.data.filter((item) => item.privacy_value !== privacyDefaults[item.privacy_id as "email"]),
    ).toEqual([answer.data]);
    const theirs = await as(app, charan).call(listPrivacy);
    expect(theirs.data.find((item) => item.privacy_id === "email")?.privacy_value).toBe("friends");
  });

  test("a preset sets every item at once, for the member alone", async () => {
    const [asha, balbir] = [await createMember(app, "Asha"), await createMember(app, "Balbir")];
    for (const preset of [...presetNames, "balanced"] as const) {
      const answer = await as(app, asha).call(choosePrivacyPreset, { body: { preset } });
      expect(answer.status).toBe(200);
      const read = await as(app, asha).call(listPrivacy);
      expect(read.data).toEqual(answer.data);
      expect(Object.fromEntries(read.data.map((item) => [item.privacy_id, item.privacy_value]))).toEqual(
        privacyPresets[preset],
      );
    }
    await as(app, asha).call(choosePrivacyPreset, { body: { preset: "open" } });
    const theirs = await as(app, balbir).call(listPrivacy);
    for (const item of theirs.data)
      expect(item.privacy_value).toBe(privacyDefaults[item.privacy_id as "email"]);
  });

  test("an unknown preset is refused and changes nothing", async () => {
    const charan = as(app, await createMember(app, "Charan"));
    for (const preset of ["public", "", null, "constructor", undefined]) {
      const answer = await charan.call(choosePrivacyPreset, { body: { preset } });
      expect(answer.status).toBe(422);
      expect(answer.errors).toHaveProperty("preset");
    }
    const { data } = await charan.call(listPrivacy);
    for (const item of data) expect(item.privacy_value).toBe(privacyDefaults[item.privacy_id as "email"]);
  });

  test("Z9: an unknown item or audience is refused", async () => {
    const deepa = as(app, await createMember(app, "Deepa"));
    const settings = () =>
      app.deps.db.selectFrom("privacy_settings").select(["member_id", "privacy_value"]).execute();
    const before = await settings();
    for (const privacy_value of ["everyone", "", null, 1, ["public"], undefined]) {
      const answer = await deepa.call(changePrivacy, {
        params: { privacy_id: "email" },
        body: { privacy_value },
      });
      expect(answer.status).toBe(422);
      expect(answer.errors).toHaveProperty("privacy_value");
    }
    for (const privacy_id of ["password", "constructor", "EMAIL", "x%00"]) {
      const answer = await deepa.call(changePrivacy, {
        params: { privacy_id },
        body: { privacy_value: "public" },
      });
      expect(answer.status).toBe(404);
    }
    expect(await settings()).toEqual(before);
  });
});

describe("what a stranger and a connection read by each item", () => {
  const canaries: Record<string, string> = {
    email: "canary-mail@example.com",
    phone_number: "+919876500000",
    ...canariesFor("Esha", {
      dob: "1997-07-13",
      pincode: "990099",
      blood_group: "ab_negative",
      annual_income: "lakh_4_to_6",
      instagram_link: "https://instagram.com/canary",
      facebook_link: "https://facebook.com/canary",
      reference_contact: "+919876511111",
    }),
  };
  /** Written by hand from decisions §4. */
  const governed: Record<string, string[]> = {
    email: ["email"],
    phone_number: ["phone_number"],
    dob: ["dob"],
    contact_address: ["contact_address", "family_living_in", "pincode"],
    parents_names: ["father_name", "mother_name"],
    health: ["disability_explain", "blood_group"],
    annual_income: ["annual_income"],
    instagram_link: ["instagram_link"],
    facebook_link: ["facebook_link"],
    reference_contact: ["reference_name", "reference_relation", "reference_contact"],
    profile_picture: [],
    gallery: [],
  };

  async function neighbours() {
    const owner = await createComplete(app, "Esha", {
      member: { email: String(canaries.email), phone_number: String(canaries.phone_number) },
      personal: { ...ofStep("personal", canaries), differently_abled: true, reference: true },
      family: { ...ofStep("family", canaries), live_with_family: false },
      career: ofStep("career", canaries),
    });
    const [stranger, connection] = [await createMan(app, "Fateh"), await createMan(app, "Gurdev")];
    const now = app.deps.now();
    await app.deps.db
      .insertInto("connection_requests")
      .values({
        id: app.deps.random.id(),
        sender_id: connection.id,
        receiver_id: owner.id,
        status: "accepted",
        sent_at: now,
        answered_at: now,
      })
      .execute();
    return { owner, stranger, connection };
  }

  test("each field is shown or hidden by its item, for every audience and reader", async () => {
    const { owner, stranger, connection } = await neighbours();
    for (const privacy_value of ["public", "friends", "private"] as const) {
      for (const privacy_id of privacyItems) {
        await as(app, owner).call(changePrivacy, { params: { privacy_id }, body: { privacy_value } });
      }
      for (const privacy_id of privacyItems) {
        const fields = governed[privacy_id];
        expect(fields, privacy_id).toBeDefined();
      }
      const readers = [
        [stranger, privacy_value === "public"],
        [connection, privacy_value !== "private"],
        [owner, true],
      ] as const;
      for (const [reader, shown] of readers) {
        const answer = await as(app, reader).call(viewProfile, { params: { id: owner.id } });
        expect(answer.status).toBe(200);
        const body = answer.bytes.toString();
        for (const [field, canary] of Object.entries(canaries)) {
          expect(body.includes(`"${canary}"`), `${field} ${privacy_value}`).toBe(shown);
        }
        // The age always shows; what is hidden is null, not missing.
        expect(answer.data.data.profile_details.age).toBe(29);
        if (!shown) expect(answer.data.data.career_details.annual_income_title).toBeNull();
      }
    }
  });

  test("a change of one item changes only the fields it governs", async () => {
    await app.deps.db.deleteFrom("members").where("email", "=", String(canaries.email)).execute();
    const { owner, stranger } = await neighbours();
    for (const privacy_id of privacyItems) {
      await as(app, owner).call(changePrivacy, {
        params: { privacy_id },
        body: { privacy_value: "private" },
      });
    }
    for (const privacy_id of privacyItems) {
      const set = (privacy_value: "public" | "private") =>
        as(app, owner).call(changePrivacy, { params: { privacy_id }, body: { privacy_value } });
      await set("public");
      const body = (await as(app, stranger).call(viewProfile, { params: { id: owner.id } })).bytes.toString();
      const seen = Object.entries(canaries).filter(([, canary]) => body.includes(`"${canary}"`));
      expect(seen.map(([field]) => field).sort(), privacy_id).toEqual(
        [...(governed[privacy_id] ?? [])].sort(),
      );
      await set("private");
    }
  });
});
