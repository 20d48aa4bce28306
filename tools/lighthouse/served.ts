import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePorts } from "../../apps/api/test/support/free-ports.ts";
import { missingForSite, startProxy } from "../../apps/api/test/support/proxy.ts";
import { say } from "../cli/child.ts";
import { serveDemo } from "../cli/demo-site.ts";

/** `origin` is for this program, `pages` for the browser, which needs `browser_args` to open it. */
export type Served = { origin: string; pages: string; browser_args: string[]; stop: () => Promise<unknown> };

const host = "sanjog.example";

/** Serves the demo community as in production: HTTP/2 and TLS by nginx, with deploy/nginx.conf. Without nginx, over HTTP/1.1. */
export async function serveAsDeployed(): Promise<Served> {
  const demo = await serveDemo("lighthouse", 4199);
  if (missingForSite().some((name) => name !== "postgresql")) {
    say("nginx or openssl is not installed: measuring over HTTP/1.1, which is slower than production");
    return { ...demo, pages: demo.origin, browser_args: [] };
  }
  const folder = mkdtempSync(path.join(tmpdir(), "sanjog-lighthouse-"));
  const [http = 0, https = 0] = await freePorts(2);
  const proxy = startProxy({ folder, http, https, servers: [4199, 4199, 4199] });
  return {
    origin: demo.origin,
    pages: `https://${host}:${https}`,
    browser_args: [`--host-resolver-rules=MAP ${host} 127.0.0.1`, "--ignore-certificate-errors"],
    stop: async () => {
      await proxy.stop();
      await demo.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
