import type { Endpoint } from "@sanjog/contract/endpoint";
import {
  deleteGalleryPicture,
  deleteProfilePicture,
  listGalleryPictures,
  loadPicture,
  loadProfilePicture,
  saveProfilePicture,
} from "@sanjog/contract/photos";
import { changePrivacy } from "@sanjog/contract/privacy";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createComplete, createMan } from "../../test/support/families.ts";
import { multipart } from "../../test/support/multipart.ts";
import { createMember, type Person } from "../../test/support/people.ts";
import { pictureRows, plainPicture, saveGallery, saveProfile } from "../../test/support/photo-uploads.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { privacyArea } from "../privacy/routes.ts";
import { relationsArea } from "../relations/routes.ts";
import { photosArea } from "./routes.ts";

let app: TestApp;
/** A plain photograph, encoded once. */
let portrait: Buffer;

beforeAll(async () => {
  app = await createTestApp([privacyArea, photosArea, relationsArea]);
  portrait = await plainPicture(600, 500).jpeg().toBuffer();
});
afterAll(() => app.close());

const idOf = (url: string) => url.split("/").at(-1) ?? "";
const look = (person: Person, url: string, headers: Record<string, string> = {}) =>
  as(app, person).call(loadPicture, { params: { id: idOf(url) }, headers });

/** Pads an image to this number of bytes; decoders ignore bytes after its end. */
const padded = (bytes: Buffer, length: number) => Buffer.concat([bytes, Buffer.alloc(length - bytes.length)]);

