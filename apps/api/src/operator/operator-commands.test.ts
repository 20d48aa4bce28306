import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { operator, operatorOf } from "../../test/support/operator-call.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { areas } from "../areas.ts";
import { parseCommand, usage } from "./cli/arguments.ts";
import { commands } from "./cli/commands.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp(areas);
});
afterAll(() => app.close());

const type = operatorOf(() => app);

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
    [["evidence", "one", "--to", "file.zip", ...why], "evidence needs --with"],
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

const audited = () =>
  app.deps.db
    .selectFrom("audit_log")
    .orderBy("id", "desc")
    .select(["who", "action", "report_id", "why"])
    .limit(1)
    .executeTakeFirstOrThrow();

describe("what the nightly job leaves to an operator", () => {
  test.each([
    ["adopt-store", "adopt_store", "carry the same new id"],
    ["sweep", "sweep_pictures", "put_into_trash"],
    ["match-cards", "reconcile_match_cards", "stale                  0"],
    ["tidy", "tidy", "from the next night on"],
    ["erase-due", "erase_due", "0 members are erased"],
  ])("command %s runs and writes to the audit log", async (command, action, answer) => {
    expect(await type(command)).toContain(answer);
    expect(await audited()).toEqual({ ...operator, action, report_id: null });
  });
});
