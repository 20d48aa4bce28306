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

let house: TestApp;
/** A plain photograph, and the same without the patience to make it again. */
let portrait: Buffer;

beforeAll(async () => {
  house = await createTestApp([privacyArea, photosArea, relationsArea]);
  portrait = await plainPicture(600, 500).jpeg().toBuffer();
});
afterAll(() => house.close());

const idOf = (url: string) => url.split("/").at(-1) ?? "";
const look = (person: Person, url: string, headers: Record<string, string> = {}) =>
  as(house, person).call(loadPicture, { params: { id: idOf(url) }, headers });

/** Exactly so many bytes: what follows the end of an image is no part of it. */
const padded = (bytes: Buffer, length: number) => Buffer.concat([bytes, Buffer.alloc(length - bytes.length)]);

describe("a profile picture", () => {
  test("is kept square, upright and small in the sizes that screens use, with nothing of the file itself", async () => {
    const asha = await createMember(house, "Asha");
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
    const answer = await saveProfile(house, asha, Buffer.concat([tall, Buffer.from("CANARY-TRAILER")]));
    expect(answer).toMatchObject({ status: 200, message: "Your profile photo is saved." });
    expect(answer.data.profile_picture).toMatch(/^\/api\/pictures\/[\w-]{22}$/);

    const full = await as(house, asha).call(loadProfilePicture);
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
      const { bytes, headers } = await as(house, asha).call(loadProfilePicture, { query: { size } });
      expect(headers["content-type"]).toBe("image/webp");
      expect(bytes.subarray(0, 4).toString() + bytes.subarray(8, 12).toString()).toBe("RIFFWEBP");
    }
    for (const kept of house.photos.kept.values()) {
      expect(kept.includes("CANARY")).toBe(false);
      expect(kept.includes("Exif")).toBe(false);
    }
  });

  test("F5: weighs little on a card, however rich it is", async () => {
    const balbir = await createMember(house, "Balbir");
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
    expect((await saveProfile(house, balbir, noise)).status).toBe(200);
    const { bytes } = await as(house, balbir).call(loadProfilePicture, { query: { size: "card" } });
    expect(bytes.length).toBeLessThanOrEqual(60_000);
    const full = await as(house, balbir).call(loadProfilePicture);
    expect(full.bytes.length).toBeLessThanOrEqual(600_000);
  });

  test("is replaced as a whole, and what it was is gone from the store", async () => {
    const charan = await createMember(house, "Charan");
    const before = house.photos.kept.size;
    const first = await saveProfile(house, charan, portrait);
    const second = await saveProfile(house, charan, await plainPicture(400, 400).png().toBuffer(), {
      type: "image/png",
    });
    expect(second.data.profile_picture).not.toBe(first.data.profile_picture);
    expect(await pictureRows(house, charan)).toHaveLength(1);
    expect(house.photos.kept.size).toBe(before + 3);
    expect((await look(charan, first.data.profile_picture)).status).toBe(404);
    expect((await as(house, charan).call(deleteProfilePicture)).status).toBe(200);
    expect(house.photos.kept.size).toBe(before);
    expect((await as(house, charan).call(loadProfilePicture)).status).toBe(404);
    expect((await as(house, charan).call(deleteProfilePicture)).status).toBe(404);
  });

  test("F4: may weigh 4,194,304 bytes and not one more", async () => {
    const deepa = await createMember(house, "Deepa");
    expect((await saveProfile(house, deepa, padded(portrait, 4_194_304))).status).toBe(200);
    const kept = await pictureRows(house, deepa);
    const refused = await saveProfile(house, deepa, padded(portrait, 4_194_305));
    expect(refused).toMatchObject({
      status: 413,
      message: "File size exceeds 4MB. Please upload a smaller file.",
    });
    expect(await pictureRows(house, deepa)).toEqual(kept);
  });

  test.each([
    [
      "that is cut off",
      "multipart/form-data; boundary=x",
      '--x\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\nabc',
    ],
    ["that is none", "multipart/form-data; boundary=x", "nothing"],
    ["without a boundary", "multipart/form-data", "nothing"],
  ])("in a form %s is a fault of what was sent", async (_, type, body) => {
    const gurdev = await createMember(house, "Gurdev");
    const headers = { "content-type": type };
    const told = await as(house, gurdev).call(saveProfilePicture, { body, headers });
    expect([told.status, told.message]).toEqual([422, "We could not read what was sent. Please try again."]);
    expect(await pictureRows(house, gurdev)).toEqual([]);
  });

  test("must be sent as one file", async () => {
    const esha = await createMember(house, "Esha");
    const none = await as(house, esha).call(saveProfilePicture, multipart([]));
    expect(none).toMatchObject({ status: 422, errors: { photo: [expect.any(String)] } });
    const other = await saveProfile(house, esha, portrait, { field: "picture" });
    expect(other.status).toBe(422);
    const two = await as(house, esha).call(
      saveProfilePicture,
      multipart([{ bytes: portrait }, { bytes: portrait }]),
    );
    expect(two.status).toBe(422);
    const json = await as(house, esha).call(saveProfilePicture, { body: { photo: "x" } });
    expect(json.status).toBe(422);
    expect(await pictureRows(house, esha)).toEqual([]);
  });

  test("of a suspended member stays as it is", async () => {
    const fateh = await createMember(house, "Fateh", { profile_status: 6 });
    const before = house.photos.kept.size;
    expect((await saveProfile(house, fateh, portrait)).status).toBe(403);
    expect(house.photos.kept.size).toBe(before);
  });
});

