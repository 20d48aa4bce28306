import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signUpForm } from "../../test/support/sign-up.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { areas } from "../areas.ts";
import { parseCommand, usage } from "./cli/arguments.ts";
import type { Call } from "./cli/command.ts";
import { commands } from "./cli/commands.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp(areas);
});
afterAll(() => app.close());

const operator = { who: "Gurmeet (ops)", why: "two families wrote to us" };

/** Runs a command and returns its output. */
async function type(name: string, what = "", more: Partial<Call> = {}): Promise<string> {
  const call = { what, en: "", pb: "", to: "", with: "", hours: "", members: "", ...more };
  return (await commands[name]?.run(app.deps, operator, call)) ?? "no such command";
}

describe("the arguments of a command", () => {
  const why = ["--why", "the weekly look"];

  test.each([
    [["delete", "everybody"], "There is no command delete."],
    [["reports"], "Say --why"],
    [["reports", "--why", " "], "Say --why"],
    [["hold", ...why], "hold needs a member"],
    [["hold", "one", "two", ...why], "What is two?"],
    [["reports", "one", ...why], "What is one?"],
    [["suspend", "one", ...why], "suspend needs --en"],
    [["suspend", "one", "--en", "Rude.", ...why], "suspend needs --pb"],
    [["suspend", "one", "--en", "Rude.", "--pb", "Rude.", ...why], "in Gurmukhi script"],
    [["picture", "one", ...why], "picture needs --to"],
    [["erased", "one", ...why], "erased needs --with"],
    [["sign-up-desk", "203.0.113.7", "--hours", "8", ...why], "sign-up-desk needs --members"],
    [["reports", "--wy", "x"], "--wy"],
  ])("%j is refused with a sentence", (args, sentence) => {
    expect(() => parseCommand(args)).toThrow(sentence);
  });

  test("the usage lists every command, and the parser reads every command with its reason", () => {
    expect(parseCommand([])).toBeNull();
    for (const name of Object.keys(commands)) expect(usage()).toContain(`  ${name}`);
    expect(parseCommand(["audit", ...why, "--as", "Gurmeet"])).toMatchObject({
      name: "audit",
      why: "the weekly look",
      as: "Gurmeet",
    });
  });
});

describe("a sign-up desk", () => {
  const desk = { hours: "8", members: "7" };
  const signUpAt = async (remoteAddress: string) => {
    const answer = await app.fastify.inject({
      method: "POST",
      url: "/backend/api/auth/register",
      remoteAddress,
      payload: signUpForm(),
    });
    return answer.json().data.email_code as string;
  };
  const several = async (count: number, ip: string) => {
    const codes = [];
    for (let i = 0; i < count; i += 1) codes.push(await signUpAt(ip));
    return codes;
  };

  test("an open desk lets a number of people sign up from one address without verifying their number first, and is audited", async () => {
    expect(await type("sign-up-desk", "198.51.100.0/24", desk)).toContain("7 people may sign up");
    expect(await several(7, "198.51.100.9")).toEqual(Array(7).fill("sent"));
    // The desk is full, so the usual limits apply again.
    expect(await several(6, "::ffff:198.51.100.9")).toEqual([...Array(5).fill("sent"), "after_number"]);
    expect(await type("audit")).toContain("open_sign_up_desk");
    await type("sign-up-desk", "203.0.113.7", desk);
    app.clock.pass({ hours: 8, minutes: 1 });
    expect((await several(6, "203.0.113.7")).at(-1)).toBe("after_number");
  });

  test.each([
    ["everywhere", desk, "no address"],
    ["198.51.0.0/16", desk, "from 24 to 32 bits"],
    ["198.51.100.7", { hours: "900", members: "7" }, "--hours"],
    ["198.51.100.7", { hours: "8", members: "many" }, "--members"],
  ])("%s for %j is refused with a sentence", async (network, wish, sentence) => {
    await expect(type("sign-up-desk", network, wish)).rejects.toMatchObject({
      options: { sentence: expect.stringContaining(sentence) },
    });
  });
});
