import { createHmac } from "node:crypto";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { base_path } from "@sanjog/contract/endpoint";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import {
  confirmInPerson as confirm,
  lockInPerson,
  tryInPersonCode,
} from "../../apps/api/src/accounts/commands/in-person.ts";
import { askToConfirmInPerson } from "../../apps/api/src/in-person/commands/ask.ts";
import { loadOwn } from "../../apps/api/src/in-person/queries.ts";
import { freePort } from "../../apps/api/test/support/free-ports.ts";
import { openMetaGraph } from "../../apps/api/test/support/meta-graph.ts";
import { openSmsGateway } from "../../apps/api/test/support/sms-gateway.ts";
import { createStaff } from "../../apps/api/test/support/staff.ts";
import type { TestApp } from "../../apps/api/test/support/test-app.ts";
import { onEmbedded, type Scene } from "./inside-server.ts";
import { metricOf } from "./metrics-of.ts";
import { type Fault, ms, until } from "./run.ts";
import { post, type SignUp, signUp } from "./sign-ups.ts";

const app_secret = "the secret of the app";
const alert_limit_ms = 60_000;
const finish_limit_ms = 60_000;
/** Every fourth one finishes by e-mail and asks for volunteers, as somebody without a phone for messages does. */
const in_person_every = 4;

/**
 * Meta refuses the service while sign-ups wait for their codes: all of them finish by SMS or in person, no code is lost or sent
 * twice, verified members stay verified, and the operators hear it.
 */
export const whatsappBanned: Fault = {
  does: "Meta refuses the service (error 368, then account_update) while people sign up",
  cycles: 20,
  async run(settings) {
    const graph = await openMetaGraph();
    const gateway = await openSmsGateway();
    const mail = await openMailServer();
    const metrics = await freePort();
    const env = {
      WHATSAPP_DRIVER: "cloud",
      WHATSAPP_TOKEN: "token",
      WHATSAPP_PHONE_NUMBER_ID: "1",
      WHATSAPP_APP_SECRET: app_secret,
      WHATSAPP_VERIFY_TOKEN: "word",
      WHATSAPP_API_URL: `http://127.0.0.1:${graph.port}`,
      SMS_DRIVER: "http",
      SMS_URL: `${gateway.url}/send`,
      SMS_BODY: "to={to}&text={text}&ref={id}",
      MAIL_DRIVER: "smtp",
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      GRIEVANCE_OFFICER_NAME: "Gurmeet Kaur",
      GRIEVANCE_OFFICER_EMAIL: "officer@example.com",
      METRICS_PORT: String(metrics),
    };
    return onEmbedded({ members: 4, connections: 10, env }, settings, async (scene) => {
      scene.afterwards(() => Promise.all([graph.close(), gateway.close(), mail.close()]));
      await ban(scene, { graph, gateway, mail, metrics }, settings.cycles);
    });
  },
};

type Outside = {
  graph: Awaited<ReturnType<typeof openMetaGraph>>;
  gateway: Awaited<ReturnType<typeof openSmsGateway>>;
  mail: Awaited<ReturnType<typeof openMailServer>>;
  metrics: number;
};
type Numbered = SignUp & { n: number };
const named = { name: "banned", numbers: "98700100", network: 77 };

