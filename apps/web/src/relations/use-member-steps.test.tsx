import { sendRequest } from "@sanjog/contract/connections";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { at, type FakeResponse, fakeServer } from "../testing/fake-server.ts";
import { renderScreen } from "../testing/render.tsx";
import { StepButton } from "./step-button.tsx";
import { useMemberSteps } from "./use-member-steps.tsx";

const balbir = { user_id: "balbir", name: "ਬਲਬੀਰ ਸਿੰਘ", request_id: null };

function Screen({ onDone }: { onDone: () => void }) {
  const { ask, dialog } = useMemberSteps(onDone);
  return (
    // Below the place where toasts stand.
    <div style={{ paddingTop: "20rem" }}>
      <StepButton step="send_request" met={balbir} ask={ask} />
      {dialog}
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

const yes = () => page.getByRole("button", { name: "ਹਾਂ ਜੀ" }).click();
const toast = (text: RegExp) => page.getByRole("status").getByText(text);

test("nothing is sent before a yes", async () => {
  const { asked, done } = await ask({ data: { id: "r", status: "pending" } });
  await page.getByRole("button", { name: "ਨਹੀਂ" }).click();
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

test("one who had asked already is a connection now", async () => {
  await ask({ data: { id: "r", status: "accepted" } });
  await yes();
  await expect.element(toast(/ਤੁਸੀਂ ਬਲਬੀਰ ਸਿੰਘ ਦੇ ਪਰਿਵਾਰ ਨਾਲ ਜੁੜ ਗਏ ਹੋ/)).toBeInTheDocument();
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
