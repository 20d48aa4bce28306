import { site } from "@sanjog/contract/site";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { useTexts } from "../platform/locale.tsx";
import { at, fakeServer } from "../testing/fake-server.ts";
import { plainSite } from "../testing/plain-site.ts";
import { renderScreen } from "../testing/render.tsx";
import { ShareNews } from "./share-news.tsx";

const sentence = "Good news: the match of Asha and Balbir is settled. Both families have said yes.";

/** Replaces a part of the browser until the end of the test. */
function replace<T extends object, K extends keyof T & string>(owner: T, name: K, part: unknown): void {
  const own = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { value: part, configurable: true, writable: true });
  onTestFinished(() => {
    if (own) Object.defineProperty(owner, name, own);
    else Reflect.deleteProperty(owner, name);
  });
}

let opened: string[] = [];
let saved: string[] = [];

/** Keeps the addresses that the page opens and the names of the files that it saves. */
beforeEach(() => {
  [opened, saved] = [[], []];
  replace(window, "open", (address: string) => void opened.push(address));
  replace(HTMLAnchorElement.prototype, "click", function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

/** Lets the browser share, and keeps what it was given. The member then sends it, or closes the dialog. */
function sharing(ends: "sent" | "closed", files = true): ShareData[] {
  const given: ShareData[] = [];
  replace(navigator, "canShare", (data: ShareData) => files || !data.files);
  replace(navigator, "share", async (data: ShareData) => {
    given.push(data);
    if (ends === "closed") throw new DOMException("Closed.", "AbortError");
  });
  return given;
}

function Sharing() {
  useTexts("moments");
  return <ShareNews mine="Asha" theirs="Balbir" accepted_on="2026-11-22" />;
}

async function openSheet() {
  fakeServer(at(site, () => ({ data: plainSite })));
  await renderScreen(<Sharing />, { locale: "en" });
  await button("Share the news").click();
}

const button = (name: string) => page.getByRole("button", { name });
const dialog = () => page.getByRole("dialog");
const card = () =>
  dialog().getByRole("img", { name: "Both families said yes · Asha & Balbir · 22 November 2026" });

test("The button shows the card before the sheet is opened", async () => {
  await renderScreen(<Sharing />, { locale: "en" });
  await expect.poll(() => button("Share the news").element().querySelector("img")?.naturalWidth).toBe(1080);
});

test("The sheet shows the card, the words that go with it, and that the other family is asked first", async () => {
  await openSheet();
  await expect.element(card()).toBeVisible();
  const { naturalWidth, naturalHeight } = card().element() as HTMLImageElement;
  expect([naturalWidth, naturalHeight]).toEqual([1080, 1350]);
  await expect.element(dialog().getByRole("blockquote")).toHaveTextContent(sentence);
  await expect
    .element(
      dialog().getByText("It is kind to agree on the card and these words with Balbir’s family first."),
    )
    .toBeVisible();
});

test("Sharing sends one picture and the sentence", async () => {
  const given = sharing("sent");
  await openSheet();
  await expect.element(card()).toBeVisible();
  await button("Share the card").click();
  await expect.poll(() => given).toHaveLength(1);
  expect(given[0]?.text).toBe(sentence);
  expect(given[0]?.files?.map(({ name, type }) => [name, type])).toEqual([["good news.png", "image/png"]]);
  expect([...opened, ...saved]).toEqual([]);
});

test("Closing the share dialog without sending keeps the card, and closing the sheet keeps the page", async () => {
  const given = sharing("closed");
  await openSheet();
  await expect.element(card()).toBeVisible();
  await button("Share the card").click();
  await expect.poll(() => given).toHaveLength(1);
  await expect.element(card()).toBeVisible();
  await expect.element(dialog().getByRole("alert")).not.toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(button("Share the news")).toHaveFocus();
});

test("A browser that shares no files saves the picture and opens WhatsApp with the sentence", async () => {
  const given = sharing("sent", false);
  await openSheet();
  await expect.element(card()).toBeVisible();
  await button("Share the card").click();
  await expect
    .element(dialog().getByText(/^The card “good news\.png” is in the Downloads folder/))
    .toBeVisible();
  expect(saved).toEqual(["good news.png"]);
  expect(opened.map((address) => new URL(address).searchParams.get("text"))).toEqual([sentence]);
  expect(given).toEqual([]);
});

test("The card can be saved without sharing it", async () => {
  await openSheet();
  await button("Save the card").click();
  expect(saved).toEqual(["good news.png"]);
  expect(opened).toEqual([]);
});

test("If the card cannot be drawn, the sheet says so and shares the sentence alone", async () => {
  const given = sharing("sent");
  replace(HTMLCanvasElement.prototype, "toBlob", (done: BlobCallback) => done(null));
  await openSheet();
  await expect
    .element(dialog().getByRole("alert"))
    .toMatchTextContent(/^The card could not be made this time\./);
  await expect.element(dialog().getByRole("blockquote")).toHaveTextContent(sentence);
  await button("Share the words").click();
  await expect.poll(() => given).toEqual([{ text: sentence }]);
  expect(button("Save the card").elements()).toHaveLength(0);
  await userEvent.keyboard("{Escape}");
  await expect.element(button("Share the news")).toHaveAccessibleDescription("");
  expect(document.querySelectorAll(".share-news img")).toHaveLength(0);
});

test("After a failure the card is drawn again when the sheet is opened", async () => {
  const { toBlob } = HTMLCanvasElement.prototype;
  replace(HTMLCanvasElement.prototype, "toBlob", (done: BlobCallback) => done(null));
  await openSheet();
  await expect.element(dialog().getByRole("alert")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  replace(HTMLCanvasElement.prototype, "toBlob", toBlob);
  await button("Share the news").click();
  await expect.element(card()).toBeVisible();
});
