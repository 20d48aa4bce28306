import { existsSync } from "node:fs";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import { base_path } from "@sanjog/contract/endpoint";
import { isPagePath } from "@sanjog/contract/pages";
import type { FastifyInstance } from "fastify";
import { answerMissing } from "./error-answer.ts";

/** Serves the built web app. Paths outside the API get the app, which shows a "not found" page for unknown ones (status 404). */
export async function serveWeb(app: FastifyInstance, folder: string): Promise<void> {
  const built = existsSync(path.join(folder, "index.html"));
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      dotfiles: "ignore",
      setHeaders: (reply, file) => {
        // The names of built assets contain a hash of their content.
        const forever = file.includes(`${path.sep}assets${path.sep}`);
        reply.header("Cache-Control", forever ? "public, max-age=31536000, immutable" : "no-cache");
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const page = request.url.split("?", 1)[0] ?? "";
    const isRead = request.method === "GET" || request.method === "HEAD";
    const isPage =
      isRead && !page.startsWith(`${base_path}/`) && !page.startsWith("/assets/") && !/\.\w+$/.test(page);
    if (!isPage) return answerMissing(request, reply);
    if (built) return reply.code(isPagePath(page) ? 200 : 404).sendFile("index.html");
    return reply
      .code(503)
      .header("Retry-After", "60")
      .type("text/plain")
      .send("The web app is not built yet: npm run build\n");
  });
}
