import { deleteNotice, listNotices, markNotice, readAllNotices } from "@sanjog/contract/notices";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { at, fakeServer } from "../testing/fake-server.ts";
import { renderScreen } from "../testing/render.tsx";
import { NotificationsScreen } from "./notifications-screen.tsx";

const member = {
  user_id: "balbir",
  firstname: "Balbir",
  lastname: "Singh",
  name_in_punjabi: "ਬਲਬੀਰ ਸਿੰਘ",
  name_in_english: "",
  profile_picture: null,
};
const proposal = {
  id: "n1",
  kind: "proposal_received",
  title: "You have received a marriage proposal.",
  status: "unread",
  told_on: "2026-11-20",
  member,
};
const request = {
  ...proposal,
  id: "n2",
  kind: "request_accepted",
  title: "It was accepted.",
  status: "read",
};

/** A server that remembers which of the two are unread and which are there. */
function notices() {
  let rows = [proposal, request];
  const unread = () => rows.filter(({ status }) => status === "unread").length;
  return fakeServer(
    at(listNotices, () => ({
      data: { data: rows, total: rows.length, per_page: 8, current_page: 1, last_page: 1, unread: unread() },
    })),
    at(markNotice, ({ params, body }) => {
      const { status } = body as { status: string };
      rows = rows.map((row) => (row.id === params.id ? { ...row, status } : row));
      return { data: { id: params.id, status, unread: unread() } };
    }),
    at(readAllNotices, () => {
      rows = rows.map((row) => ({ ...row, status: "read" }));
      return { data: { unread: 0 } };
    }),
    at(deleteNotice, ({ params }) => {
      rows = rows.filter(({ id }) => id !== params.id);
      return { data: null, message: "Deleted." };
    }),
  );
}

const open = () => renderScreen(<NotificationsScreen />, { locale: "en", token: "asha" });
const asksOf = (server: ReturnType<typeof notices>, name: string) =>
  server.asked.filter((asked) => asked.name === name).map(({ params, body }) => ({ ...params, body }));

test("a notice names its member in the script of the page's language", async () => {
  notices();
  await renderScreen(<NotificationsScreen />, { token: "asha" });
  const name = page.getByText("ਬਲਬੀਰ ਸਿੰਘ", { exact: false }).first();
  await expect.element(name).toHaveAttribute("lang", "pa");
  await expect.element(page.getByText("Balbir Singh", { exact: false })).not.toBeInTheDocument();
});

test("a notice that is opened counts as read", async () => {
  const server = notices();
  await open();
  await page.getByRole("link", { name: "Unread: You have received a marriage proposal." }).click();
  await expect
    .element(page.getByRole("link", { name: "You have received a marriage proposal.", exact: true }))
    .toBeInTheDocument();
  expect(asksOf(server, "markNotice")).toEqual([{ id: "n1", body: { status: "read" } }]);
});

test("each can be marked as unread again, and all as read at once", async () => {
  notices();
  await open();
  await page.getByRole("button", { name: "Mark as unread: It was accepted." }).click();
  await expect.element(page.getByRole("link", { name: "Unread: It was accepted." })).toBeInTheDocument();
  await page.getByRole("button", { name: "Mark all as read" }).click();
  await expect.element(page.getByRole("button", { name: "Mark all as read" })).not.toBeInTheDocument();
  await expect.element(page.getByText("Unread:")).not.toBeInTheDocument();
});

test("a deleted notice is gone; without any the page says what will stand there", async () => {
  notices();
  await open();
  await page.getByRole("button", { name: "Delete: It was accepted." }).click();
  await expect.element(page.getByText("It was accepted.", { exact: true })).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Delete: You have received a marriage proposal." }).click();
  await expect.element(page.getByRole("heading", { name: "Nothing new yet" })).toBeInTheDocument();
});
