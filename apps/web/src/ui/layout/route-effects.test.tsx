import { site } from "@sanjog/contract/site";
import { useEffect, useState } from "react";
import { Link, Route, Routes, useNavigate } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { at, fakeServer } from "../../testing/fake-server.ts";
import { plainSite } from "../../testing/plain-site.ts";
import { renderScreen } from "../../testing/render.tsx";
import { useArrivalFocus } from "./arrival.ts";
import { RouteEffects } from "./route-effects.tsx";
import { noteScroll } from "./scroll-places.ts";

/** A list of twenty members that arrives after its page, as it does on a slow line. */
function List({ after_ms }: { after_ms: number }) {
  const [here, setHere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHere(true), after_ms);
    return () => clearTimeout(timer);
  }, [after_ms]);
  return (
    <main>
      <h1 tabIndex={-1}>List</h1>
      {here &&
        Array.from({ length: 20 }, (_, i) => (
          <p key={`row-${String(i)}`} style={{ height: 400 }}>
            <Link to={`/member/${String(i)}`}>{`Member ${String(i)}`}</Link>
          </p>
        ))}
    </main>
  );
}

function Member() {
  const navigate = useNavigate();
  const heading = useArrivalFocus();
  return (
    <main style={{ height: 3000 }}>
      <h1 ref={heading} tabIndex={-1}>
        Asha
      </h1>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <Link to="/list">The list again</Link>
    </main>
  );
}

const app = (after_ms: number) => (
  <>
    <RouteEffects />
    <Routes>
      <Route path="/list" element={<List after_ms={after_ms} />} />
      <Route path="/member/:id" element={<Member />} />
    </Routes>
  </>
);

beforeEach(() => {
  fakeServer(at(site, () => ({ data: plainSite })));
});

/** Opens the list in a visit of its own, which has no position to return to. */
const openList = (after_ms: number) =>
  renderScreen(app(after_ms), { path: "/list", key: crypto.randomUUID() });

/** Follows the link to member 12 and returns how far the list was scrolled. */
async function openMember12(): Promise<number> {
  const link = page.getByRole("link", { name: "Member 12" });
  await expect.element(link).toBeInTheDocument();
  window.scrollTo(0, 4_700);
  await expect.poll(() => window.scrollY).toBe(4_700);
  // A frame, in which the browser announces that the page was scrolled.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  (link.element() as HTMLElement).click();
  await expect.element(page.getByRole("heading", { name: "Asha" })).toHaveFocus();
  expect(window.scrollY).toBe(0);
  return 4_700;
}

test.each([0, 300])(
  "Back returns to the position and the link of a list that takes %i ms",
  async (after_ms) => {
    await openList(after_ms);
    const left_at = await openMember12();
    await page.getByRole("button", { name: "Back" }).click();
    await expect.poll(() => window.scrollY).toBe(left_at);
    await expect.element(page.getByRole("link", { name: "Member 12" })).toHaveFocus();
  },
);

/** A page whose code arrives after its skeleton, with the footer below both. */
function LatePage() {
  const [here, setHere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHere(true), 300);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <RouteEffects />
      {here ? (
        <main style={{ height: 5_000 }}>
          <h1 tabIndex={-1}>Terms</h1>
        </main>
      ) : (
        <main aria-busy="true" style={{ height: 844 }} />
      )}
      <footer style={{ height: 1_500 }}>the footer</footer>
    </>
  );
}

test("A page whose skeleton is high enough for the position returns to it once its content is there", async () => {
  const key = crypto.randomUUID();
  noteScroll(key, 900);
  await renderScreen(<LatePage />, { path: "/terms-condition", key });
  await expect.element(page.getByRole("heading", { name: "Terms" })).toBeInTheDocument();
  await expect.poll(() => window.scrollY).toBe(900);
});

test("A link to the same list starts at its top", async () => {
  await openList(0);
  await openMember12();
  await page.getByRole("link", { name: "The list again" }).click();
  await expect.element(page.getByRole("link", { name: "Member 12" })).toBeInTheDocument();
  expect(window.scrollY).toBe(0);
});

test("A reader who scrolls before the list has arrived stays there", async () => {
  await openList(1_500);
  await openMember12();
  await page.getByRole("button", { name: "Back" }).click();
  await expect.element(page.getByRole("heading", { name: "List" })).toBeInTheDocument();
  window.dispatchEvent(new WheelEvent("wheel"));
  await expect.element(page.getByRole("link", { name: "Member 12" })).toBeInTheDocument();
  expect(window.scrollY).toBe(0);
});
