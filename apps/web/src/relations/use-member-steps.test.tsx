import { loadUser } from "@sanjog/contract/accounts";
import { sendRequest } from "@sanjog/contract/connections";
import { bringBack, setAside } from "@sanjog/contract/set-aside";
import type { Hindrance } from "@sanjog/domain/suggestions/own-visibility";
import { useLocation } from "react-router";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { useSession } from "../platform/session.ts";
import { at, type FakeResponse, fakeServer } from "../testing/fake-server.ts";
import { renderScreen } from "../testing/render.tsx";
import { signedInMember } from "../testing/signed-in-member.ts";
import { StepButton } from "./step-button.tsx";
import { useMemberSteps } from "./use-member-steps.tsx";

const balbir = { user_id: "balbir", name: "ਬਲਬੀਰ ਸਿੰਘ", picture: null, request_id: null };

function Screen({ onDone }: { onDone: () => void }) {
  const { ask, dialog } = useMemberSteps(onDone);
  const { pathname } = useLocation();
  return (
    // Below the place where toasts stand.
    <div style={{ paddingTop: "20rem" }}>
      <StepButton step="send_request" met={balbir} ask={ask} />
      <StepButton step="set_aside" met={balbir} ask={ask} />
      {dialog}
      <p>at {pathname}</p>
    </div>
  );
}

async function ask(said: FakeResponse) {
  const { asked } = fakeServer(at(sendRequest, () => said));
  let done = 0;
  await renderScreen(<Screen onDone={() => (done += 1)} />);
  await page.getByRole("button", { name: "ਬਲਬੀਰ ਸਿੰਘ ਨੂੰ ਬੇਨਤੀ ਭੇਜੋ" }).click();
  await expect.element(page.getByRole("alertdialog")).toHaveAccessibleName("ਬਲਬੀਰ ਸਿੰਘ ਨੂੰ ਬੇਨਤੀ ਭੇਜੀਏ?");
  return { asked, done: () => done };
}

const yes = () => page.getByRole("button", { name: "ਬੇਨਤੀ ਭੇਜੋ", exact: true }).click();
const toast = (text: RegExp) => page.getByRole("status").getByText(text);

test("nothing is sent before a yes", async () => {
  const { asked, done } = await ask({ data: { id: "r", status: "pending" } });
  await page.getByRole("button", { name: "ਰਹਿਣ ਦਿਓ" }).click();
  await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument();
  expect([asked.length, done()]).toEqual([0, 0]);
});

test("after a yes the request is sent, once, and the screen hears of it", async () => {
  const { asked, done } = await ask({ data: { id: "r", status: "pending" } });
  await yes();
  await expect.element(toast(/ਬਲਬੀਰ ਸਿੰਘ ਨੂੰ ਬੇਨਤੀ ਭੇਜ ਦਿੱਤੀ ਹੈ/)).toBeInTheDocument();
  expect(asked.map(({ body }) => body)).toEqual([{ receiver_id: "balbir" }]);
  expect(done()).toBe(1);
});

test("A request to a member who had asked already leads to the page of the connection", async () => {
  const { done } = await ask({ data: { id: "r", status: "accepted" } });
  await yes();
  await expect.element(page.getByText("at /connected/balbir")).toBeInTheDocument();
  expect(done()).toBe(0);
});

test("The question about a person shows the face, and no flower", async () => {
  await ask({ data: { id: "r", status: "pending" } });
  const question = page.getByRole("alertdialog");
  await expect.element(question.getByRole("img")).toBeInTheDocument();
  expect(question.element().querySelector("svg[viewBox^='-50']")).toBeNull();
});

test("a refusal is said in the server's words, and the screen stays as it is", async () => {
  const { done } = await ask({ status: 422, message: "ਅੱਜ ਲਈ ਇੰਨੀਆਂ ਹੀ ਬੇਨਤੀਆਂ।" });
  await yes();
  await expect.element(toast(/ਅੱਜ ਲਈ ਇੰਨੀਆਂ ਹੀ ਬੇਨਤੀਆਂ।/)).toBeInTheDocument();
  await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument();
  expect(done()).toBe(0);
});

test("a shut gate is left to the app, which leads there", async () => {
  const { done } = await ask({
    status: 403,
    message: "ਪਹਿਲਾਂ ਤਸਵੀਰ ਪਾਓ ਜੀ।",
    errors: { profile_picture_uploaded: false },
  });
  await yes();
  await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument();
  expect(done()).toBe(0);
});

function Signed() {
  return useSession().user && <Screen onDone={() => undefined} />;
}

const asha = (reasons: Hindrance[]) =>
  signedInMember({ visibility: { reach: "everyone", may_send: reasons.length === 0, reasons } });

async function askWithout(reason: Hindrance) {
  const server = fakeServer(
    at(loadUser, () => ({ data: asha([reason]) })),
    at(sendRequest, () => ({ data: { id: "r", status: "pending" } })),
  );
  await renderScreen(<Signed />, { token: "asha" });
  await page.getByRole("button", { name: "ਬਲਬੀਰ ਸਿੰਘ ਨੂੰ ਬੇਨਤੀ ਭੇਜੋ" }).click();
  return server;
}

test.each([
  ["phone_unverified", /ਪਹਿਲਾਂ ਆਪਣੇ ਨੰਬਰ ਦੀ ਪੁਸ਼ਟੀ ਕਰੋ/],
  ["no_photo", /ਪਹਿਲਾਂ ਇੱਕ ਤਸਵੀਰ ਪਾਓ/],
] as const)(
  "a sender with %s is asked for it before the question, and nothing is sent",
  async (reason, title) => {
    const { asked } = await askWithout(reason);
    await expect.element(page.getByRole("dialog")).toHaveAccessibleName(title);
    expect(page.getByRole("alertdialog").elements()).toHaveLength(0);
    await expect.element(page.getByRole("dialog")).toMatchTextContent(/ਬਲਬੀਰ ਸਿੰਘ/);
    expect(asked.filter(({ name }) => name === "sendRequest")).toHaveLength(0);
  },
);

test("a sender whose profile is private is asked nothing more", async () => {
  await askWithout("private");
  await expect.element(page.getByRole("alertdialog")).toHaveAccessibleName("ਬਲਬੀਰ ਸਿੰਘ ਨੂੰ ਬੇਨਤੀ ਭੇਜੀਏ?");
});

test("Balbir, who was put aside, is brought back by the button of the toast", async () => {
  const { asked } = fakeServer(
    at(setAside, () => ({ data: { id: "balbir", back_on: "2026-12-22" }, message: "ਪਾਸੇ ਰੱਖ ਦਿੱਤਾ ਹੈ।" })),
    at(bringBack, () => ({ data: null })),
  );
  await renderScreen(<Screen onDone={() => undefined} />);
  await page.getByRole("button", { name: "ਬਲਬੀਰ ਸਿੰਘ ਨੂੰ 30 ਦਿਨਾਂ ਲਈ ਪਾਸੇ ਰੱਖੋ" }).click();
  await page.getByRole("button", { name: "ਵਾਪਸ ਲਿਆਓ" }).click();
  await expect.poll(() => asked.map(({ name }) => name)).toEqual(["setAside", "bringBack"]);
});
