import * as endpoints from "@sanjog/contract/photos";
import { say } from "@sanjog/i18n/say";
import type { FastifyInstance } from "fastify";
import { AppError } from "../platform/app-error.ts";
import type { Area } from "../platform/area.ts";
import { bind } from "../platform/http/bind.ts";
import {
  deleteGalleryPicture,
  deleteProfilePicture,
  saveGalleryPictures,
  saveProfilePicture,
} from "./commands.ts";
import type { PhotoDeps } from "./deps.ts";
import { sweepPicturesJob } from "./jobs/sweep-pictures.ts";
import { findProfilePicture, loadGallery, loadPictureFile } from "./queries.ts";
import { pictureUrl } from "./views.ts";

/** Endpoints for the member's own pictures. Area `relations` serves those of others, since it loads the relation. */
export const photosArea: Area = { name: "photos", routes: registerRoutes, jobs: [sweepPicturesJob] };

function registerRoutes(app: FastifyInstance, deps: PhotoDeps): void {
  bind(app, deps, endpoints.saveProfilePicture, async ({ viewer, files, locale }) => ({
    data: { profile_picture: pictureUrl(await saveProfilePicture(deps, viewer, files)) },
    message: say(locale, (texts) => texts.photos.picture_saved),
  }));
  bind(app, deps, endpoints.loadProfilePicture, async ({ viewer, query }) => {
    const picture = await findProfilePicture(deps.db, viewer.id);
    if (!picture) throw new AppError("not_found");
    return { bytes: await loadPictureFile(deps, picture, query.size) };
  });
  bind(app, deps, endpoints.deleteProfilePicture, async ({ viewer, locale }) => {
    await deleteProfilePicture(deps, viewer);
    return { message: say(locale, (texts) => texts.photos.picture_deleted) };
  });
  bind(app, deps, endpoints.saveGalleryPictures, async ({ viewer, files, locale }) => {
    await saveGalleryPictures(deps, viewer, files);
    return {
      data: { data: await loadGallery(deps.db, viewer.id) },
      message: say(locale, (texts) => texts.photos.pictures_saved),
    };
  });
  bind(app, deps, endpoints.listGalleryPictures, async ({ viewer }) => ({
    data: { data: await loadGallery(deps.db, viewer.id) },
  }));
  bind(app, deps, endpoints.deleteGalleryPicture, async ({ viewer, params, locale }) => {
    await deleteGalleryPicture(deps, viewer, params.id);
    return { message: say(locale, (texts) => texts.photos.gallery_deleted) };
  });
}
