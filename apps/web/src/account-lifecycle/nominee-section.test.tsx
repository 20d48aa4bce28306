import { removeNominee, saveNominee, showNominee } from "@sanjog/contract/account-lifecycle";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { at, type FakeResponse, fakeServer } from "../testing/fake-server.ts";
import { renderScreen } from "../testing/render.tsx";
import { NomineeSection } from "./nominee-section.tsx";

const gurdeep = { name: "Gurdeep Kaur", relation: "sister", contact: "gurdeep@example.com" };
const password = "Sanjog-Asha-2026";

async function opened(nominee: typeof gurdeep | null, saved?: FakeResponse) {
  const server = fakeServer(
    at(showNominee, () => ({ data: { nominee } })),
    at(saveNominee, () => saved ?? { data: { nominee: gurdeep }, message: "Recorded." }),
    at(removeNominee, () => ({ message: "Nobody is named any more." })),
  );
  await renderScreen(<NomineeSection />, { locale: "en", token: "asha" });
  return server;
}

async function fill() {
  await page.getByRole("button", { name: "Name someone" }).click();
  await page.getByLabelText("Full name").fill(gurdeep.name);
  await page.getByLabelText("How they are related to you").fill(gurdeep.relation);
  await page.getByLabelText("Their phone number or email").fill(gurdeep.contact);
  await page.getByLabelText("Your password, so that we know it is you").fill(password);
  await page.getByRole("button", { name: "Save" }).click();
}

test("a member names somebody with the password, and sees who it is", async () => {
  const server = await opened(null);
  await expect.element(page.getByText("You have not named anyone.")).toBeVisible();
  await fill();
  await expect.element(page.getByText("gurdeep@example.com")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Change" })).toBeVisible();
  expect(server.asked.find(({ name }) => name === "saveNominee")?.body).toEqual({ ...gurdeep, password });
});

test("a wrong password stores nothing, keeps what was typed, and says so at its field", async () => {
  const message = "Incorrect password.";
  await opened(null, { status: 422, message, errors: { password: [message] } });
  await fill();
  await expect.element(page.getByRole("dialog").getByText(message)).toBeInTheDocument();
  await expect.element(page.getByLabelText("Full name")).toHaveValue(gurdeep.name);
  await expect.element(page.getByLabelText("Their phone number or email")).toHaveValue(gurdeep.contact);
});

test("the form to change begins with what is stored", async () => {
  await opened({ ...gurdeep, contact: "+919812345678" });
  await expect.element(page.getByText("+91 98123 45678")).toBeVisible();
  await page.getByRole("button", { name: "Change" }).click();
  await expect.element(page.getByLabelText("How they are related to you")).toHaveValue("sister");
  await expect
    .element(page.getByLabelText("Their phone number or email"))
    .toHaveValue("+91\u00a098123\u00a045678");
});

test("a member removes who was named", async () => {
  const server = await opened(gurdeep);
  await page.getByRole("button", { name: "Remove" }).click();
  await page.getByLabelText("Your password, so that we know it is you").fill(password);
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect.element(page.getByText("You have not named anyone.")).toBeVisible();
  expect(server.asked.find(({ name }) => name === "removeNominee")?.body).toEqual({ password });
});
