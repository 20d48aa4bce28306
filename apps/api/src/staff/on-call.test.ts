import * as desk from "@sanjog/contract/on-call";
import { endStaffAccount } from "@sanjog/contract/staff";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { setWakeAddresses } from "../../test/support/on-call.ts";
import { atDesk, createStaff, type StaffPerson } from "../../test/support/staff.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { findWakeNumber } from "./queries/wake-number.ts";
import { staffArea } from "./routes.ts";

let app: TestApp;
let simran: StaffPerson;
let harpreet: StaffPerson;
let gurmeet: StaffPerson;
beforeAll(async () => {
  app = await createTestApp([staffArea]);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.deps.db.deleteFrom("staff_accounts").execute();
  await app.forgetLimits();
  await app.runJobs();
  app.whatsapp.sent.length = 0;
  simran = await createStaff(app, "Simran", "moderator");
  harpreet = await createStaff(app, "Harpreet", "lead");
  gurmeet = await createStaff(app, "Gurmeet", "keeper");
});

const typed = "+91 98765 43210";
const show = async (who = simran) => (await atDesk(app, who).call(desk.showOnCall)).data;
const call = (who: StaffPerson, on_call: boolean) =>
  atDesk(app, who).call(desk.setOnCall, { body: { on_call } });
const sendCode = (phone_number = typed, who = simran) =>
  atDesk(app, who).call(desk.sendWakeNumberCode, { body: { phone_number } });
const verify = (phone_otp: string, who = simran) =>
  atDesk(app, who).call(desk.verifyWakeNumber, { body: { phone_otp } });
const codeSent = async () => {
  await app.runJobs();
  return app.whatsapp.sent.at(-1)?.template?.parameters[0] ?? "";
};
const wrong = (code: string) => (code === "000000" ? "000001" : "000000");

test("the desk counts who is on call, and who of them may take an order, and names nobody", async () => {
  expect(await show()).toMatchObject({ people: 0, leads: 0, own: { on_call: false } });
  await call(simran, true);
  await call(harpreet, true);
  const answer = await atDesk(app, simran).call(desk.showOnCall);
  expect(answer.data).toMatchObject({ people: 2, leads: 1, own: { on_call: true } });
  expect(answer.bytes.toString()).not.toContain("Harpreet");
  expect((await call(simran, false)).message).toBe("You are not on call any more.");
  expect(await show()).toMatchObject({ people: 1, own: { on_call: false } });
});

describe("a WhatsApp number", () => {
  test("wakes somebody once its code was right, and is encrypted", async () => {
    expect((await sendCode()).status).toBe(200);
    const code = await codeSent();
    expect(app.whatsapp.sent).toMatchObject([
      { to: "+919876543210", template: { name: "verification_code", copies_code: true } },
    ]);
    expect(await findWakeNumber(app.deps, app.deps.db, simran.id)).toBeNull();
    expect((await verify(wrong(code))).status).toBe(422);
    expect((await verify(code, harpreet)).status).toBe(422);
    expect((await verify(code)).status).toBe(200);
    expect((await show()).own).toMatchObject({ phone_number: typed, number_verified: true });
    expect((await show(harpreet)).own.phone_number).toBeNull();
    expect(await findWakeNumber(app.deps, app.deps.db, simran.id)).toBe("+919876543210");
    const { rows } = await sql<{ row: string }>`select n::text as row from staff_numbers n`.execute(
      app.deps.db,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain("9876543210");
    expect((await verify(code)).status).toBe(422);
  });

  test("replaces the one before, which wakes nobody any more, and can be removed", async () => {
    await sendCode();
    await verify(await codeSent());
    await sendCode("+91 98765 43211");
    expect(await findWakeNumber(app.deps, app.deps.db, simran.id)).toBeNull();
    await verify(await codeSent());
    expect(await findWakeNumber(app.deps, app.deps.db, simran.id)).toBe("+919876543211");
    await atDesk(app, simran).call(desk.removeWakeNumber);
    expect((await show()).own.phone_number).toBeNull();
  });

  test("is refused when no numbering plan has it; its code expires after ten minutes", async () => {
    expect(await sendCode("+91 123")).toMatchObject({
      status: 422,
      errors: { phone_number: expect.anything() },
    });
    await sendCode();
    const code = await codeSent();
    app.clock.pass({ minutes: 10 });
    expect((await verify(code)).status).toBe(422);
  });

  test("gets five codes a day, and ten tries in a quarter of an hour", async () => {
    for (let i = 0; i < 5; i += 1) expect((await sendCode()).status).toBe(200);
    expect((await sendCode()).status).toBe(429);
    const code = await codeSent();
    for (let i = 0; i < 10; i += 1) expect((await verify(wrong(code))).status).toBe(422);
    expect((await verify(code)).status).toBe(429);
  });
});

describe("a browser", () => {
  const token = (name: string) => ({
    endpoint: `https://push.test/${name}`,
    keys: { p256dh: "p".repeat(87), auth: "a".repeat(22) },
  });
  const register = (who: StaffPerson, name: string) =>
    atDesk(app, who).call(desk.registerDeskDevice, { body: { device_token: JSON.stringify(token(name)) } });
  const devices = () =>
    app.deps.db.selectFrom("staff_push_devices").select(["staff_id", "endpoint"]).execute();

  test("is registered for the person alone, and moves to the next one who registers it", async () => {
    expect((await register(simran, "phone")).status).toBe(200);
    expect((await show()).own.devices).toEqual(["https://push.test/phone"]);
    expect((await show(harpreet)).own.devices).toEqual([]);
    await register(harpreet, "phone");
    expect(await devices()).toEqual([{ staff_id: harpreet.id, endpoint: "https://push.test/phone" }]);
    const remove = (who: StaffPerson) =>
      atDesk(app, who).call(desk.removeDeskDevice, { body: { endpoint: "https://push.test/phone" } });
    await remove(simran);
    expect(await devices()).toHaveLength(1);
    await remove(harpreet);
    expect(await devices()).toEqual([]);
  });

  test("of a service that nobody knows is refused, and the eleventh replaces the oldest", async () => {
    const body = { device_token: { ...token("x"), endpoint: "https://evil.example/x" } };
    expect((await atDesk(app, simran).call(desk.registerDeskDevice, { body })).status).toBe(422);
    for (let i = 0; i < 11; i += 1) {
      app.clock.pass({ seconds: 1 });
      await register(simran, `phone-${i}`);
    }
    const left = (await devices()).map(({ endpoint }) => endpoint);
    expect(left).toHaveLength(10);
    expect(left).not.toContain("https://push.test/phone-0");
  });
});

test("an account that ends is woken no more: its number and browsers are forgotten", async () => {
  await setWakeAddresses(app, simran);
  await atDesk(app, gurmeet).call(endStaffAccount, {
    params: { id: simran.id },
    body: { why: "has moved away" },
  });
  expect(await show(gurmeet)).toMatchObject({ people: 0 });
  for (const table of ["staff_numbers", "staff_push_devices"] as const)
    expect(await app.deps.db.selectFrom(table).select("staff_id").execute()).toEqual([]);
});
