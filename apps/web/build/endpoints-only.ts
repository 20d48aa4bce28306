import { pathToFileURL } from "node:url";
import type { Endpoint } from "@sanjog/contract/endpoint";
import type { Plugin } from "vite";

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "access" in value && "reply" in value;

/** Returns the properties of an endpoint that the browser's client reads. */
function clientPart({ method, path, files, bytes, stream }: Endpoint) {
  return { method, path, files, bytes, stream };
}

/**
 * Replaces each contract module with its endpoints alone, without their schemas: only the server validates with
 * those, so a phone need not load them.
 */
export function endpointsOnly(): Plugin {
  return {
    name: "endpoints-only",
    apply: "build",
    load: {
      filter: { id: /packages[\\/]contract[\\/]src[\\/]/ },
      async handler(id) {
        const exported: Record<string, unknown> = await import(pathToFileURL(id).href);
        const endpoints = Object.entries(exported).flatMap(([name, value]) =>
          isEndpoint(value) ? [`export const ${name} = ${JSON.stringify(clientPart(value))};`] : [],
        );
        return endpoints.length > 0 ? endpoints.join("\n") : null;
      },
    },
  };
}
