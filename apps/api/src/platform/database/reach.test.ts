import { describe, expect, test } from "vitest";
import { ConnectionError } from "./connection-error.ts";
import { whenReached } from "./reach.ts";

const failing = (...failures: object[]) => {
  const left = [...failures];
  return async () => {
    const failure = left.shift();
    if (failure instanceof Error) throw failure;
    if (failure) throw Object.assign(new Error("as the driver says it"), failure);
    return "reached";
  };
};

describe("Connecting to a database server", () => {
  test.each([
    ["of an unknown name", { code: "ENOTFOUND" }, "no machine of that name is known"],
    ["that does not listen", { code: "ECONNREFUSED" }, "ECONNREFUSED"],
    ["that is starting", { code: "57P03" }, "57P03"],
    ["whose socket is not there", { code: "ENOENT" }, "ENOENT"],
    ["that is silent", new ConnectionError("timeout exceeded when trying to connect"), "timeout exceeded"],
  ])("%s is retried and reported with its reason", async (_case, failure, reason) => {
    const reported: string[] = [];
    expect(await whenReached(failing(failure, failure), (why) => reported.push(why))).toBe("reached");
    expect(reported).toEqual([expect.stringContaining(reason)]);
  });

  test.each([
    ["without that database", { code: "3D000" }, "Make it with createdb"],
    ["with another password", { code: "28P01" }, "Correct the user or the password"],
    ["that wants a password", { message: "SASL: client password must be a string" }, "Correct the user"],
    ["with a certificate of its own", { code: "SELF_SIGNED_CERT_IN_CHAIN" }, "over TLS"],
  ])("%s is not retried, and the message says what to correct", async (_case, failure, sentence) => {
    const reached = whenReached(failing(failure), () => undefined);
    await expect(reached).rejects.toMatchObject({
      name: "DatabaseRefusedError",
      message: expect.stringContaining(sentence),
    });
  });

  test("fails at once without `onAway`, and for any other error", async () => {
    await expect(whenReached(failing({ code: "ECONNREFUSED" }))).rejects.toMatchObject({
      code: "ECONNREFUSED",
    });
    await expect(whenReached(failing({ code: "42601" }), () => undefined)).rejects.toMatchObject({
      code: "42601",
    });
  });
});
