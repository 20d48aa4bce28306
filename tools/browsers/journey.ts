import { demo_password, demoAccounts } from "../../apps/api/demo/demo-accounts.ts";
import { type Driver, press, type, until } from "./web-driver.ts";

const heading = (text: string) =>
  `return [...document.querySelectorAll("h1")].some((one) => one.textContent.includes(${JSON.stringify(text)}))`;
const at = (path: string) => `return location.pathname.startsWith(${JSON.stringify(path)})`;

type Step = readonly [name: string, take: (driver: Driver, origin: string) => Promise<unknown>];

/** What a visitor and a member do every day, in the order of one visit. */
export const steps: readonly Step[] = [
  [
    "the landing page opens and its pictures are decoded",
    async (driver, origin) => {
      await driver.open(`${origin}/`);
      await until(driver, "the title", heading("Two families"));
      await until(
        driver,
        "the picture",
        'return document.querySelector(".sample-card img")?.naturalWidth > 0',
      );
    },
  ],
  [
    "a tile changes the language and back",
    async (driver) => {
      await press(driver, "button", "ਪੰਜਾਬੀ");
      await until(driver, "Punjabi", 'return document.documentElement.lang === "pa"');
      await press(driver, "button", "English");
      await until(driver, "English", 'return document.documentElement.lang === "en"');
    },
  ],
  [
    "a sign-up with nothing filled in says what is missing",
    async (driver, origin) => {
      await driver.open(`${origin}/register`);
      await press(driver, "main form button[type=submit]");
      await until(driver, "an error", 'return document.querySelectorAll(".field-error").length > 2');
    },
  ],
  [
    "a member logs in and reads the suggestions with their photos",
    async (driver, origin) => {
      await driver.open(`${origin}/login`);
      await press(driver, "main form input:not([type=password])");
      await type(driver, demoAccounts.find(({ key }) => key === "asha")?.email ?? "");
      await press(driver, "main form input[type=password]");
      await type(driver, demo_password);
      await press(driver, "main form button[type=submit]");
      await until(driver, "the suggestions", at("/suggestion"));
      await until(
        driver,
        "a photo",
        'return [...document.querySelectorAll("main img")].some((one) => one.naturalWidth > 0)',
      );
    },
  ],
  [
    "a profile opens and Back returns to the list",
    async (driver) => {
      await press(driver, 'main a[href^="/view-profile/"]');
      await until(driver, "the profile", at("/view-profile/"));
      await until(
        driver,
        "a name",
        'return document.querySelector("main h1")?.textContent.trim().length > 1',
      );
      await driver.run("history.back(); return true");
      await until(driver, "the list", at("/suggestion"));
    },
  ],
  [
    "the forms of the profile open with their values",
    async (driver, origin) => {
      await driver.open(`${origin}/profile-registration-edit/personal`);
      await until(
        driver,
        "a value",
        'return [...document.querySelectorAll("main input")].some((one) => one.value.length > 1)',
      );
    },
  ],
];
