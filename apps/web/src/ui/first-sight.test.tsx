import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderScreen } from "../testing/render.tsx";
import { fadeInAtFirstSight } from "./first-sight.ts";

function Part({ name }: { name: string }) {
  return (
    <section ref={fadeInAtFirstSight} aria-label={name}>
      {name}
    </section>
  );
}

test("a part of a page fades in when it is first scrolled to, and one that is in sight at once does not", async () => {
  await renderScreen(
    <>
      <Part name="Photo" />
      <div style={{ height: "300vh" }} />
      <Part name="Family" />
    </>,
    { locale: "en" },
  );
  const family = page.getByRole("region", { name: "Family" });
  await expect.element(family).not.toHaveClass("first-sight");
  await firstReport(family.element());
  family.element().scrollIntoView();
  await expect.element(family).toHaveClass("first-sight");
  await expect.element(page.getByRole("region", { name: "Photo" })).not.toHaveClass("first-sight");
});

/** Resolves once each earlier observer has had its first report: the browser calls observers in the order in which they were made. */
function firstReport(part: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(part);
  });
}
