import { expect } from "../stage.ts";
import type { Words } from "../words.ts";
import { asIf, at, outage, over, type Screen, type ScreenContext, withoutNetwork } from "./screen.ts";

const visibility = (reason: string) => ({
  visibility: { reach: "nobody", may_send: false, reasons: [reason] },
});

const asked = ({ locale }: Words, changed: string[]) => ({
  facts:
    locale === "pb"
      ? "ਮੁੱਖ ਤਸਵੀਰ ਵਿੱਚ ਤਿੰਨ ਜਣੇ ਹਨ, ਤੇ ਪਰਿਵਾਰ ਬਾਰੇ ਗੱਲ ਅਧੂਰੀ ਰਹਿ ਗਈ ਹੈ।"
      : "There are three people in the main photo, and the words about the family end in the middle.",
  reason:
    locale === "pb"
      ? "ਇਕੱਲੇ ਦੀ ਸਾਫ਼ ਤਸਵੀਰ ਪਾਓ ਜੀ, ਤੇ ਪਰਿਵਾਰ ਬਾਰੇ ਗੱਲ ਪੂਰੀ ਲਿਖੋ ਜੀ।"
      : "Please add a clear photo of the person alone, and complete what is written about the family.",
  parts: ["photos", "family"],
  changed,
});

type Review = { usual_hours: number | null; asked: object | null };

/** A member whose profile is looked at before others see it. */
async function openHeld(shown: ScreenContext, review: Review): Promise<void> {
  await shown.page.route("**/backend/api/user/review", (route) => route.fulfill({ json: { data: review } }));
  await asIf("held", { ...visibility("held"), profile_status: 2 }).open(shown);
}

const held = (name: string, review: (words: Words) => Review): Screen =>
  over(`before the profile is shown: ${name}`, (shown) => openHeld(shown, review(shown.words)));

const whatToChange = (name: string, changed: string[]): Screen =>
  over(`what to change before the profile is shown${name}`, async (shown) => {
    const { page, words } = shown;
    await openHeld(shown, { usual_hours: 6, asked: asked(words, changed) });
    await page.getByRole("button", { name: words.reviews("asked.see"), exact: true }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });

type NumberState = "none" | "code" | "seen" | "used_up" | "not_approved";

/** The sheet in which a number is verified, with what volunteers do for a number without WhatsApp. */
async function openNumber(shown: ScreenContext, state: NumberState | "failed"): Promise<void> {
  const { page, words } = shown;
  const until = new Date(Date.now() + 9 * 86_400_000).toISOString();
  const data = { state, code: state === "code" ? "482913" : null, until: state === "none" ? null : until };
  await page.route("**/backend/api/user/number-in-person", (route) =>
    route.fulfill(state === "failed" ? outage(words) : { json: { data } }),
  );
  const unverified = { ...visibility("phone_unverified"), phone_verified: false };
  await asIf("unverified", { ...unverified, phone_number: "+919876543210" }).open(shown);
  await page
    .getByRole("button", { name: words.visibility("ways.phone_unverified") })
    .first()
    .click();
  const sheet = page.getByRole("dialog");
  const opens = sheet.getByRole("button", { name: words.accounts("in_person.open") });
  const title = sheet.getByRole("heading", { name: words.accounts("in_person.title") });
  await expect(opens.or(title)).toBeVisible();
  if (await opens.isVisible()) await opens.click();
  await expect(title).toBeVisible();
  await title.scrollIntoViewIfNeeded();
}

const ownNumber = (state: NumberState | "failed"): Screen =>
  over(`one's own number, confirmed in person: ${state}`, (shown) => openNumber(shown, state));

/** What waits for the desk: the first review of one's own profile, and a number that volunteers confirm. */
export const waitingScreens: Screen[] = [
  at("/home"),
  held("the usual time", () => ({ usual_hours: 6, asked: null })),
  held("the time is not known", () => ({ usual_hours: null, asked: null })),
  held("something should be changed", (words) => ({ usual_hours: 6, asked: asked(words, []) })),
  held("something was changed", (words) => ({ usual_hours: 6, asked: asked(words, ["photos"]) })),
  whatToChange("", []),
  whatToChange(", and one part is", ["photos"]),
  ...(["none", "code", "seen", "used_up", "not_approved", "failed"] as const).map(ownNumber),
  withoutNetwork("one's own number, asked for without a network", async (shown) => {
    const { page, words } = shown;
    await openNumber(shown, "none");
    // A replaced answer would arrive without a network too.
    await page.unroute("**/backend/api/user/number-in-person");
    await page.context().setOffline(true);
    await page.getByRole("button", { name: words.accounts("in_person.ask"), exact: true }).click();
    await expect(page.locator(".toast").first()).toBeVisible();
  }),
];
