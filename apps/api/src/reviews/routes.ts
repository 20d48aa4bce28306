import { readReview } from "@sanjog/contract/desk-reviews";
import { sendForReview, showReview } from "@sanjog/contract/reviews";
import type { FastifyInstance } from "fastify";
import type { Area } from "../platform/area.ts";
import type { PlatformDeps } from "../platform/deps.ts";
import { bind } from "../platform/http/bind.ts";
import { endNeedlessRequest } from "./commands/end-needless-request.ts";
import * as commands from "./commands/read-review.ts";
import { sendAgain } from "./commands/send-again.ts";
import { loadOwnReview } from "./queries/own-review.ts";
import { reviewTexts } from "./review-texts.ts";

export const reviewsArea: Area = {
  name: "reviews",
  routes: registerRoutes,
  afterProfileChange: endNeedlessRequest,
};

function registerRoutes(app: FastifyInstance, deps: PlatformDeps): void {
  bind(app, deps, showReview, async ({ viewer, locale }) => ({
    data: await loadOwnReview(deps, viewer.id, locale),
  }));
  bind(app, deps, sendForReview, async ({ viewer, locale }) => {
    await sendAgain(deps, viewer.id);
    return { message: reviewTexts(locale).sent_again };
  });
  bind(app, deps, readReview, async ({ staff, params, locale }) => ({
    data: await commands.readReview(deps, staff, params.id, locale),
  }));
}
