import { site } from "@sanjog/contract/site";
import { messages as relations_en } from "@sanjog/i18n/en/ui/relations";
import { messages as site_en } from "@sanjog/i18n/en/ui/site";
import { messages as suggestions_en } from "@sanjog/i18n/en/ui/suggestions";
import { messages as profile_en } from "@sanjog/i18n/en/ui/view-profile";
import { messages as relations_pb } from "@sanjog/i18n/pb/ui/relations";
import { messages as site_pb } from "@sanjog/i18n/pb/ui/site";
import { messages as suggestions_pb } from "@sanjog/i18n/pb/ui/suggestions";
import { messages as profile_pb } from "@sanjog/i18n/pb/ui/view-profile";
import { Route, Routes } from "react-router";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { at, fakeServer } from "../testing/fake-server.ts";
import { plainSite, simran } from "../testing/plain-site.ts";
import { renderScreen } from "../testing/render.tsx";
import { LandingScreen } from "./landing-screen.tsx";

const words = {
  en: { site: site_en, relations: relations_en, suggestions: suggestions_en, profile: profile_en },
  pb: { site: site_pb, relations: relations_pb, suggestions: suggestions_pb, profile: profile_pb },
};

function renderLanding(configured: Partial<typeof plainSite> = {}, locale: "en" | "pb" = "en") {
  fakeServer(at(site, () => ({ data: { ...plainSite, ...configured } })));
  return renderScreen(
    <Routes>
      <Route path="/" element={<LandingScreen />} />
      <Route path="/register" element={<h1>register</h1>} />
      <Route path="/login" element={<h1>login</h1>} />
    </Routes>,
    { locale, path: "/" },
  );
}

test.each([
  ["I have an account", "login", 1280],
  ["Get started", "login", 390],
])("the link “%s” opens %s", async (name, screen, width) => {
  await page.viewport(width, 844);
  await renderLanding();
  await page.getByRole("link", { name }).click();
  await expect.element(page.getByRole("heading", { level: 1, name: screen })).toBeVisible();
});

test("on phones the page offers the sign-up at its top and after the steps, in the same words", async () => {
  await page.viewport(390, 844);
  await renderLanding();
  const ways = page.getByRole("link", { name: "Create a profile, free" });
  await expect.element(ways.first()).toBeVisible();
  const [hero, how] = ways.elements();
  expect(ways.elements().map((way) => way.getAttribute("href"))).toEqual(Array(2).fill("/register"));
  expect(hero?.closest(".hero")).not.toBeNull();
  expect(how?.closest("#how")).not.toBeNull();
  await ways.first().click();
  await expect.element(page.getByRole("heading", { level: 1, name: "register" })).toBeVisible();
});

test("a tile changes the language of the page", async () => {
  await renderLanding();
  await expect.element(page.getByRole("button", { name: "English" })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "ਪੰਜਾਬੀ" }).click();
  await expect.element(page.getByRole("heading", { level: 1, name: "ਦੋ ਪਰਿਵਾਰ, ਇੱਕ ਰਿਸ਼ਤਾ" })).toBeVisible();
});

test.each([
  ["en", "Only for marriage", /not a dating site.+indecent.+never send money/],
  ["pb", "ਸਿਰਫ਼ ਵਿਆਹ ਲਈ", /ਡੇਟਿੰਗ ਸਾਈਟ ਨਹੀਂ.+ਅਸ਼ਲੀਲ.+ਪੈਸੇ ਨਾ ਭੇਜੋ/],
] as const)(
  "in %s the first page says that it is only for marriage and no dating site, and warns against sending money",
  async (locale, title, text) => {
    await renderLanding({}, locale);
    await expect.element(page.getByText(title, { exact: true })).toBeVisible();
    await expect.element(page.getByText(text)).toBeVisible();
  },
);

test("the reasons to trust begin with what one decides oneself, and the warning comes last", async () => {
  await renderLanding();
  const reasons = page.getByRole("heading", { name: "Why families can trust it" });
  await expect.element(reasons).toBeVisible();
  const titles = [...document.querySelectorAll(".trust-rows b")].map((title) => title.textContent);
  expect(titles[0]).toBe("You decide who sees your photos and number");
  expect(titles.at(-1)).toBe("Only for marriage");
});

