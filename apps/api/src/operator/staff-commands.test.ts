import { openInvitation } from "@sanjog/contract/staff";
import { afterAll, beforeAll, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createStaff } from "../../test/support/staff.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { staffArea } from "../staff/routes.ts";
import type { Call } from "./cli/command.ts";
import { commands } from "./cli/commands.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp([staffArea]);
});
afterAll(() => app.close());

const operator = { who: "root", why: "the first keeper" };
const type = async (name: string, what = "", to = "") => {
  const call: Call = { what, to, en: "", pb: "", with: "", hours: "", members: "" };
  return (await commands[name]?.run(app.deps, operator, call)) ?? "no such command";
};

test("the command line prints a link that invites a keeper, and refuses an unknown role or address", async () => {
  const said = await type("invite-staff", "Gurmeet@desk.test", "keeper");
  const token = /https:\/\/sanjog\.test\/desk\/invitation#([\w-]{43})$/.exec(said)?.[1] ?? "";
  const opened = await as(app).call(openInvitation, { body: { token } });
  expect(opened.data).toEqual({ email: "gurmeet@desk.test", role: "keeper" });
  await expect(type("invite-staff", "gurmeet@desk.test", "king")).rejects.toThrow("invalid_fields");
  await expect(type("invite-staff", "gurmeet", "keeper")).rejects.toThrow("invalid_fields");
});

test("the command line lists the desk and ends an account", async () => {
  const simran = await createStaff(app, "Simran", "lead");
  expect(await type("staff")).toContain("Simran");
  expect(await type("end-staff", simran.email)).toContain("is ended");
  expect(await type("staff")).not.toContain("Simran");
  await expect(type("end-staff", simran.email)).rejects.toThrow("not_found");
});
