import type { Page, Response } from "@playwright/test";
import { helplines } from "@sanjog/domain/help/helplines";
import { preferenceFields } from "@sanjog/domain/preferences/preference-fields";
import { careerFields } from "@sanjog/domain/profiles/career-fields";
import { familyFields } from "@sanjog/domain/profiles/family-fields";
import { type Fields, namesWhere } from "@sanjog/domain/profiles/field";
import { personalFields } from "@sanjog/domain/profiles/personal-fields";

/** Fields with text by members, in the script they chose; places, which may have no name in Gurmukhi; browsers; a key to type into an app. */
const fields: Fields = {
  ...preferenceFields,
  ...personalFields,
  ...familyFields,
  ...careerFields,
};
const texts = namesWhere(fields, ({ kind }) => kind === "text");
const written = new Set([...texts, "email", "phone_number", "state", "city", "device", "secret"]);

/** Words that no language translates: brands, file types, a licence, a key, blood groups, addresses, numbers of reports. */
const untranslated =
  /\b(JPE?G|PNG|GIF|SVG|ZIP|PDF|KB|MB|GeoNames|CC BY|Instagram|Facebook|(Google|Microsoft) Authenticator|Aegis|QR|Esc|AB)\b|\b[2-9A-Z]{5}-[2-9A-Z]{5}\b|https?:\/\/\S+|[\w.+*•-]+@[\w.*•-]+/g;

/** Helplines are called by the names under which they answer. */
const helpline_names = Object.values(helplines).flatMap(({ lines }) => lines.map(({ name }) => name));

/** Degrees, offices and documents that families know by these letters, each next to its Punjabi name. */
const letters =
  /\b(BA|BCom|BSc|BTech|BE|BCA|BBA|LLB|BEd|MA|MCom|MSc|MTech|ME|MCA|MBA|LLM|MEd|CA|CS|CMA|ACCA|MBBS|BDS|BAMS|MD|MS|MDS|IAS|PCS|PR|OCI|US(?=\$))\b/g;

/** Collects the texts by members from the responses that a page receives. */
export function membersWords(page: Page): Set<string> {
  const words = new Set<string>();
  page.on("response", (answer) => void noteWritten(answer, words));
  return words;
}

async function noteWritten(answer: Response, words: Set<string>): Promise<void> {
  const is_json = answer.headers()["content-type"]?.startsWith("application/json");
  if (!is_json || !answer.url().includes("/backend/api/")) return;
  collect(await answer.json().catch(() => null), words, false);
}

function collect(value: unknown, words: Set<string>, own: boolean): void {
  if (typeof value === "string" && own && value) words.add(value);
  if (typeof value !== "object" || value === null) return;
  for (const [key, part] of Object.entries(value))
    collect(part, words, written.has(key) || (own && key === "name") || (own && Array.isArray(value)));
}

/** Returns the Latin words that a page shows or announces, except names, addresses, brands and texts by members. */
export async function latinWords(page: Page, membersWrote: ReadonlySet<string>): Promise<string[]> {
  let text = await page.evaluate(() => {
    const told = (element: Element) => element.closest("[lang=en]") === null;
    const lines: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let before: Element | null = null;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !told(parent) || parent.closest("script, style, noscript")) continue;
      // An address with line-break opportunities is still one word.
      if (parent === before) lines[lines.length - 1] += node.textContent ?? "";
      else lines.push(node.textContent ?? "");
      before = parent;
    }
    const heard = ["aria-label", "aria-description", "aria-roledescription", "aria-valuetext"];
    const attributes = [...heard, "placeholder", "alt", "title"];
    for (const element of document.querySelectorAll(attributes.map((name) => `[${name}]`).join())) {
      if (told(element)) lines.push(...attributes.map((name) => element.getAttribute(name) ?? ""));
    }
    lines.push(document.querySelector("meta[name=description]")?.getAttribute("content") ?? "");
    return lines.join("\n");
  });
  const longest_first = [...membersWrote, ...helpline_names].sort((a, b) => b.length - a.length);
  for (const words of longest_first) text = text.replaceAll(words, " ");
  return [
    ...new Set(
      text
        .replaceAll(untranslated, " ")
        .replaceAll(letters, " ")
        .match(/[A-Za-z]{2,}/g) ?? [],
    ),
  ];
}