test("the lead names the community that is configured", async () => {
  await renderLanding({ community: { en: "Namdhari", pb: "ਨਾਮਧਾਰੀ" } }, "pb");
  await expect.element(page.getByText(/^ਨਾਮਧਾਰੀ ਪਰਿਵਾਰਾਂ ਲਈ/)).toBeVisible();
});

test("without a community the page speaks of the sangat and names none", async () => {
  await renderLanding();
  await expect.element(page.getByText(/for the sangat/)).toBeVisible();
  expect(page.getByText(/Namdhari/).elements()).toEqual([]);
});

test("offices that are configured show their names, the others themselves alone", async () => {
  await renderLanding({
    support_phone: "+91 11 4000 1234",
    helpline_name: { en: "Balwinder Kaur", pb: "ਬਲਵਿੰਦਰ ਕੌਰ" },
  });
  await expect.element(page.getByText("Balwinder Kaur")).toBeVisible();
  await expect.element(page.getByText("Helpline", { exact: true })).toBeVisible();
  await expect.element(page.getByText("Reports", { exact: true })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Report a profile or photo" }))
    .toHaveAttribute("href", "/report");
  await expect
    .element(page.getByRole("link", { name: /^Call/ }))
    .toHaveAttribute("href", "tel:+911140001234");
});

test.each([
  [
    "en",
    "Sanjog Society, Ludhiana",
    "Balwinder Kaur",
    "It is looked after, as seva, by volunteers of Sanjog Society, Ludhiana.",
  ],
  ["pb", "ਸੰਜੋਗ ਸਭਾ, ਲੁਧਿਆਣਾ", "ਬਲਵਿੰਦਰ ਕੌਰ", "ਇਹ ਸੇਵਾ ਸੰਜੋਗ ਸਭਾ, ਲੁਧਿਆਣਾ ਦੇ ਸੇਵਾਦਾਰ ਨਿਭਾਉਂਦੇ ਹਨ।"],
] as const)(
  "in %s the page names who runs the service, whose volunteers look after it, and who answers",
  async (locale, operator, helper, cared) => {
    await renderLanding(
      {
        support_phone: "+91 11 4000 1234",
        operator: { en: "Sanjog Society, Ludhiana", pb: "ਸੰਜੋਗ ਸਭਾ, ਲੁਧਿਆਣਾ" },
        helpline_name: { en: "Balwinder Kaur", pb: "ਬਲਵਿੰਦਰ ਕੌਰ" },
      },
      locale,
    );
    const [name = "", address] = operator.split(", ");
    const named = page.getByText(new RegExp(name));
    await expect.element(named.first()).toBeVisible();
    const [hero, care] = named.elements();
    expect(hero?.closest(".hero")).not.toBeNull();
    expect(hero?.textContent).not.toContain(address);
    expect(care?.textContent).toBe(cared);
    await expect.element(page.getByText(helper)).toBeVisible();
  },
);

test("without an operator the page names nobody who runs the service, and says that volunteers of the sangat look after it", async () => {
  await renderLanding();
  await expect.element(page.getByText(/you choose who sees each of them/)).toBeVisible();
  expect(page.getByText(/^Run by/).elements()).toEqual([]);
  await expect.element(page.getByText(/^Volunteers of the sangat look after it/)).toBeVisible();
});

test.each([
  [390, 844],
  [1280, 800],
])("at %s × %s the name of the operator moves nothing when it arrives", async (width, height) => {
  await page.viewport(width, height);
  const topOfPicture = async (configured: Partial<typeof plainSite>, shown: RegExp) => {
    const { unmount } = await renderLanding(configured);
    await expect.element(page.getByText(shown)).toBeVisible();
    const { top } = page
      .getByRole("img", { name: /How it looks/ })
      .element()
      .getBoundingClientRect();
    await unmount();
    return top;
  };
  const operator = { en: "Sanjog Society, Ludhiana", pb: "ਸੰਜੋਗ ਸਭਾ, ਲੁਧਿਆਣਾ" };
  expect(await topOfPicture({ operator }, /^Run by Sanjog Society/)).toBe(
    await topOfPicture({}, /you choose who/),
  );
});

test("the name of the operator leads to those who look after the service", async () => {
  await renderLanding({ operator: { en: "Sanjog Society, Ludhiana", pb: "ਸੰਜੋਗ ਸਭਾ, ਲੁਧਿਆਣਾ" } });
  await page.getByRole("link", { name: "Run by Sanjog Society", exact: true }).click();
  await expect.element(page.getByRole("heading", { name: "Who looks after it" })).toBeInViewport();
});

test("on a phone the first view has the privacy, the operator, and both faces", async () => {
  await page.viewport(390, 844);
  await renderLanding({ operator: { en: "Sanjog Society, Ludhiana", pb: "ਸੰਜੋਗ ਸਭਾ, ਲੁਧਿਆਣਾ" } });
  await expect.element(page.getByText(/^Run by Sanjog Society/)).toBeVisible();
  const shown = [...document.querySelectorAll(".hero-notes > p, .product-picture img")].map(
    (part) => part.getBoundingClientRect().bottom,
  );
  expect(shown).toHaveLength(4);
  expect(Math.max(...shown)).toBeLessThan(844);
});

test.each([
  ["en", "Simran Kaur", "en", "ਸਿਮਰਨ ਕੌਰ"],
  ["pb", "ਸਿਮਰਨ ਕੌਰ", "pa", "ਸਿਮਰਨ ਕੌਰ"],
  ["pb", "Simran Kaur", "en", "Simran Kaur"],
] as const)(
  "in %s the grievance officer is named %s, read as %s, with the address that receives complaints",
  async (locale, shown, lang, pb) => {
    await renderLanding({ grievance_officer: { ...simran, name: { ...simran.name, pb } } }, locale);
    const name = page.getByText(shown, { exact: true });
    await expect.element(name).toBeVisible();
    await expect.element(name).toHaveAttribute("lang", lang);
    await expect
      .element(page.getByRole("link", { name: simran.email }))
      .toHaveAttribute("href", `mailto:${simran.email}`);
  },
);

test.each([
  ["en", "Grievance officer", /complaints about the service/],
  ["pb", "ਸ਼ਿਕਾਇਤ ਅਫ਼ਸਰ", /ਇਨ੍ਹਾਂ ਨੂੰ ਲਿਖੋ ਜੀ/],
] as const)(
  "in %s nothing asks to write to an officer who is not configured",
  async (locale, office, text) => {
    await renderLanding({}, locale);
    await expect.element(page.getByRole("listitem").getByRole("link")).toHaveAttribute("href", "/report");
    expect(page.getByText(office, { exact: true }).elements()).toEqual([]);
    expect(page.getByText(text).elements()).toEqual([]);
  },
);

test("reports that somebody named reads are still one press away", async () => {
  await renderLanding({ reports_name: { en: "Harbans Singh", pb: "ਹਰਬੰਸ ਸਿੰਘ" } });
  await expect.element(page.getByText("Harbans Singh")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Report a profile or photo" }))
    .toHaveAttribute("href", "/report");
});

test("without a number there is no helpline", async () => {
  await renderLanding();
  await expect.element(page.getByText(/read every report/)).toBeVisible();
  expect(page.getByText("Helpline", { exact: true }).elements()).toEqual([]);
});

test("the picture of the product is one image without controls", async () => {
  await renderLanding();
  const picture = page.getByRole("img", { name: /people who match, with photo, name and work/ });
  await expect.element(picture).toBeVisible();
  expect(picture.element().querySelectorAll("a, button, input, [tabindex]")).toHaveLength(0);
});

test("pictures below the first screen load when they come near", async () => {
  await renderLanding();
  await expect.element(page.getByText(/These people are drawn/)).toBeVisible();
  const eager = [...document.querySelectorAll("main img:not([loading=lazy])")];
  expect(eager.every((image) => image.closest(".product-picture"))).toBe(true);
});

test.each([
  ["en", 390],
  ["pb", 390],
  ["en", 1280],
] as const)(
  "in %s, %s pixels wide, every face has a place below it, and all are reached by the keyboard",
  async (locale, width) => {
    await page.viewport(width, 844);
    await renderLanding({}, locale);
    const places = page.getByRole("list", { name: words[locale].site.landing.faces_title });
    await expect.element(places).toBeVisible();
    const rows = [...places.element().children];
    expect(rows).toHaveLength(10);
    expect(rows.every((row) => row.querySelector("img") && row.textContent?.trim())).toBe(true);
    places.element().focus();
    expect(document.activeElement).toBe(places.element());
  },
);

test.each(["en", "pb"] as const)(
  "in %s the pictures of the steps have the words of the real cards",
  (locale) => {
    const { site: shown, relations } = words[locale];
    expect(shown.landing).toMatchObject({
      sample_match: relations.sides.both,
      sample_send: relations.steps.send_request,
      sample_save: relations.save,
    });
  },
);

test.each(["en", "pb"] as const)(
  "in %s the card of a hidden number has the words of the real cards",
  (locale) => {
    const { site: shown, suggestions, profile } = words[locale];
    const [item, opening] = shown.landing.sample_hidden.split(": ");
    expect(item?.toLowerCase()).toBe(profile.hidden.phone_number);
    expect(suggestions.hidden.email.split(": ")[1]).toBe(opening);
  },
);

test.each([
  ["en", 390],
  ["pb", 390],
  ["en", 320],
  ["pb", 320],
  ["en", 1280],
  ["pb", 1280],
] as const)(
  "in %s, %s pixels wide, the first point to trust is shown: a card without its photo and number, then with both",
  async (locale, width) => {
    await page.viewport(width, 844);
    await renderLanding({}, locale);
    const { sample_before, sample_after, sample_hidden } = words[locale].site.landing;
    await expect.element(page.getByText(sample_before)).toBeVisible();
    const picture = document.querySelector<HTMLElement>(".trust-row + .choice-picture");
    expect(picture).toHaveAttribute("aria-hidden", "true");
    expect(picture?.querySelectorAll("a, button, [tabindex]")).toHaveLength(0);
    const [before, after] = picture?.querySelectorAll<HTMLElement>(".card") ?? [];
    expect(before?.textContent).toContain(sample_hidden);
    expect(before?.querySelector("img")).toBeNull();
    expect(after?.querySelector("img")).not.toBeNull();
    expect(picture?.textContent).toContain(sample_after);
    expect(after?.querySelectorAll(".choice-ways > svg")).toHaveLength(2);
    const [photo, note, plate] = [".plated-photo", ".choice-note", ".name-plate"].map((part) =>
      before?.querySelector(part)?.getBoundingClientRect(),
    );
    expect(note?.top).toBeGreaterThanOrEqual(photo?.top ?? Number.NaN);
    expect(note?.bottom).toBeLessThanOrEqual(plate?.top ?? Number.NaN);
    const line = before?.querySelector<HTMLElement>(".choice-ways");
    expect(line?.scrollHeight).toBe(line?.clientHeight);
  },
);

test("the pictures of the steps are as high as each other, and offer nothing to press", async () => {
  await page.viewport(390, 844);
  await renderLanding();
  await expect.element(page.getByText("How it works")).toBeVisible();
  const pictures = [...document.querySelectorAll<HTMLElement>(".step-picture")];
  expect(new Set(pictures.map(({ offsetHeight }) => offsetHeight)).size).toBe(1);
  for (const picture of pictures) {
    expect(picture).toHaveAttribute("aria-hidden", "true");
    expect(picture.querySelectorAll("a, button, [tabindex]")).toHaveLength(0);
  }
});

test("a phone too offers the guide in both languages", async () => {
  await page.viewport(390, 844);
  await renderLanding();
  for (const name of ["Guide in English (PDF)", "Guide in Punjabi (PDF)"]) {
    const guide = page.getByRole("link", { name });
    await expect.element(guide).toBeVisible();
    expect(guide.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  }
});

test("the first question is open and every other one opens by a press", async () => {
  await renderLanding();
  await expect.element(page.getByText(/There is no fee/)).toBeVisible();
  const answer = page.getByText(/Please do not send any/);
  await expect.element(answer).not.toBeVisible();
  await page.getByText("What if someone asks for money?").click();
  await expect.element(answer).toBeVisible();
});
