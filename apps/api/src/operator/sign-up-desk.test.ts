import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { operatorOf } from "../../test/support/operator-call.ts";
import { signUpForm } from "../../test/support/sign-up.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { areas } from "../areas.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp(areas);
});
afterAll(() => app.close());

const type = operatorOf(() => app);

describe("a sign-up desk", () => {
  const desk = { hours: "8", members: "7" };
  const signUpAt = async (remoteAddress: string) => {
    const answer = await app.fastify.inject({
      method: "POST",
      url: "/backend/api/auth/register",
      remoteAddress,
      payload: signUpForm(),
    });
    return answer.json().data.email_code as string;
  };
  const several = async (count: number, ip: string) => {
    const codes = [];
    for (let i = 0; i < count; i += 1) codes.push(await signUpAt(ip));
    return codes;
  };

  test("an open desk lets a number of people sign up from one address without verifying their number first, and is audited", async () => {
    expect(await type("sign-up-desk", "198.51.100.0/24", desk)).toContain("7 people may sign up");
    expect(await several(7, "198.51.100.9")).toEqual(Array(7).fill("sent"));
    // The desk is full, so the usual limits apply again.
    expect(await several(6, "::ffff:198.51.100.9")).toEqual([...Array(5).fill("sent"), "after_number"]);
    expect(await type("audit")).toContain("open_sign_up_desk");
    await type("sign-up-desk", "203.0.113.7", desk);
    app.clock.pass({ hours: 8, minutes: 1 });
    expect((await several(6, "203.0.113.7")).at(-1)).toBe("after_number");
  });

  test.each([
    ["everywhere", desk, "no address"],
    ["198.51.0.0/16", desk, "from 24 to 32 bits"],
    ["198.51.100.7", { hours: "900", members: "7" }, "--hours"],
    ["198.51.100.7", { hours: "8", members: "many" }, "--members"],
  ])("%s for %j is refused with a sentence", async (network, wish, sentence) => {
    await expect(type("sign-up-desk", network, wish)).rejects.toMatchObject({
      options: { sentence: expect.stringContaining(sentence) },
    });
  });
});