describe("the gallery", () => {
  test("keeps the order in which pictures were chosen and gives them up one by one", async () => {
    const kiran = await createMember(house, "Kiran");
    const answer = await saveGallery(house, kiran, [
      { bytes: portrait },
      { bytes: portrait },
      { bytes: portrait },
    ]);
    expect(answer).toMatchObject({ status: 200, message: "Your photos are saved." });
    const ids = answer.data.data.map(({ id }) => id);
    expect(ids).toHaveLength(3);
    const deleted = await as(house, kiran).call(deleteGalleryPicture, { params: { id: ids[1] ?? "" } });
    expect(deleted.status).toBe(200);
    const left = await as(house, kiran).call(listGalleryPictures);
    expect(left.data.data).toEqual(
      [ids[0], ids[2]].map((id) => ({ id, picture_url: `/api/pictures/${id}` })),
    );
  });

  test("Z4: gives up nothing to anybody else", async () => {
    const [lakhbir, mohan] = [await createMember(house, "Lakhbir"), await createMember(house, "Mohan")];
    const { data } = await saveGallery(house, lakhbir, [{ bytes: portrait }]);
    const params = { id: data.data[0]?.id ?? "" };
    expect((await as(house, mohan).call(deleteGalleryPicture, { params })).status).toBe(404);
    await saveProfile(house, mohan, portrait);
    const [own] = await pictureRows(house, mohan);
    // A profile picture is no picture of the gallery.
    expect(
      (await as(house, mohan).call(deleteGalleryPicture, { params: { id: own?.id ?? "" } })).status,
    ).toBe(404);
    expect(await pictureRows(house, lakhbir)).toHaveLength(1);
    expect((await as(house, mohan).call(listGalleryPictures)).data.data).toEqual([]);
  });

  test("F4: takes 2,097,152 bytes a picture and not one more, naming the file in the reader's language", async () => {
    const nimrat = await createMember(house, "Nimrat");
    expect((await saveGallery(house, nimrat, [{ bytes: padded(portrait, 2_097_152) }])).status).toBe(200);
    const large = { bytes: padded(portrait, 2_097_153), name: "wedding.jpg" };
    const refused = await saveGallery(house, nimrat, [{ bytes: portrait }, large]);
    expect(refused).toMatchObject({ status: 413, message: "wedding.jpg exceeds 2MB size limit." });
    const punjabi = await saveGallery(house, nimrat, [large], "pb");
    expect(punjabi.message).toMatch(/^wedding\.jpg .*[\u0A00-\u0A7F]/);
    // All or none: the good one beside it was not kept either.
    expect(await pictureRows(house, nimrat)).toHaveLength(1);
  });

  test("F4: holds twelve, also when many come at once", async () => {
    const omkar = await createMember(house, "Omkar");
    const eleven = Array.from({ length: 11 }, () => ({ bytes: portrait }));
    expect((await saveGallery(house, omkar, eleven)).status).toBe(200);
    const before = house.photos.kept.size;
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => saveGallery(house, omkar, [{ bytes: portrait }])),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 11 }, () => 422)]);
    expect(answers.find(({ status }) => status === 422)?.message).toBe(
      "You can only upload up to 12 images.",
    );
    expect(await pictureRows(house, omkar)).toHaveLength(12);
    expect(house.photos.kept.size).toBe(before + 3);
    const thirteen = Array.from({ length: 13 }, () => ({ bytes: portrait }));
    const param = await createMember(house, "Param");
    expect((await saveGallery(house, param, thirteen)).status).toBe(422);
    expect(await pictureRows(house, param)).toEqual([]);
  });

  test("F8: keeps each member's copy of the same picture apart", async () => {
    const [rano, simran] = [await createMember(house, "Rano"), await createMember(house, "Simran")];
    for (const person of [rano, simran]) await saveGallery(house, person, [{ bytes: portrait }]);
    const [row] = await pictureRows(house, rano);
    await as(house, rano).call(deleteGalleryPicture, { params: { id: row?.id ?? "" } });
    const [kept] = await pictureRows(house, simran);
    expect(await house.photos.exists(`${kept?.storage_key}-full`)).toBe(true);
  });
});