async function ban(scene: Scene, outside: Outside, count: number): Promise<void> {
  const { app, notify, violations } = scene;
  const { graph, gateway, mail, metrics } = outside;
  const verified_before = await countVerified(scene);
  await app.start();
  const people: Numbered[] = [];
  for (let n = 0; n < count; n += 1) people.push({ n, ...(await signUp(scene, n, named)) });

  // The first half has asked for a code by WhatsApp when Meta begins to refuse.
  graph.refuse("368");
  const began = performance.now();
  const by_message = people.filter(({ n }) => n % in_person_every !== 0);
  const waiting = by_message.slice(0, Math.ceil(by_message.length / 2));
  for (const one of waiting) await post(scene, one, "resend/phone-otp", { by: "whatsapp" });
  const alerted = await until(
    async () => mail.to("officer@example.com").some((text) => text.includes("Meta says 368")),
    alert_limit_ms,
  );
  const rule = await until(
    async () => (await metricOf(metrics, 'sanjog_part_up{part="whatsapp"}')) === 0,
    alert_limit_ms,
    200,
  );
  notify(
    `refused with 368: operators mailed after ${alerted === null ? "NEVER" : ms(alerted)}, the alert rule's condition holds after ${rule === null ? "NEVER" : ms(performance.now() - began)}`,
  );
  if (alerted === null || rule === null) violations.push("no alert within a minute");

  const heard = await sendNews(scene, "DISABLE");
  if (heard !== 200) violations.push(`account_update was answered ${heard}`);
  const rest = by_message.filter((one) => !waiting.includes(one));
  for (const one of rest) {
    const { number_ways, whatsapp_link } = await stateOf(scene, one);
    if (number_ways.includes("whatsapp") || whatsapp_link !== null)
      violations.push("a sign-up was still offered WhatsApp");
    await post(scene, one, "resend/phone-otp", {});
  }
  const texts = (number: string) =>
    gateway.requests
      .map(({ body }) => JSON.parse(body) as { to: string; text: string })
      .filter(({ to, text }) => to === number && /^\d{6}/.test(text));
  const came = await until(
    async () => by_message.every(({ number }) => texts(number).length > 0),
    finish_limit_ms,
  );
  if (came === null) violations.push("a code did not come by SMS");
  const twice = by_message.filter(({ number }) => texts(number).length > 1).length;
  if (twice > 0) violations.push(`${twice} codes were sent twice`);
  let by_sms = 0;
  for (const one of by_message) {
    const phone_otp = texts(one.number)[0]?.text.slice(0, 6) ?? "";
    const proven = await post(scene, one, "verify/phone-otp", { phone_otp });
    const made = await post(scene, one, "verify/user", {}, one.cookie);
    if (proven.status === 200 && made.status === 200) by_sms += 1;
  }
  const others = people.filter(({ n }) => n % in_person_every === 0);
  let by_mail = 0;
  for (const one of others) {
    const found = await until(
      async () => mail.to(one.email).some((text) => /^\d{6}/m.test(text)),
      finish_limit_ms,
    );
    const email_otp =
      mail
        .to(one.email)
        .map((text) => /^(\d{6})/m.exec(text)?.[1])
        .find(Boolean) ?? "";
    if (found === null) violations.push("a code did not come by e-mail");
    await post(scene, one, "verify/otp", { email_otp });
    if ((await post(scene, one, "verify/user", {}, one.cookie)).status === 200) by_mail += 1;
  }
  await app.stop();
  const in_person = await confirmInPerson(scene, others);
  const verified = await countVerified(scene);
  notify(
    `${by_sms} of ${by_message.length} sign-ups finished by SMS, ${in_person} of ${others.length} by e-mail and in person (${by_mail} accounts); ${count - by_sms - in_person} lost, ${twice} codes twice; Meta refused ${graph.refused()} messages`,
  );
  if (by_sms + in_person !== count) violations.push(`${count - by_sms - in_person} sign-ups were lost`);
  const expected = verified_before + count;
  notify(`${verified} numbers are verified (${verified_before} before)`);
  if (verified !== expected) violations.push(`${expected - verified} verified numbers are missing`);
  graph.refuse(null);
}

async function stateOf(
  scene: Scene,
  one: SignUp,
): Promise<{ number_ways: string[]; whatsapp_link: string | null }> {
  const { text } = await post(scene, one, "verification", {});
  return (JSON.parse(text) as { data: { number_ways: string[]; whatsapp_link: string | null } }).data;
}

/** Sends Meta's own webhook request. */
async function sendNews({ app, record }: Scene, waba_ban_state: string): Promise<number> {
  const value = { event: "DISABLED_UPDATE", ban_info: { waba_ban_state } };
  const entry = [
    { id: "1", time: Math.floor(Date.now() / 1_000), changes: [{ field: "account_update", value }] },
  ];
  const body = Buffer.from(JSON.stringify({ object: "whatsapp_business_account", entry }));
  const signature = createHmac("sha256", app_secret).update(body).digest("hex");
  const headers = { "content-type": "application/json", "x-hub-signature-256": `sha256=${signature}` };
  const path = `${base_path}/api/webhooks/whatsapp`;
  return (await record.send(app.base(), null, { method: "POST", path, body, headers, what: "webhook" }))
    .operation.status;
}

const countVerified = ({ app }: Scene) =>
  app.stop().then(() =>
    app.inside(async ({ deps }) => {
      const rows = await deps.db
        .selectFrom("members")
        .where("phone_verified_at", "is not", null)
        .select("id")
        .execute();
      return rows.length;
    }),
  );

/** Lets each of them ask for volunteers; two confirm the number by the code that the member shows. */
function confirmInPerson({ app }: Scene, people: readonly SignUp[]): Promise<number> {
  return app.inside(async ({ deps }) => {
    const desk = { deps } as unknown as TestApp;
    const seen_by = (await createStaff(desk, "Simran", "moderator")).id;
    const approved_by = (await createStaff(desk, "Harpreet", "lead")).id;
    let confirmed = 0;
    for (const { email, number } of people) {
      const found = await deps.db
        .selectFrom("members")
        .where("email", "=", email)
        .select("id")
        .executeTakeFirst();
      if (!found) continue;
      await askToConfirmInPerson(deps, found.id);
      const { code } = await loadOwn(deps, found.id);
      const answer = await deps.tx(async (tx) => {
        const waiting = await lockInPerson(deps, tx, found.id);
        if (!waiting || !code) return "nothing waits";
        const tried = await tryInPersonCode(deps, tx, waiting, { code, phone_number: number });
        const place = "Gurdwara Sahib, Ludhiana";
        if (tried === "right") await confirm(deps, tx, waiting, { place, seen_by, approved_by });
        return tried;
      });
      if (answer === "right") confirmed += 1;
    }
    return confirmed;
  });
}

/** A mail server that keeps the text of every mail by its recipient. */
async function openMailServer() {
  const kept = new Map<string, string[]>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData: (stream, session, done) => {
      const read = async () => {
        const { text = "" } = await PostalMime.parse(await buffer(stream));
        for (const { address } of session.envelope.rcptTo)
          kept.set(address, [...(kept.get(address) ?? []), text]);
      };
      void read().then(() => done(), done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    to: (address: string) => kept.get(address) ?? [],
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
