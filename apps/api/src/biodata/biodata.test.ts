import { inflateSync } from "node:zlib";
import { makeBiodata } from "@sanjog/contract/biodata";
import { type BiodataChoice, biodataParts } from "@sanjog/domain/biodata/biodata";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createComplete, createMan } from "../../test/support/families.ts";
import { createMember, type Person } from "../../test/support/people.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { biodataArea } from "./routes.ts";

let app: TestApp;
let asha: Person;
let deepa: Person;
beforeAll(async () => {
  app = await createTestApp([biodataArea]);
  asha = await createComplete(app, "Asha", {
    personal: {
      reference: true,
      reference_name: "Inderpal Singh",
      reference_relation: "teacher",
      reference_contact: "+919876500001",
      instagram_link: "https://instagram.com/asha",
      blood_group: "b_positive",
    },
    family: { family_living_in: "Moga", about_family: "We farm near Moga." },
  });
  deepa = await createComplete(app, "ਦੀਪਾ", {
    member: { email: "deepa@example.com", profile_for: "daughter" },
    personal: { lastname: "ਕੌਰ", express_yourself: "ਪੜ੍ਹਨ ਤੇ ਕੀਰਤਨ ਦਾ ਸ਼ੌਕ।" },
    family: { father_name: "ਹਰਬੰਸ ਸਿੰਘ", mother_name: "ਸੁਰਜੀਤ ਕੌਰ" },
    preferences: { caste: ["ramgarhia"], about_desired_partner: "ਹੱਸਮੁਖ ਤੇ ਸਾਦਾ।" },
  });
  const jpeg = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#892d21" } })
    .jpeg()
    .toBuffer();
  const pictures = await app.deps.db.selectFrom("pictures").select("storage_key").execute();
  for (const { storage_key } of pictures) app.photos.kept.set(`${storage_key}-full`, jpeg);
});
afterAll(() => app.close());

const usual: BiodataChoice = {
  language: "en",
  parts: ["personal", "faith", "work", "family", "about"],
  contact: false,
  picture: false,
};
const ask = (person: Person, choice: object = {}) =>
  as(app, person).call(makeBiodata, { body: { ...usual, ...choice } });

/** The compressed parts of a PDF, opened. */
function streamsOf(pdf: Buffer): string[] {
  const found: string[] = [];
  for (let at = pdf.indexOf("stream\n"); at >= 0; at = pdf.indexOf("stream\n", at)) {
    const end = pdf.indexOf("endstream", at);
    try {
      found.push(inflateSync(pdf.subarray(at + 7, end)).toString("latin1"));
    } catch {
      // A picture, which is compressed in its own way.
    }
    at = end + 9;
  }
  return found;
}