describe("a picture's bytes", () => {
  test("Z3: are asked for again at each use, and a browser that holds them is told so", async () => {
    const tara = await createComplete(house, "Tara", { picture: false });
    const uday = await createMan(house, "Uday", { picture: false });
    const { data } = await saveProfile(house, tara, portrait);
    const served = await look(uday, data.profile_picture);
    expect(served).toMatchObject({
      status: 200,
      headers: {
        "cache-control": "private, no-cache",
        "x-content-type-options": "nosniff",
        "content-security-policy": "default-src 'none'; sandbox",
        "content-disposition": expect.stringMatching(/^inline; filename="photo/),
      },
    });
    const held = { "if-none-match": String(served.headers.etag) };
    expect((await look(uday, data.profile_picture, held)).status).toBe(304);
    const hide = (privacy_value: "private" | "friends" | "public") =>
      as(house, tara).call(changePrivacy, {
        params: { privacy_id: "profile_picture" },
        body: { privacy_value },
      });
    for (const audience of ["private", "friends"] as const) {
      await hide(audience);
      // Permission comes before "you have it already".
      expect((await look(uday, data.profile_picture, held)).status).toBe(404);
      expect((await look(tara, data.profile_picture)).status).toBe(200);
    }
    await hide("public");
    expect((await look(uday, data.profile_picture)).status).toBe(200);
    await house.deps.db
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
    "F7: are not reached by the path %s",
    async (id) => {
      const vir = await createMember(house, "Vir");
      const answer = await house.app.inject({
        url: `/backend/api/pictures/${id}`,
        headers: { authorization: `Bearer ${vir.token}` },
      });
      expect([400, 404, 422]).toContain(answer.statusCode);
    },
  );

  test("Z3: need a token", async () => {
    const doors: Pick<Endpoint, "method" | "path" | "reply">[] = [
      loadPicture,
      loadProfilePicture,
      listGalleryPictures,
    ];
    for (const door of doors) expect((await as(house).call(door, { params: { id: "x" } })).status).toBe(401);
  });
});

test("a store that fails leaves no row and no object", async () => {
  const yash = await createMember(house, "Yash");
  const before = house.photos.kept.size;
  const put = house.photos.put;
  house.photos.put = async (key, bytes) => {
    if (key.endsWith("-full")) throw new Error("the disk is full");
    await put(key, bytes);
  };
  expect((await saveProfile(house, yash, portrait)).status).toBe(500);
  house.photos.put = put;
  expect(house.photos.kept.size).toBe(before);
  expect(await pictureRows(house, yash)).toEqual([]);
});

test("over a real connection a file that is too large is answered, not cut off", async () => {
  const zora = await createMember(house, "Zora");
  const address = await house.app.listen({ port: 0, host: "127.0.0.1" });
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
