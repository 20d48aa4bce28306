import {
  deleteNotification,
  listNotifications,
  markNotification,
  readAllNotifications,
} from "@sanjog/contract/notifications";
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
  age: 27,
  city: "Moga",
  profile_picture: null,
};
const proposal = {
  id: "n1",
  kind: "proposal_received",
  title: "You have received a marriage proposal.",
  status: "unread",
  told_on: "2026-11-20",
  answer: "waiting",
  member,
};
const request = {
  ...proposal,
  id: "n2",
  kind: "request_accepted",
  title: "It was accepted.",
  status: "read",
  answer: null,
};
const proposed = "Balbir’s family sent you a marriage proposal.";
const accepted = "Balbir’s family said yes to your request.";

/** A server that remembers which of the two are unread and which are there. */
function notifications() {
  let rows = [proposal, request];
  const unread = () => rows.filter(({ status }) => status === "unread").length;
  return fakeServer(
    at(listNotifications, () => ({
      data: { data: rows, total: rows.length, per_page: 8, current_page: 1, last_page: 1, unread: unread() },
    })),
    at(markNotification, ({ params, body }) => {
      const { status } = body as { status: string };
      rows = rows.map((row) => (row.id === params.id ? { ...row, status } : row));
      return { data: { id: params.id, status, unread: unread() } };
    }),
    at(readAllNotifications, () => {
      rows = rows.map((row) => ({ ...row, status: "read" }));
      return { data: { unread: 0 } };
    }),
    at(deleteNotification, ({ params }) => {
      rows = rows.filter(({ id }) => id !== params.id);
      return { data: null, message: "Deleted." };
    }),
  );
}

const open = () => renderScreen(<NotificationsScreen />, { locale: "en", token: "asha" });
const asksOf = (server: ReturnType<typeof notifications>, name: string) =>
  server.asked.filter((asked) => asked.name === name).map(({ params, body }) => ({ ...params, body }));

test("a notification names its member in the script of the page's language", async () => {
  notifications();
  await renderScreen(<NotificationsScreen />, { token: "asha" });
  const name = page.getByText("ਬਲਬੀਰ", { exact: true }).first();
  await expect.element(name).toHaveAttribute("lang", "pa");
  await expect.element(page.getByText("Balbir", { exact: false })).not.toBeInTheDocument();
});

test("a notification that is opened counts as read", async () => {
  const server = notifications();
  await open();
  await page.getByRole("link", { name: `Unread: ${proposed}` }).click();
  await expect.element(page.getByRole("link", { name: proposed, exact: true })).toBeInTheDocument();
  expect(asksOf(server, "markNotification")).toEqual([{ id: "n1", body: { status: "read" } }]);
});

test("A row leads to the person or to the good news, and says what is done there", async () => {
  notifications();
  await open();
  const link = (name: string) => page.getByRole("link", { name });
  await expect.element(link(`Unread: ${proposed}`)).toHaveAttribute("href", "/view-profile/balbir");
  await expect.element(link(accepted)).toHaveAttribute("href", "/connected/balbir");
  await expect.element(page.getByText("Answer", { exact: true })).toBeVisible();
  await expect.element(page.getByText("See the good news")).toBeVisible();
});

test("What can be done about a row stands at its right edge, and only a yes has a ground of its own", async () => {
  const good = { ...request, status: "unread" };
  const refused = { ...proposal, id: "n5", kind: "proposal_rejected", answer: null };
  fakeServer(
    at(listNotifications, () => ({
      data: {
        data: [proposal, good, refused],
        total: 3,
        per_page: 8,
        current_page: 1,
        last_page: 1,
        unread: 3,
      },
    })),
  );
  await open();
  const right = (text: string) =>
    page.getByText(text, { exact: true }).element().getBoundingClientRect().right;
  await expect.element(page.getByText("Answer", { exact: true })).toBeVisible();
  expect(right("Answer")).toBeCloseTo(right("See the good news"), 0);
  const grounds = () =>
    page
      .getByRole("listitem")
      .elements()
      .map((row) => row.classList.contains("bg-haldi-soft"));
  expect(grounds()).toEqual([false, true, false]);
});

test("each can be marked as unread again, and all as read at once", async () => {
  notifications();
  await open();
  await page.getByRole("button", { name: `More: ${accepted}` }).click();
  await page.getByRole("button", { name: `Mark as unread: ${accepted}` }).click();
  await expect.element(page.getByRole("link", { name: `Unread: ${accepted}` })).toBeInTheDocument();
  await page.getByRole("button", { name: "Mark all read" }).click();
  await expect.element(page.getByRole("button", { name: "Mark all read" })).not.toBeInTheDocument();
  await expect.element(page.getByText("Unread:")).not.toBeInTheDocument();
});

test("a deleted notification is gone; without any the page says what will stand there", async () => {
  notifications();
  await open();
  await page.getByRole("button", { name: `More: ${accepted}` }).click();
  await page.getByRole("button", { name: `Delete: ${accepted}` }).click();
  await expect.element(page.getByRole("link", { name: accepted })).not.toBeInTheDocument();
  await page.getByRole("button", { name: `More: ${proposed}` }).click();
  await page.getByRole("button", { name: `Delete: ${proposed}` }).click();
  await expect.element(page.getByRole("heading", { name: "Nothing new yet" })).toBeInTheDocument();
});

test.each([
  ["accepted", "You accepted"],
  ["declined", "You declined"],
  ["expired", "It expired"],
])(
  "a proposal that was %s shows that in place of the answer, and leads to the person",
  async (answer, says) => {
    fakeServer(
      at(listNotifications, () => ({
        data: {
          data: [{ ...proposal, answer }],
          total: 1,
          per_page: 8,
          current_page: 1,
          last_page: 1,
          unread: 1,
        },
      })),
    );
    await open();
    await expect.element(page.getByText(says)).toBeVisible();
    await expect.element(page.getByText("Answer", { exact: true })).not.toBeInTheDocument();
    await expect
      .element(page.getByRole("link", { name: `Unread: ${proposed}` }))
      .toHaveAttribute("href", "/view-profile/balbir");
  },
);

test("a withdrawn request says so, and about a hidden member the sentence has no name", async () => {
  const withdrawn = { ...request, id: "n3", kind: "request_cancelled" };
  const closed = {
    ...request,
    id: "n4",
    kind: "request_closed",
    title: "A request is closed.",
    member: null,
  };
  fakeServer(
    at(listNotifications, () => ({
      data: { data: [withdrawn, closed], total: 2, per_page: 8, current_page: 1, last_page: 1, unread: 0 },
    })),
  );
  await open();
  await expect.element(page.getByText("They took it back")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "A request is closed." }))
    .toHaveAttribute("href", "/home");
});
