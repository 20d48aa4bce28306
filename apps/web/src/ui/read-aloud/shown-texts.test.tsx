import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderScreen } from "../../testing/render.tsx";
import { shownTexts } from "./shown-texts.ts";

test("only what Balbir's page shows in its marked parts is read, in its order", async () => {
  const { container } = await renderScreen(
    <>
      <h1>
        <span lang="en">Balbir Singh,</span> <span>29</span>
      </h1>
      <p>not marked</p>
      <section data-aloud>
        <h2>ਪਰਿਵਾਰ</h2>
        <p>
          ਪਿਤਾ <b>ਖੇਤੀ</b> ਕਰਦੇ ਹਨ।
        </p>
        <p hidden>not shown</p>
        <button type="button">not content</button>
        <span aria-hidden="true">not said</span>
        <textarea defaultValue="not the page's" />
        <ul>
          <li>
            <span className="visually-hidden">ਪੂਰੀ: </span>ਸ਼ਾਕਾਹਾਰੀ
          </li>
        </ul>
      </section>
      <details data-aloud>
        <summary>folded</summary>
        <p>not open</p>
      </details>
    </>,
  );
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  const texts = shownTexts(container).map((text) => text.trim());
  expect(texts.filter(Boolean)).toEqual([
    "Balbir Singh,",
    "29",
    "ਪਰਿਵਾਰ",
    "ਪਿਤਾ ਖੇਤੀ ਕਰਦੇ ਹਨ।",
    "ਪੂਰੀ:",
    "ਸ਼ਾਕਾਹਾਰੀ",
  ]);
});
