import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderScreen } from "../../testing/render.tsx";
import { TabNav } from "./tabs.tsx";

const titles = {
  pb: ["ਨਿੱਜੀ", "ਪਰਿਵਾਰ", "ਕੰਮ-ਕਾਰ", "ਪਸੰਦ", "ਤਸਵੀਰਾਂ"],
  en: ["Personal", "Family", "Career", "Preferences", "Photos"],
};

test.each(Object.entries(titles))(
  "every tab of a step is visible on a small phone, in %s",
  async (_, words) => {
    await page.viewport(360, 740);
    const links = words.map((title) => ({ id: title, title, to: `/${title}` }));
    await renderScreen(<TabNav label="ਪ੍ਰੋਫ਼ਾਈਲ" links={links} current={words[0] ?? ""} />);
    await expect.element(page.getByRole("navigation")).toBeVisible();
    for (const title of words) {
      const { left, right } = page.getByRole("link", { name: title }).element().getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(360);
    }
  },
);
