import { describe, expect, test } from "vitest";
import { factorsOf, mayRemovePasskey, newPasskeySchema } from "./passkeys.ts";
import { secondFactorSchema } from "./staff-forms.ts";

describe("the second factors of an account", () => {
  test.each([
    [{ app: false, passkeys: 0 }, [], false],
    [{ app: false, passkeys: 1 }, ["passkey"], false],
    [{ app: false, passkeys: 2 }, ["passkey"], true],
    [{ app: true, passkeys: 0 }, ["app"], true],
    [{ app: true, passkeys: 1 }, ["app", "passkey"], true],
  ] as const)("%j are %j, and a passkey may be removed: %j", (has, factors, may) => {
    expect(factorsOf(has)).toEqual(factors);
    expect(mayRemovePasskey(has)).toBe(may);
  });
});

describe("what is sent as the second factor", () => {
  const passkey = { id: "a", client_data: "b", authenticator_data: "c", signature: "d" };
  test.each([
    [{ code: "123 456" }, true],
    [{ passkey }, true],
    [{}, false],
    [{ code: "" }, false],
    [{ passkey: { ...passkey, signature: "no+base64/url" } }, false],
  ])("%j is complete: %j", (sent, complete) => {
    expect(secondFactorSchema.safeParse(sent).success).toBe(complete);
  });

  test("nothing at all is an error of the code", () => {
    expect(secondFactorSchema.safeParse({}).error?.issues).toMatchObject([
      { path: ["code"], message: "required" },
    ]);
  });

  test("a passkey has a name", () => {
    const made = { id: "a", client_data: "b", attestation_object: "c", transports: ["internal"] };
    expect(newPasskeySchema.safeParse({ ...made, name: " " }).success).toBe(false);
    expect(newPasskeySchema.safeParse({ ...made, name: " My phone " }).data?.name).toBe("My phone");
  });
});
