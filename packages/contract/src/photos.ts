import { photoSizes } from "@sanjog/domain/photos/photo-rules";
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { idParams, nested, nothing } from "./reply.ts";

const sizes = Object.keys(photoSizes) as (keyof typeof photoSizes)[];
const size = z.object({ size: z._default(z.enum(sizes, "unknown_option"), "full") });
const galleryPicture = z.object({ id: z.string(), picture_url: z.string() });

export const saveProfilePicture = endpoint({
  name: "saveProfilePicture",
  method: "POST",
  path: "/api/user/profile/picture",
  access: "member",
  summary: "Replaces the profile picture.",
  files: "photo",
  reply: z.object({ profile_picture: z.string() }),
});

export const loadProfilePicture = endpoint({
  name: "loadProfilePicture",
  method: "GET",
  path: "/api/user/profile/picture",
  access: "member",
  summary: "Returns the member's own profile picture.",
  query: size,
  bytes: true,
  reply: nothing,
});

export const deleteProfilePicture = endpoint({
  name: "deleteProfilePicture",
  method: "DELETE",
  path: "/api/user/profile/picture",
  access: "member",
  summary: "Removes the profile picture.",
  reply: nothing,
});

export const saveGalleryPictures = endpoint({
  name: "saveGalleryPictures",
  method: "POST",
  path: "/api/user/pictures",
  access: "member",
  summary: "Adds pictures to the gallery, all or none.",
  files: "photos[]",
  reply: nested(z.array(galleryPicture)),
});

export const listGalleryPictures = endpoint({
  name: "listGalleryPictures",
  method: "GET",
  path: "/api/user/pictures",
  access: "member",
  summary: "Returns the member's own gallery.",
  reply: nested(z.array(galleryPicture)),
});

export const deleteGalleryPicture = endpoint({
  name: "deleteGalleryPicture",
  method: "DELETE",
  path: "/api/user/pictures/:id",
  access: "member",
  summary: "Removes one picture from the gallery.",
  params: idParams,
  reply: nothing,
});

/** The endpoint behind every `picture_url` and picture reference; it checks permission at each request. */
export const loadPicture = endpoint({
  name: "loadPicture",
  method: "GET",
  path: "/api/pictures/:id",
  access: "member",
  summary: "Returns the bytes of a picture that this viewer may currently see.",
  params: idParams,
  query: size,
  bytes: true,
  reply: nothing,
});
