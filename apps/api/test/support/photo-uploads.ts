import { saveGalleryPictures, saveProfilePicture } from "@sanjog/contract/photos";
import type { Locale } from "@sanjog/i18n/locale";
import sharp from "sharp";
import { as } from "./caller.ts";
import { type File, multipart } from "./multipart.ts";
import type { Person } from "./people.ts";
import type { TestApp } from "./test-app.ts";

/** A picture of one colour that can be written in any format. */
export const plainPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 120, b: 40 } } });

export const saveProfile = (app: TestApp, person: Person, bytes: Buffer, file: Partial<File> = {}) =>
  as(app, person).call(saveProfilePicture, multipart([{ bytes, ...file }]));

export const saveGallery = (app: TestApp, person: Person, files: File[], locale: Locale = "en") =>
  as(app, person).call(saveGalleryPictures, {
    ...multipart(files.map((file) => ({ field: "photos[]", ...file }))),
    locale,
  });

/** Returns the rows of the member's pictures. */
export const pictureRows = ({ deps }: TestApp, { id }: Person) =>
  deps.db.selectFrom("pictures").where("member_id", "=", id).selectAll().execute();
