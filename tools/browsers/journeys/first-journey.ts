import { genderOf } from "@sanjog/domain/accounts/sign-up";
import { dalbir, jasleen, type Newcomer } from "../../../e2e/newcomers.ts";
import { codeFor, sendWritten } from "../dev-messages.ts";
import { tile } from "../forms.ts";
import type { Visitor } from "../visitor.ts";
import { fiveSteps } from "./five-steps.ts";
import { arrive } from "./visitors-journey.ts";

const newcomers = { en: dalbir, pb: jasleen };
const password = "Phulkari-7-Rang";

/** A newcomer signs up, completes the profile with a photo, and sends a first request. */
export async function firstJourney(visitor: Visitor): Promise<void> {
  const { words } = visitor;
  const who = newcomers[words.locale]();
  await arrive(visitor);
  await visitor.press("link", words.site("landing.create"));
  await signUp(visitor, who);
  await verifyBoth(visitor, who);
  await fiveSteps(visitor, who);
  await visitor.at("/ready");
  await visitor.press("link", words.moments("ready.families"));
  await visitor.at("/suggestion");
  await visitor.press("button", words.relations("steps.send_request"));
  await visitor.sayYes(words.relations("yes.send_request"));
  await visitor.sees("text", words.relations("request_sent_today"));
}

async function signUp(visitor: Visitor, who: Newcomer): Promise<void> {
  const { fields, accounts, option } = visitor.words;
  await visitor.at("/register");
  await tile(visitor, fields("profile_for"), option("profile_for", who.profile_for));
  // The form asks for the gender where the relation does not imply it.
  if (genderOf(who.profile_for) === null) await tile(visitor, fields("gender"), option("gender", who.gender));
  await visitor.write(fields("email"), who.email);
  await visitor.write(fields("phone_number"), who.phone);
  await visitor.write(fields("password"), password);
  await visitor.write(fields("password_confirmation"), password);
  await visitor.press("checkbox", accounts("register.accept"));
  await visitor.press("button", accounts("register.submit"));
  await visitor.at("/otp-verification");
}

/** Types the code from the mail and sends the message from the phone; then the page goes on by itself. */
async function verifyBoth(visitor: Visitor, who: Newcomer): Promise<void> {
  const { fields, accounts } = visitor.words;
  const whatsapp = await visitor.reads("link", accounts("verify.open"), "href");
  // WhatsApp is another app, so the page stays.
  await visitor.driver.run('addEventListener("click", (event) => event.preventDefault(), { once: true })');
  await visitor.press("link", accounts("verify.open"));
  await visitor.sees("text", accounts("verify.waiting"));
  // On phones the code of the mail is folded while the number is being verified.
  await visitor.press("button", accounts("verify.email_instead"));
  await visitor.write(fields("email_otp"), await codeFor(visitor, who.email));
  await visitor.sees("heading", accounts("verify.email_done"));
  await sendWritten(visitor, whatsapp, who.e164);
  await visitor.at("/profile-registration?step=personal");
}
