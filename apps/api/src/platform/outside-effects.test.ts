import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp([]);
});
afterAll(() => app.close());

const bytes = Buffer.from("a picture");

test("A transaction that may run again changes nothing outside of the database", async () => {
  const { deps } = app;
  const mail = { to: "asha@example.com", subject: "Sat Sri Akal", text: "Sat Sri Akal" };
  for (const effect of [
    () => deps.photos.put("a", bytes),
    () => deps.photos.delete("a"),
    () => deps.photos.writeId("a"),
    () => deps.erasures.add([]),
    () => deps.mail.send(mail),
    () => deps.whatsapp.send({ to: "+911140001234", text: "Sat Sri Akal" }),
    () => deps.push.send({ endpoint: "", p256dh: "", auth: "" }, "", 1),
  ])
    await expect(deps.tx(async () => void (await effect()))).rejects.toThrow("may run again");
  expect([app.photos.kept.size, app.mail.sent.length]).toEqual([0, 0]);
});

test("A transaction that never runs again may write a picture, and everybody may read one", async () => {
  await app.deps.tx.once(() => app.deps.photos.put("a", bytes));
  expect(await app.deps.tx(() => app.deps.photos.get("a"))).toEqual(bytes);
});
