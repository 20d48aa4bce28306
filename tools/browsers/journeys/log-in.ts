import { demo_password, demoAccounts } from "../../../apps/api/demo/demo-accounts.ts";
import type { Visitor } from "../visitor.ts";
import { arrive } from "./visitors-journey.ts";

export type DemoKey = (typeof demoAccounts)[number]["key"];

/** Logs in as a member of the demo community. */
export async function logIn(visitor: Visitor, key: DemoKey): Promise<void> {
  const { words } = visitor;
  await arrive(visitor);
  await visitor.open("/login");
  await visitor.write(
    words.fields("email_or_phone"),
    demoAccounts.find((one) => one.key === key)?.email ?? "",
  );
  await visitor.write(words.fields("password"), demo_password);
  await visitor.press("button", words.accounts("login.submit"), { exact: true });
  await visitor.at("/suggestion");
}
