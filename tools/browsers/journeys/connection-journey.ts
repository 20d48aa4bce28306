import type { Visitor } from "../visitor.ts";
import { logIn } from "./log-in.ts";

/** Each is looked for by one newcomer, and has requests and a proposal to answer. */
const members = { en: "asha", pb: "balbir" } as const;

/** A member says yes to a request, reads the phone number, and accepts a proposal. */
export async function connectionJourney(visitor: Visitor): Promise<void> {
  const { words } = visitor;
  await logIn(visitor, members[words.locale]);

  await visitor.open("/home");
  await visitor.press("button", words.relations("step_for.accept", { name: "*" }));
  await visitor.sayYes(words.relations("yes.accept"));
  await visitor.at("/connected/");
  await visitor.sees("title", words.moments("connected.title", { name: "*" }));
  await visitor.sees("link", words.moments("connected.write"));
  const call = await visitor.reads("link", words.moments("connected.call"), "href");
  if (!/^tel:\+\d{10,}$/.test(call)) throw new Error(`the phone number is ${call}`);
  await visitor.press("profile");
  await visitor.at("/view-profile/");
  await visitor.sees("link", words.view_profile("contact.call"), { exact: true });

  await visitor.open("/home");
  await visitor.press("button", words.relations("step_for.accept_proposal", { name: "*" }));
  await visitor.sayYes(words.relations("yes.accept_proposal"));
  await visitor.at("/matched/");
  await visitor.sees("title", words.moments("matched.title"));
  await visitor.press("button", words.moments("matched.what_now"));
  await visitor.sees("dialog", words.moments("matched.what_now"));
  await visitor.back();
  await visitor.seesNo("dialog");
  await visitor.at("/matched/");
}
