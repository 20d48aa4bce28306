import { buildWeb, isBuilt } from "./build-web.ts";
import { at, ended, startNode } from "./child.ts";
import { seedIfEmpty } from "./seed.ts";

export type DemoSite = { origin: string; stop: () => Promise<unknown> };

/** Starts the product as `npm start` does, with a separate demo community in the folder `name`. */
export async function serveDemo(name: string, port: number): Promise<DemoSite> {
  const origin = `http://127.0.0.1:${port}`;
  const env = { DATA_DIR: at("data", name), PORT: String(port), HOST: "127.0.0.1", LOG_LEVEL: "warn" };
  Object.assign(process.env, env, { PUBLIC_URL: origin });
  if (!isBuilt() && !(await buildWeb())) throw new Error("the pages could not be built");
  if (!(await seedIfEmpty())) throw new Error("the demo community could not be made");
  const server = startNode([at("apps/api/src/main.ts")]);
  await new Promise<void>((resolve, reject) => {
    server.on("message", (message) => message === "ready" && resolve());
    server.once("exit", (code) => reject(new Error(`the server ended (${code})`)));
  });
  const stop = () => {
    server.kill("SIGTERM");
    return ended(server);
  };
  return { origin, stop };
}
