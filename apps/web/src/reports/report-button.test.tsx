import { listReportReasons, sendReport } from "@sanjog/contract/reports";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { at, type FakeResponse, fakeServer } from "../testing/fake-server.ts";
import { renderScreen } from "../testing/render.tsx";
import { ReportButton } from "./report-button.tsx";

const balbir = { user_id: "balbir", name: "Balbir Singh", picture: null, request_id: null };

const received: FakeResponse = {
  data: { reference: "AB234-CD567", resolve_by: "2026-11-22T00:00:00.000Z" },
  message: "We have your report; its number is AB234-CD567.",
};

function serverSays(said: FakeResponse) {
  return fakeServer(
    at(listReportReasons, () => ({
      data: [
        { id: "impersonation", title: "Pretending to be someone else" },
        { id: "other", title: "Something else" },
      ],
    })),
    at(sendReport, () => said),
  );
}

const open = () => page.getByRole("button", { name: "Report Balbir Singh" }).click();
const send = () => page.getByRole("button", { name: "Send report" }).click();
const reason = (name: string) => page.getByRole("radio", { name }).click();

test("a report of the main photo as another person's is signed, names it, comes back with its number, and blocking is offered", async () => {
  const server = serverSays(received);
  const asked: string[] = [];
  await renderScreen(
    <ReportButton
      reported={{ met: balbir, main_photo: "/api/pictures/photo-1" }}
      ask={(step, { name }) => asked.push(`${step} ${name}`)}
    />,
    { locale: "en", token: "asha" },
  );
  await open();
  await reason("The main photo");
  await reason("Pretending to be someone else");
  await page.getByRole("textbox").first().fill("This is a picture of my brother.");
  await send();
  await expect.element(page.getByText(/^Please confirm this/).last()).toBeVisible();
  expect(server.asked.some(({ name }) => name === "sendReport")).toBe(false);
  await page.getByRole("checkbox", { name: /^I believe in good faith/ }).click();
  await page.getByRole("textbox", { name: "Signed with the full name" }).fill("Harbans Kaur Gill");
  await send();
  await expect.element(page.getByText("AB234-CD567", { exact: true })).toBeVisible();
  expect(server.asked.find(({ name }) => name === "sendReport")?.body).toEqual({
    member_id: "balbir",
    picture_id: "photo-1",
    reason: "impersonation",
    text: "This is a picture of my brother.",
    signature: "Harbans Kaur Gill",
    good_faith: true,
    acts_for_person: false,
  });
  await page.getByRole("button", { name: "Block Balbir Singh" }).click();
  expect(asked).toEqual(["block Balbir Singh"]);
  await expect.element(page.getByText("AB234-CD567", { exact: true })).not.toBeInTheDocument();
});

test("something else is said in words, and a photo that may not be seen cannot be reported alone", async () => {
  const server = serverSays(received);
  await renderScreen(<ReportButton reported={{ met: balbir, main_photo: "friends" }} />, {
    locale: "en",
    token: "asha",
  });
  await open();
  await reason("Something else");
  await expect.element(page.getByRole("radio", { name: "The main photo" })).not.toBeInTheDocument();
  await send();
  await expect.element(page.getByText("Please fill in this field.")).toBeVisible();
  expect(server.asked.some(({ name }) => name === "sendReport")).toBe(false);
});

test("what was written stays when the server says no", async () => {
  serverSays({ status: 429, message: "Too many reports today." });
  await renderScreen(<ReportButton reported={{ met: balbir }} />, { locale: "en", token: "asha" });
  await open();
  await reason("Something else");
  await page.getByRole("textbox").fill("Rude words at the door.");
  await send();
  await expect.element(page.getByText(/Too many reports today/)).toBeVisible();
  await expect.element(page.getByRole("textbox")).toHaveValue("Rude words at the door.");
});
