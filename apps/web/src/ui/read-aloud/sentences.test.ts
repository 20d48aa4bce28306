import { expect, test } from "vitest";
import { sentencesIn } from "./sentences.ts";

const brief = (...[texts, language]: Parameters<typeof sentencesIn>) =>
  sentencesIn(texts, language).map(({ text, language: spoken }) => `${spoken}: ${text}`);

test.each<[what: string, text: string, spoken: string[]]>([
  ["Two sentences", "He farms. He has one sister!", ["en: He farms.", "en: He has one sister!"]],
  ["Gurmukhi sentences", "ਮੈਨੂੰ ਕੀਰਤਨ ਪਸੰਦ ਹੈ। ਮੈਂ ਸੇਵਾ ਕਰਦਾ ਹਾਂ।", ["pa: ਮੈਨੂੰ ਕੀਰਤਨ ਪਸੰਦ ਹੈ।", "pa: ਮੈਂ ਸੇਵਾ ਕਰਦਾ ਹਾਂ।"]],
  ["Two scripts in one text", "ਮੈਨੂੰ ਕੀਰਤਨ ਪਸੰਦ ਹੈ। I like sewa.", ["pa: ਮੈਨੂੰ ਕੀਰਤਨ ਪਸੰਦ ਹੈ।", "en: I like sewa."]],
  ["Lines without a full stop", "Kirtan\n\n  Sewa  ", ["en: Kirtan", "en: Sewa"]],
  ["Texts with a dot between them", "ਭਰਾ ਨੇ ਲਿਖਿਆ\u00a0· in English", ["pa: ਭਰਾ ਨੇ ਲਿਖਿਆ", "en: in English"]],
  ["A number with a point", "He earns 4.5 lakh.", ["en: He earns 4.5 lakh."]],
  ["A text of signs", " – ", []],
])("%s are spoken one after the other, each in its language", (_, text, spoken) => {
  expect(brief([text], "en")).toEqual(spoken);
});

test("an age is spoken in the language of the page", () => {
  expect(brief(["Balbir Singh,", "29"], "pa")).toEqual(["en: Balbir Singh,", "pa: 29"]);
});

test("a long sentence is divided between words, and nothing of it is lost", () => {
  const sentence = `${"Waheguru ".repeat(60)}Ji.`;
  const spoken = sentencesIn([sentence], "en").map(({ text }) => text);
  expect(Math.max(...spoken.map((text) => text.length))).toBeLessThanOrEqual(150);
  expect(spoken.join(" ")).toBe(sentence);
});

test("a long text without spaces is divided too", () => {
  const spoken = sentencesIn(["ਵ".repeat(400)], "pa").map(({ text }) => text);
  expect(spoken.map((text) => text.length)).toEqual([150, 150, 100]);
});
