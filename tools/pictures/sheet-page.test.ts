import { expect, test } from "vitest";
import { sheetPage } from "./sheet-page.ts";

test("the contact sheet has a row for each screen and marks what could not be opened or is missing", () => {
  const page = sheetPage(
    ["phone-en", "phone-pb"],
    [{ screen: "101-landing", files: ["phone-en/101-landing-not-opened.jpg", null] }],
  );
  expect(page).toContain('<th scope="row">101-landing</th>');
  expect(page).toContain('<td class="missing"><a href="phone-en/101-landing-not-opened.jpg">');
  expect(page).toContain('<td class="missing">no picture</td>');
});