describe("a profile picture", () => {
  test("a profile picture is stored square and upright in each size, without metadata of the file", async () => {
    const asha = await createMember(app, "Asha");
    // Lies on its side: what the camera calls its left is red.
    const tall = await sharp({
      create: { width: 800, height: 600, channels: 3, background: "#ff0000" },
    })
      .composite([
        {
          input: { create: { width: 400, height: 600, channels: 3, background: "#0000ff" } },
          left: 400,
          top: 0,
        },
      ])
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Artist: "CANARY-ARTIST" }, IFD3: { GPSLatitude: "30/1 54/1 0/1" } })
      .toBuffer();
    expect((await sharp(tall).metadata()).exif).toBeDefined();
    const answer = await saveProfile(app, asha, Buffer.concat([tall, Buffer.from("CANARY-TRAILER")]));
    expect(answer).toMatchObject({ status: 200, message: "Your profile photo is saved." });
    expect(answer.data.profile_picture).toMatch(/^\/api\/pictures\/[\w-]{22}$/);

    const full = await as(app, asha).call(loadProfilePicture);
    expect(full.headers["content-type"]).toBe("image/jpeg");
    const { width, height, exif, icc, xmp, orientation } = await sharp(full.bytes).metadata();
    expect({ width, height, exif, icc, xmp, orientation }).toEqual({ width: 600, height: 600 });
    const colour = async (left: number, top: number) => {
      const pixel = await sharp(full.bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
      return (pixel[0] ?? 0) > (pixel[2] ?? 0) ? "red" : "blue";
    };
    // Turned by a quarter: left has become top.
    expect([await colour(300, 20), await colour(300, 580)]).toEqual(["red", "blue"]);

    for (const size of ["card", "small"] as const) {
      const { bytes, headers } = await as(app, asha).call(loadProfilePicture, { query: { size } });
      expect(headers["content-type"]).toBe("image/webp");
      expect(bytes.subarray(0, 4).toString() + bytes.subarray(8, 12).toString()).toBe("RIFFWEBP");
    }
    for (const kept of app.photos.kept.values()) {
      expect(kept.includes("CANARY")).toBe(false);
      expect(kept.includes("Exif")).toBe(false);
    }
  });

  test("F5: a detailed picture is still small on a card", async () => {
    const balbir = await createMember(app, "Balbir");
    const noise = await sharp({
      create: {
        width: 900,
        height: 900,
        channels: 3,
        noise: { type: "gaussian", mean: 128, sigma: 60 },
        background: "#000",
      },
    })
      .jpeg({ quality: 90 })
      .toBuffer();
    expect((await saveProfile(app, balbir, noise)).status).toBe(200);
    const { bytes } = await as(app, balbir).call(loadProfilePicture, { query: { size: "card" } });
    expect(bytes.length).toBeLessThanOrEqual(60_000);
    const full = await as(app, balbir).call(loadProfilePicture);
    expect(full.bytes.length).toBeLessThanOrEqual(600_000);
  });

  test("a new profile picture replaces the old one, whose objects are deleted", async () => {
    const charan = await createMember(app, "Charan");
    const before = app.photos.kept.size;
    const first = await saveProfile(app, charan, portrait);
    const second = await saveProfile(app, charan, await plainPicture(400, 400).png().toBuffer(), {
      type: "image/png",
    });
    expect(second.data.profile_picture).not.toBe(first.data.profile_picture);
    expect(await pictureRows(app, charan)).toHaveLength(1);
    expect(app.photos.kept.size).toBe(before + 3);
    expect((await look(charan, first.data.profile_picture)).status).toBe(404);
    expect((await as(app, charan).call(deleteProfilePicture)).status).toBe(200);
    expect(app.photos.kept.size).toBe(before);
    expect((await as(app, charan).call(loadProfilePicture)).status).toBe(404);
    expect((await as(app, charan).call(deleteProfilePicture)).status).toBe(404);
  });

  test("F4: a profile picture of more than 4,194,304 bytes is refused", async () => {
    const deepa = await createMember(app, "Deepa");
    expect((await saveProfile(app, deepa, padded(portrait, 4_194_304))).status).toBe(200);
    const kept = await pictureRows(app, deepa);
    const refused = await saveProfile(app, deepa, padded(portrait, 4_194_305));
    expect(refused).toMatchObject({
      status: 413,
      message: "File size exceeds 4MB. Please upload a smaller file.",
    });
    expect(await pictureRows(app, deepa)).toEqual(kept);
  });

  test.each([
    [
      "that is cut off",
      "multipart/form-data; boundary=x",
      '--x\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\nabc',
    ],
    ["that is none", "multipart/form-data; boundary=x", "nothing"],
    ["without a boundary", "multipart/form-data", "nothing"],
  ])("an upload in a form %s is answered with a validation error", async (_, type, body) => {
    const gurdev = await createMember(app, "Gurdev");
    const headers = { "content-type": type };
    const told = await as(app, gurdev).call(saveProfilePicture, { body, headers });
    expect([told.status, told.message]).toEqual([422, "We could not read what was sent. Please try again."]);
    expect(await pictureRows(app, gurdev)).toEqual([]);
  });

  test("a request without exactly one file is refused", async () => {
    const esha = await createMember(app, "Esha");
    const none = await as(app, esha).call(saveProfilePicture, multipart([]));
    expect(none).toMatchObject({ status: 422, errors: { photo: [expect.any(String)] } });
    const other = await saveProfile(app, esha, portrait, { field: "picture" });
    expect(other.status).toBe(422);
    const two = await as(app, esha).call(
      saveProfilePicture,
      multipart([{ bytes: portrait }, { bytes: portrait }]),
    );
    expect(two.status).toBe(422);
    const json = await as(app, esha).call(saveProfilePicture, { body: { photo: "x" } });
    expect(json.status).toBe(422);
    expect(await pictureRows(app, esha)).toEqual([]);
  });

  test("a suspended member cannot change the profile picture", async () => {
    const fateh = await createMember(app, "Fateh", { profile_status: 6 });
    const before = app.photos.kept.size;
    expect((await saveProfile(app, fateh, portrait)).status).toBe(403);
    expect(app.photos.kept.size).toBe(before);
  });
});

