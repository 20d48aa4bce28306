import type { Plugin } from "vite";

/** While one builds there is no worker: what asks for it hears so, instead of being sent the page in its place. */
export function devWorker(): Plugin {
  return {
    name: "dev-worker",
    apply: "serve",
    configureServer({ middlewares }) {
      middlewares.use("/sw.js", (_, response) => {
        response.statusCode = 404;
        response.end();
      });
    },
  };
}