/** Every line of the sheet as it is searched, copied and read aloud. */
function linesOf(pdf: Buffer): string[] {
  const marked = streamsOf(pdf)
    .join("\n")
    .matchAll(/\/ActualText \(((?:\\.|[^\\)])*)\)/gs);
  return Array.from(marked, ([, text = ""]) => {
    const plain = text.replaceAll(
      /\\(.)/gs,
      (_, sign: string) => ({ n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" })[sign] ?? sign,
    );
    if (!plain.startsWith("þÿ")) return plain;
    return Buffer.from(plain.slice(2), "latin1").swap16().toString("utf16le");
  });
}

const textOf = (pdf: Buffer) => linesOf(pdf).join("\n");
const pagesOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length;
const hasPicture = (pdf: Buffer) => pdf.includes("/Subtype /Image");

describe("the biodata", () => {
  test("is a one-page PDF that is not cached", async () => {
    const { status, bytes, headers } = await ask(asha);
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("application/pdf");
    expect(headers["cache-control"]).toBe("private, no-store");
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(pagesOf(bytes)).toBe(1);
  });

  test("shows only the member's own profile, with its number", async () => {
    const { bytes } = await ask(asha);
    const text = textOf(bytes);
    expect(text).toContain("Asha Kaur");
    expect(text).toContain("Fond of books and of the farm.");
    expect(text).toMatch(/Profile number [1-9]\d\d \d{3} \d{3}/);
    expect(text).not.toContain("ਦੀਪਾ");
    const other = await ask(asha, { user_id: deepa.id, id: deepa.id });
    expect(textOf(other.bytes)).not.toContain("ਦੀਪਾ");
  });

  test("has no contact details unless they are ticked", async () => {
    const everything = { parts: [...biodataParts] };
    const secrets = [
      asha.email,
      asha.phone_number,
      "12 Canal Road",
      "141126",
      "Moga",
      "Inderpal",
      "+919876500001",
    ];
    const without = textOf((await ask(asha, everything)).bytes).replace("We farm near Moga.", "");
    for (const secret of secrets) expect(without).not.toContain(secret);
    const ticked = textOf((await ask(asha, { ...everything, contact: true })).bytes);
    for (const secret of secrets) expect(ticked).toContain(secret);
    // Links to social networks are for the screen.
    expect(ticked).not.toContain("instagram");
  });

  test("has the picture only when it is ticked", async () => {
    expect(hasPicture((await ask(asha)).bytes)).toBe(false);
    expect(hasPicture((await ask(asha, { picture: true })).bytes)).toBe(true);
  });

  test("has only the chosen parts", async () => {
    const text = textOf((await ask(asha, { parts: ["faith"] })).bytes);
    expect(text).toContain("Faith and community");
    for (const absent of [
      "12 April 1998",
      "Teacher",
      "Harbans",
      "lakh",
      "Fond of books",
      "B+",
      "Kind and honest",
    ]) {
      expect(text).not.toContain(absent);
    }
    const more = textOf((await ask(asha, { parts: ["income", "health", "wishes"] })).bytes);
    for (const present of ["lakh", "B+", "Kind and honest"]) expect(more).toContain(present);
  });

  test("is in Punjabi, with text extracted in reading order", async () => {
    const text = textOf((await ask(deepa, { language: "pb", parts: [...biodataParts] })).bytes);
    for (const words of ["ਬਾਇਓਡਾਟਾ", "ਦੀਪਾ ਕੌਰ", "ਪੜ੍ਹਾਈ ਤੇ ਕੰਮ-ਕਾਰ", "ਸਾਡੀ ਧੀ ਬਾਰੇ", "ਪੜ੍ਹਨ ਤੇ ਕੀਰਤਨ ਦਾ ਸ਼ੌਕ।"]) {
      expect(text).toContain(words.normalize("NFC"));
    }
    // Degrees keep their Latin letters (BCom), and so do towns far away.
    expect(text.replaceAll(/Andorra|Vella/g, "").match(/[A-Za-z]*[a-z]{3,}/g)).toBeNull();
  });

  test("has both languages side by side, and the family's own texts once", async () => {
    const lines = linesOf((await ask(deepa, { language: "both" })).bytes);
    expect(lines).toEqual(expect.arrayContaining(["Religion", "ਧਰਮ", "Sikh", "ਸਿੱਖ"]));
    expect(lines.filter((line) => line.startsWith("ਪੜ੍ਹਨ ਤੇ ਕੀਰਤਨ"))).toHaveLength(1);
  });

  test.each([
    ["en", "Asha Kaur", "ਆਸ਼ਾ ਕੌਰ"],
    ["pb", "ਆਸ਼ਾ ਕੌਰ", "Asha Kaur"],
    ["both", "Asha Kaur", "ਆਸ਼ਾ ਕੌਰ"],
  ])("in %s prints the name %s large, and %s below it", async (language, large, small) => {
    const name_in_punjabi = "ਆਸ਼ਾ ਕੌਰ".normalize("NFC");
    const rows = app.deps.db.updateTable("personal_details").where("member_id", "=", asha.id);
    await rows.set({ name_in_punjabi }).execute();
    const lines = linesOf((await ask(asha, { language, parts: ["faith"] })).bytes);
    await rows.set({ name_in_punjabi: "" }).execute();
    const at = lines.indexOf(large.normalize("NFC"));
    expect(lines[at + 1]).toBe(small.normalize("NFC"));
  });

  test("prints a name that its family gave in one script as it was typed", async () => {
    const lines = linesOf((await ask(asha, { language: "pb", parts: ["faith"] })).bytes);
    expect(lines).toContain("Asha Kaur");
    expect(lines.join()).not.toContain("ਕੌਰ");
  });

  test("marks the language of text in the other script for screen readers", async () => {
    const streams = streamsOf((await ask(deepa, { language: "en", parts: ["about"] })).bytes).join();
    expect(streams).toMatch(/\/Lang \(pa\)/);
    expect(streams).toMatch(/\/Lang \(en\)/);
  });

  test("draws Gurmukhi with the shapes of the font, not letter by letter", async () => {
    const streams = streamsOf((await ask(deepa, { language: "pb", parts: ["about"] })).bytes);
    // The haha below ੜ is one glyph for two letters, and every letter has one.
    expect(streams.some((stream) => stream.includes("<0a4d 0a39>"))).toBe(true);
    const drawn = streams.flatMap((stream) => stream.match(/\[<[\s\S]*?\] TJ/g) ?? []);
    expect(drawn.length).toBeGreaterThan(10);
    expect(drawn.filter((glyphs) => /<(?:[0-9a-f]{4})*0000/.test(glyphs))).toEqual([]);
  });

  test("stays on one page however long the texts are", async () => {
    const long = "ਬਹੁਤ ਲੰਮੀ ਗੱਲ ਹੈ ਜੀ, and it goes on. ".repeat(9).slice(0, 255);
    const wordy = await createMan(app, "ਅ".repeat(200), {
      picture: false,
      personal: {
        lastname: "W".repeat(200),
        express_yourself: long,
        hobbies: ["kirtan", "reading", "cooking", "crafts", "cycling"],
        differently_abled: true,
        disability_explain: long,
        reference: true,
        reference_name: "R".repeat(200),
        reference_relation: "r".repeat(200),
        reference_contact: "+919876500002",
      },
      family: {
        father_name: "F".repeat(200),
        mother_name: "ਮਾਂ ".repeat(66),
        about_family: long,
        contact_address: "ਗਲੀ ਨੰਬਰ 3, ".repeat(38),
        family_living_in: long,
      },
      preferences: { about_desired_partner: long, caste: ["jat_sikh", "arora", "khatri", "ramgarhia"] },
    });
    for (const language of ["en", "pb", "both"]) {
      const { status, bytes } = await ask(wordy, { language, parts: [...biodataParts], contact: true });
      expect([status, pagesOf(bytes)]).toEqual([200, 1]);
      const feet = Array.from(
        streamsOf(bytes)
          .join("\n")
          .matchAll(/1 0 0 1 [\d.]+ ([\d.-]+) Tm/g),
        ([, y]) => Number(y),
      );
      // No text is below the line of the profile number.
      expect(Math.min(...feet)).toBeGreaterThan(45);
    }
  });

  test("gets an error when nothing is chosen, and when the member has no profile yet", async () => {
    const { status, errors } = await ask(asha, { parts: [] });
    expect(status).toBe(422);
    expect(errors?.parts).toHaveLength(1);
    const prabh = await createMember(app, "Prabh", { profile_status: 0 });
    expect((await ask(prabh)).status).toBe(403);
    expect((await as(app).call(makeBiodata, { body: usual })).status).toBe(401);
  });

  test("leaves no copy on the server", async () => {
    const { rows: tables } = await sql<{
      name: string;
    }>`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_name not in ('rate_limits')`.execute(app.deps.db);
    const kept = async () => {
      const counts: [string, string][] = [];
      for (const { name } of tables) {
        const { rows } = await sql<{ n: string }>`select count(*) as n from ${sql.table(name)}`.execute(
          app.deps.db,
        );
        counts.push([name, rows[0]?.n ?? ""]);
      }
      return { counts, files: app.photos.kept.size };
    };
    const before = await kept();
    expect((await ask(asha, { picture: true })).status).toBe(200);
    expect(await kept()).toEqual(before);
  });

  test("can be made thirty times an hour", async () => {
    await app.forgetLimits();
    for (let time = 0; time < 30; time += 1) {
      await app.deps.limiter.take(`biodata ${asha.id}`, 30, 3_600);
    }
    expect((await ask(asha)).status).toBe(429);
    await app.forgetLimits();
  });
});
