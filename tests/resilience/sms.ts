import { freePort } from "../../apps/api/test/support/free-ports.ts";
import { onEmbedded } from "./inside-server.ts";
import { metricOf } from "./metrics-of.ts";
import { openOutsidePart, partMoods } from "./outside-part.ts";
import { tally } from "./record.ts";
import { at95, type Fault, ms, pause, until } from "./run.ts";
import { post, type SignUp, signUp } from "./sign-ups.ts";

const answer_limit_ms = 500;
const back_limit_ms = 60_000;

/** While the gateway is away, a code that was asked for is answered at once, waits, and comes once. */
export const sms: Fault = {
  does: "an SMS gateway that is away, then busy",
  cycles: 10,
  async run(settings) {
    const gateway = await openOutsidePart();
    const metrics = await freePort();
    const env = {
      SMS_DRIVER: "http",
      SMS_URL: `${gateway.url}/send`,
      SMS_BODY: "to={to}&text={text}&ref={id}",
      METRICS_PORT: String(metrics),
    };
    return onEmbedded({ members: 2, connections: 10, env }, settings, async (scene) => {
      const { app, notify, violations, afterwards } = scene;
      afterwards(() => gateway.be("away"));
      await app.start();
      for (const [i, mood] of partMoods.entries()) {
        await gateway.be(mood);
        const named = { name: mood, numbers: `9870020${i}`, network: 80 + i };
        const people: SignUp[] = [];
        for (let n = 0; n < settings.cycles; n += 1) people.push(await signUp(scene, n, named));
        const answers: Awaited<ReturnType<typeof post>>[] = [];
        for (const one of people) answers.push(await post(scene, one, "resend/phone-otp", { by: "sms" }));
        const p95 = at95(answers.map(({ ms: took }) => took));
        const failed = 'sanjog_messages_total{channel="sms",outcome="failed"}';
        const counted = await until(async () => ((await metricOf(metrics, failed)) ?? 0) > 0, 20_000, 200);
        await pause(3_000);
        await gateway.be("well");
        const came = (number: string) => gateway.took.filter(({ body }) => body.includes(number)).length;
        const back = await until(
          async () => people.every(({ number }) => came(number) > 0),
          back_limit_ms,
          200,
        );
        const twice = people.filter(({ number }) => came(number) > 1).length;
        notify(
          `${mood}: ${tally(answers)}, p95 ${ms(p95)}; every code there ${back === null ? "NOT in time" : `${ms(back)} after recovery`}, ${twice} twice; failures counted after ${counted === null ? "NEVER" : ms(counted)}`,
        );
        if (p95 > answer_limit_ms) violations.push(`${mood}: asking for a code took ${ms(p95)}`);
        if (answers.some(({ status }) => status !== 200)) violations.push(`${mood}: ${tally(answers)}`);
        if (back === null || twice > 0 || counted === null) violations.push(`${mood}: see above`);
      }
    });
  },
};
