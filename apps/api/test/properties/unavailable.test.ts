import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { freePorts } from "../support/free-ports.ts";
import { type Proxy, startProxy } from "../support/proxy.ts";
import { createVisitor } from "../support/visitor.ts";

const folder = mkdtempSync(path.join(tmpdir(), "sanjog-unavailable-"));
let proxy: Proxy;
let visitor: ReturnType<typeof createVisitor>;
beforeAll(async () => {
  const [http = 0, https = 0, ...servers] = await freePorts(5);
  proxy = startProxy({ folder, http, https, servers });
  visitor = createVisitor({ proxy, http, https, host: "sanjog.example", processes: [] } as never);
  await vi.waitUntil(() => visitor.ask({ path: "/" }).catch(() => null), { timeout: 10_000 });
});
afterAll(async () => {
  visitor.leave();
  await proxy.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe("while no process answers, the proxy responds by itself", () => {
  test("with a page in both languages that loads nothing else and retries soon", async () => {
    for (const path of ["/", "/home", "/view-profile/x?y=z"]) {
      const { status, headers, bytes } = await visitor.ask({ path });
      expect([path, status, headers["retry-after"], headers["cache-control"]]).toEqual([
        path,
        503,
        "20",
        "no-store",
      ]);
      expect(headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(headers["content-security-policy"]).toContain("default-src 'none'");
      expect(headers["strict-transport-security"]).toContain("max-age=63072000");
      const page = bytes.toString();
      expect(page).toContain("We will be back in a moment");
      expect(page).toContain("ਥੋੜ੍ਹੀ ਦੇਰ ਵਿੱਚ ਮਿਲਦੇ ਹਾਂ ਜੀ");
      expect(page).not.toMatch(/https?:\/\/|src=/);
    }
  });

  test("with JSON for every method of an API endpoint", async () => {
    for (const method of ["GET", "POST"]) {
      const wish = { method, path: "/backend/api/site", ...(method === "POST" && { body: {} }) };
      const { status, headers, json } = await visitor.ask(wish);
      expect([status, headers["retry-after"]]).toEqual([503, "20"]);
      expect(headers["content-type"]).toBe("application/json; charset=utf-8");
      const { message } = json as { message: string };
      expect(message).toMatch(/[a-z].*[\u0A00-\u0A7F]/);
    }
  });
});
