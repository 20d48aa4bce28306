import { wordsIn } from "../../../e2e/words.ts";
import type { Visitor } from "../visitor.ts";
import { logIn } from "./log-in.ts";

const members = { en: "navneet", pb: "deepa" } as const;

/** A member looks at a family, saves and blocks it, changes the language and the text size, and logs out. */
export async function everydayJourney(visitor: Visitor): Promise<void> {
  const { words } = visitor;
  await logIn(visitor, members[words.locale]);
  const name = await saveOne(visitor);
  await look(visitor, name);
  await block(visitor, name);
  await changeLanguage(visitor);
  await enlarge(visitor);
  await logOut(visitor);
}

/** Saves the first family that shows a photo and is not saved yet, and returns the name. */
async function saveOne(visitor: Visitor): Promise<string> {
  const { words } = visitor;
  const [before = "", after = ""] = words.relations("save_name", { name: "*" }).split("*");
  const label = String(await visitor.until("a family with a photo", labelBetween(before, after)));
  const name = label.slice(before.length, label.length - after.length);
  await visitor.press("button", label, { exact: true });
  await visitor.sayYes(words.relations("yes.shortlist"));
  await visitor.sees("button", words.relations("saved_name", { name }));
  return name;
}

// The photos further down load as one scrolls, so the class of their place says which cards have one.
const buttons_beside_photo = "main li:has(.person-photo:not(.person-photo-low)) button";

const labelBetween = (before: string, after: string) => `
  const buttons = document.querySelectorAll(${JSON.stringify(buttons_beside_photo)});
  const labels = [...buttons].map(({ ariaLabel }) => ariaLabel ?? "");
  return labels.find((label) => label.startsWith(${JSON.stringify(before)}) && label.endsWith(${JSON.stringify(after)}))`;

/** Opens a profile and its photo; Back closes the photo, then the profile. */
async function look(visitor: Visitor, name: string): Promise<void> {
  const { words } = visitor;
  await visitor.press("link", `${name}, `);
  await visitor.at("/view-profile/");
  await visitor.sees("title", name);
  await visitor.until("a photo", photo_is_there);
  await visitor.press("button", words.view_profile("open_photo", { number: "1" }));
  await visitor.sees("dialog");
  await visitor.back();
  await visitor.seesNo("dialog");
  await visitor.at("/view-profile/");
  await visitor.back();
  await visitor.at("/suggestion");
  await visitor.press("link", `${name}, `);
  await visitor.at("/view-profile/");
}

const photo_is_there =
  'return [...document.querySelectorAll("main img")].some((one) => one.naturalWidth > 0)';

async function block(visitor: Visitor, name: string): Promise<void> {
  const { words } = visitor;
  const [first = name] = name.split(" ");
  await visitor.press("button", words.relations("more_for", { name }));
  await visitor.press("button", words.relations("step_for.block", { name }));
  await visitor.sayYes(words.relations("yes.block", { name: first }));
  // The profile is no longer visible, so its page closes.
  await visitor.at("/suggestion");
  await visitor.open("/home");
  await visitor.press("button", words.home("lists.blocked"));
  await visitor.sees("title", words.home("headings.blocked"));
  await visitor.sees("text", name);
}

async function changeLanguage(visitor: Visitor): Promise<void> {
  const { words } = visitor;
  const other = wordsIn(words.locale === "en" ? "pb" : "en");
  await visitor.open("/suggestion");
  await visitor.press("button", words.common("language.to_other"));
  await visitor.sees("link", other.common("nav.suggestions"));
  await visitor.press("button", other.common("language.to_other"));
  await visitor.sees("link", words.common("nav.suggestions"));
}

async function enlarge(visitor: Visitor): Promise<void> {
  const { words } = visitor;
  const height = "parseFloat(getComputedStyle(document.documentElement).fontSize)";
  const before = await visitor.driver.run(`return ${height}`);
  await visitor.press("button", words.common("nav.menu"));
  await visitor.press("button", words.common("text_size.larger"), { exact: true });
  await visitor.until("larger text", `return ${height} >= ${before} * 1.25`);
  await visitor.back();
  await visitor.seesNo("dialog");
  await visitor.at("/suggestion");
}

/** Back after the end of a session must not show what was on the screen. */
async function logOut(visitor: Visitor): Promise<void> {
  const { words } = visitor;
  await visitor.press("button", words.common("nav.menu"));
  await visitor.press("button", words.common("nav.log_out"));
  await visitor.at("/login");
  await visitor.sees("title", words.accounts("login.title"));
  await visitor.back();
  await visitor.at("/login");
  await visitor.sees("title", words.accounts("login.title"));
}
