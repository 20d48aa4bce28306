import type { Plugin } from "vite";

/** Answers 404 for the service worker in development, where there is none; Vite would send index.html instead. */
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
