import type { Visitor } from "../visitor.ts";

/** What a visitor sees before there is an account: the landing page, the language, the mistakes of a sign-up. */
export async function visitorsJourney(visitor: Visitor): Promise<void> {
  const { words } = visitor;
  await arrive(visitor);
  await visitor.until(
    "a picture",
    'return [...document.querySelectorAll(".sample-card img")].some((one) => one.naturalWidth > 0)',
  );
  await visitor.open("/register");
  await visitor.press("button", words.accounts("register.submit"));
  for (const code of ["email_missing", "password_missing", "terms_not_accepted"] as const)
    await visitor.sees("error", words.fieldErrors(code));

  // Back closes a sheet and keeps what was typed.
  await visitor.write(words.fields("email"), "asha@example.com");
  await visitor.press("button", words.accounts("register.read_terms"));
  await visitor.sees("dialog");
  await visitor.back();
  await visitor.seesNo("dialog");
  await visitor.at("/register");
  await visitor.until(
    "what was typed",
    'return [...document.querySelectorAll("input")].some((one) => one.value === "asha@example.com")',
  );
}

/** Opens the landing page and chooses the reader's language by its tile. */
export async function arrive(visitor: Visitor): Promise<void> {
  const { words } = visitor;
  await visitor.open("/");
  const tile = { pb: "ਪੰਜਾਬੀ", en: "English" }[words.locale];
  await visitor.press("button", tile);
  await visitor.sees("title", words.site("landing.title"));
}