describe("the gallery", () => {
  test("the gallery keeps the order of the upload, and pictures are deleted one by one", async () => {
    const kiran = await createMember(app, "Kiran");
    const answer = await saveGallery(app, kiran, [
      { bytes: portrait },
      { bytes: portrait },
      { bytes: portrait },
    ]);
    expect(answer).toMatchObject({ status: 200, message: "Your photos are saved." });
    const ids = answer.data.data.map(({ id }) => id);
    expect(ids).toHaveLength(3);
    const deleted = await as(app, kiran).call(deleteGalleryPicture, { params: { id: ids[1] ?? "" } });
    expect(deleted.status).toBe(200);
    const left = await as(app, kiran).call(listGalleryPictures);
    expect(left.data.data).toEqual(
      [ids[0], ids[2]].map((id) => ({ id, picture_url: `/api/pictures/${id}` })),
    );
  });

  test("Z4: a member cannot delete another member's gallery picture", async () => {
    const [lakhbir, mohan] = [await createMember(app, "Lakhbir"), await createMember(app, "Mohan")];
    const { data } = await saveGallery(app, lakhbir, [{ bytes: portrait }]);
    const params = { id: data.data[0]?.id ?? "" };
    expect((await as(app, mohan).call(deleteGalleryPicture, { params })).status).toBe(404);
    await saveProfile(app, mohan, portrait);
    const [own] = await pictureRows(app, mohan);
    // A profile picture is no picture of the gallery.
    expect((await as(app, mohan).call(deleteGalleryPicture, { params: { id: own?.id ?? "" } })).status).toBe(
      404,
    );
    expect(await pictureRows(app, lakhbir)).toHaveLength(1);
    expect((await as(app, mohan).call(listGalleryPictures)).data.data).toEqual([]);
  });

  test("F4: a gallery picture of more than 2,097,152 bytes is refused with the file's name, in the reader's language", async () => {
    const nimrat = await createMember(app, "Nimrat");
    expect((await saveGallery(app, nimrat, [{ bytes: padded(portrait, 2_097_152) }])).status).toBe(200);
    const large = { bytes: padded(portrait, 2_097_153), name: "wedding.jpg" };
    const refused = await saveGallery(app, nimrat, [{ bytes: portrait }, large]);
    expect(refused).toMatchObject({ status: 413, message: "wedding.jpg exceeds 2MB size limit." });
    const punjabi = await saveGallery(app, nimrat, [large], "pb");
    expect(punjabi.message).toMatch(/^wedding\.jpg .*[\u0A00-\u0A7F]/);
    // All or none: the valid picture of the same upload was not stored either.
    expect(await pictureRows(app, nimrat)).toHaveLength(1);
  });

  test("F4: the gallery holds at most twelve pictures, also with parallel uploads", async () => {
    const omkar = await createMember(app, "Omkar");
    const eleven = Array.from({ length: 11 }, () => ({ bytes: portrait }));
    expect((await saveGallery(app, omkar, eleven)).status).toBe(200);
    const before = app.photos.kept.size;
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => saveGallery(app, omkar, [{ bytes: portrait }])),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 11 }, () => 422)]);
    expect(answers.find(({ status }) => status === 422)?.message).toBe(
      "You can only upload up to 12 images.",
    );
    expect(await pictureRows(app, omkar)).toHaveLength(12);
    expect(app.photos.kept.size).toBe(before + 3);
    const thirteen = Array.from({ length: 13 }, () => ({ bytes: portrait }));
    const param = await createMember(app, "Param");
    expect((await saveGallery(app, param, thirteen)).status).toBe(422);
    expect(await pictureRows(app, param)).toEqual([]);
  });

  test("F8: two members who upload the same picture have separate objects", async () => {
    const [rano, simran] = [await createMember(app, "Rano"), await createMember(app, "Simran")];
    for (const person of [rano, simran]) await saveGallery(app, person, [{ bytes: portrait }]);
    const [row] = await pictureRows(app, rano);
    await as(app, rano).call(deleteGalleryPicture, { params: { id: row?.id ?? "" } });
    const [kept] = await pictureRows(app, simran);
    expect(await app.photos.exists(`${kept?.storage_key}-full`)).toBe(true);
  });
});

