import type { Call } from "../../src/operator/cli/command.ts";
import { commands } from "../../src/operator/cli/commands.ts";
import type { TestApp } from "./test-app.ts";

/** Who runs the commands of a test, and why: both are in the audit log. */
export const operator = { who: "Gurmeet (ops)", why: "two families wrote to us" };

/** Returns a function that runs an operator's command on the app of a test and returns its output. */
export const operatorOf =
  (app: () => TestApp) =>
  async (name: string, what = "", more: Partial<Call> = {}): Promise<string> => {
    const call = { what, en: "", pb: "", to: "", with: "", hours: "", members: "", ...more };
    return (await commands[name]?.run(app().deps, operator, call)) ?? "no such command";
  };
