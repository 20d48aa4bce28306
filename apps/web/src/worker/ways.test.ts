import { expect, test } from "vitest";
import { wayOf } from "./ways.ts";

const origin = "https://sanjog.example";
const way = (path: string, mode = "navigate", method = "GET") =>
  wayOf({ url: new URL(path, origin).href, mode, method }, origin);

test.each(["/", "/home", "/view-profile/9", "/login?next=%2Fhome", "/healthy"])(
  "%s opens the shell",
  (path) => {
    expect(way(path)).toBe("shell");
  },
);

test.each(["/assets/index-1.js", "/assets/font-2.woff2"])(
  "%s is kept, since its name is its content",
  (path) => {
    expect(way(path, "cors")).toBe("file");
  },
);

test.each([
  "/backend/api/user",
  "/backend",
  "/dev",
  "/dev/messages",
  "/health/ready",
  "/robots.txt",
  "/guide.pdf",
])("%s is the server's to answer", (path) => {
  expect(way(path)).toBe("network");
});

test("what a page asks of the server is never kept, nor what is sent, nor what lies elsewhere", () => {
  expect(way("/backend/api/user", "cors")).toBe("network");
  expect(way("/home", "navigate", "POST")).toBe("network");
  expect(way("https://elsewhere.example/assets/a.js", "cors")).toBe("network");
});