describe("a picture's bytes", () => {
  test("Z3: a browser must revalidate a picture at each use, and gets 304 if it has it cached", async () => {
    const tara = await createComplete(app, "Tara", { picture: false });
    const uday = await createMan(app, "Uday", { picture: false });
    const { data } = await saveProfile(app, tara, portrait);
    const served = await look(uday, data.profile_picture);
    expect(served).toMatchObject({
      status: 200,
      headers: {
        "cache-control": "private, no-cache",
        "x-content-type-options": "nosniff",
        "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
        "content-disposition": expect.stringMatching(/^inline; filename="photo/),
      },
    });
    const held = { "if-none-match": String(served.headers.etag) };
    expect((await look(uday, data.profile_picture, held)).status).toBe(304);
    const hide = (privacy_value: "private" | "friends" | "public") =>
      as(app, tara).call(changePrivacy, {
        params: { privacy_id: "profile_picture" },
        body: { privacy_value },
      });
    for (const audience of ["private", "friends"] as const) {
      await hide(audience);
      // Permission is checked before the cache's tag.
      expect((await look(uday, data.profile_picture, held)).status).toBe(404);
      expect((await look(tara, data.profile_picture)).status).toBe(200);
    }
    await hide("public");
    expect((await look(uday, data.profile_picture)).status).toBe(200);
    await app.deps.db
      .updateTable("members")
      .set({ public_profile: false })
      .where("id", "=", tara.id)
      .execute();
    const hidden = await look(uday, data.profile_picture);
    const unknown = await look(uday, "/api/pictures/AAAAAAAAAAAAAAAAAAAAAA");
    expect(hidden.status).toBe(404);
    expect(hidden.bytes).toEqual(unknown.bytes);
  });

  test.each(["..%2f..%2fsecret", "%2e%2e", "x%00", "a/b", ""])(
    "F7: the path %s does not reach a picture's bytes",
    async (id) => {
      const vir = await createMember(app, "Vir");
      const answer = await app.fastify.inject({
        url: `/backend/api/pictures/${id}`,
        headers: { authorization: `Bearer ${vir.token}` },
      });
      expect([400, 404, 422]).toContain(answer.statusCode);
    },
  );

  test("Z3: a picture's bytes require a token", async () => {
    const endpoints: Pick<Endpoint, "method" | "path" | "reply">[] = [
      loadPicture,
      loadProfilePicture,
      listGalleryPictures,
    ];
    for (const endpoint of endpoints)
      expect((await as(app).call(endpoint, { params: { id: "x" } })).status).toBe(401);
  });
});

test("an upload leaves no row and no object when the store fails", async () => {
  const yash = await createMember(app, "Yash");
  const before = app.photos.kept.size;
  const put = app.photos.put;
  app.photos.put = async (key, bytes) => {
    if (key.endsWith("-full")) throw new Error("the disk is full");
    await put(key, bytes);
  };
  expect((await saveProfile(app, yash, portrait)).status).toBe(500);
  app.photos.put = put;
  expect(app.photos.kept.size).toBe(before);
  expect(await pictureRows(app, yash)).toEqual([]);
});

test("a file that is too large gets a response over a real connection, which is not cut off", async () => {
  const zora = await createMember(app, "Zora");
  const address = await app.fastify.listen({ port: 0, host: "127.0.0.1" });
  const upload = (length: number) => {
    const body = new FormData();
    body.append(
      "photo",
      new Blob([new Uint8Array(padded(portrait, length))], { type: "image/jpeg" }),
      "me.jpg",
    );
    const headers = { authorization: `Bearer ${zora.token}` };
    return fetch(`${address}/backend/api/user/profile/picture`, { method: "POST", body, headers });
  };
  expect((await upload(12_000_000)).status).toBe(413);
  expect((await upload(4_194_304)).status).toBe(200);
});
