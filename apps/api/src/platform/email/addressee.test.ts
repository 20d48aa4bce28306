import { changePassword, deleteAccount } from "@sanjog/contract/account-lifecycle";
import { login } from "@sanjog/contract/accounts";
import { sendPublicReport, sendReport } from "@sanjog/contract/reports";
import { afterAll, beforeAll, expect, test } from "vitest";
import { as } from "../../../test/support/caller.ts";
import { createComplete, createMan } from "../../../test/support/families.ts";
import { good_password } from "../../../test/support/sign-up.ts";
import { createTestApp, type TestApp } from "../../../test/support/test-app.ts";
import { areas } from "../../areas.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp(areas);
});
afterAll(() => app.close());

/** Returns the bodies of the mails that a step sends. */
async function mailsAfter(step: () => Promise<unknown>): Promise<string[]> {
  app.mail.sent.length = 0;
  await step();
  await app.runJobs();
  return app.mail.sent.flatMap(({ text, html }) => [text, html ?? ""]);
}

test("Mails about a login, a new password, a report and the deletion greet Asha by her first name", async () => {
  const asha = await createComplete(app, "Asha");
  const balbir = await createMan(app, "Balbir");
  const password = "Canal-Peacock-58";
  const steps = [
    () => as(app).call(login, { body: { email_or_phone: asha.email, password: good_password } }),
    () =>
      as(app, asha).call(sendReport, { body: { member_id: balbir.id, reason: "asks_for_money", text: "" } }),
    async () => {
      const body = { current_password: good_password, password, password_confirmation: password };
      const { data } = await as(app, asha).call(changePassword, { body });
      asha.token = data.token;
    },
    () => as(app, asha).call(deleteAccount, { body: { password } }),
  ];
  for (const step of steps) {
    const mails = await mailsAfter(step);
    expect(mails).toHaveLength(2);
    for (const body of mails) expect(body).toContain("Dear Asha ji,");
  }
});

test("The mail of a profile that a mother keeps greets the family, in the script of the mail's language", async () => {
  const charan = await createMan(app, "Charan", {
    member: { profile_for: "son", locale: "pb" },
    personal: { name_in_punjabi: "ਚਰਨ ਸਿੰਘ" },
  });
  const [text] = await mailsAfter(() =>
    as(app, charan).call(deleteAccount, { body: { password: good_password } }),
  );
  expect(text).toContain("ਚਰਨ ਦੇ ਸਤਿਕਾਰਯੋਗ ਪਰਿਵਾਰ ਜੀ,");
});

test("The receipt of a report from outside names nobody, since the address may be Deepak's", async () => {
  const deepak = await createMan(app, "Deepak");
  const body = { email: deepak.email, described: "Somebody", reason: "asks_for_money" as const, text: "" };
  const mails = await mailsAfter(() => as(app).call(sendPublicReport, { body }));
  expect(mails).toHaveLength(2);
  for (const mail of mails) expect(mail).not.toContain("Deepak");
});
