import { site } from "@sanjog/contract/site";
import { Route, Routes } from "react-router";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { at, fakeServer } from "../testing/fake-server.ts";
import { plainSite } from "../testing/plain-site.ts";
import { renderScreen } from "../testing/render.tsx";
import { LandingScreen } from "./landing-screen.tsx";

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

test("the page offers the sign-up again after the three steps, in the same words, and each way leads to the sign-up", async () => {
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
  await expect.element(page.getByRole("link", { name: "Reports" })).toHaveAttribute("href", "/report");
  await expect
    .element(page.getByRole("link", { name: /^Call/ }))
    .toHaveAttribute("href", "tel:+911140001234");
});

test.each([
  ["en", "Sanjog Society, Ludhiana", "Balwinder Kaur"],
  ["pb", "ਸੰਜੋਗ ਸਭਾ, ਲੁਧਿਆਣਾ", "ਬਲਵਿੰਦਰ ਕੌਰ"],
] as const)("in %s the page names who runs the service and who answers", async (locale, operator, helper) => {
  await renderLanding(
    {
      support_phone: "+91 11 4000 1234",
      operator: { en: "Sanjog Society, Ludhiana", pb: "ਸੰਜੋਗ ਸਭਾ, ਲੁਧਿਆਣਾ" },
      helpline_name: { en: "Balwinder Kaur", pb: "ਬਲਵਿੰਦਰ ਕੌਰ" },
    },
    locale,
  );
  await expect.element(page.getByText(new RegExp(operator))).toBeVisible();
  await expect.element(page.getByText(helper)).toBeVisible();
});

test("the grievance officer is named with the address that receives complaints", async () => {
  const grievance_officer = { name: "Simran Kaur", email: "officer@sanjog.example" };
  await renderLanding({ grievance_officer });
  await expect.element(page.getByText("Simran Kaur")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: grievance_officer.email }))
    .toHaveAttribute("href", `mailto:${grievance_officer.email}`);
});

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
  await expect.element(page.getByRole("link", { name: "Reports" })).toHaveAttribute("href", "/report");
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

test("the first question is open and every other one opens by a press", async () => {
  await renderLanding();
  await expect.element(page.getByText(/There is no fee/)).toBeVisible();
  const answer = page.getByText(/Please do not send any/);
  await expect.element(answer).not.toBeVisible();
  await page.getByText("What if someone asks for money?").click();
  await expect.element(answer).toBeVisible();
});
