import { expect, test } from "vitest";
import { requestSenders } from "../approvals/request-sender.ts";
import { caseKinds } from "../cases/case.ts";
import { concernsNominee, nomineeSchema } from "./nominee.ts";

const gurdeep = { name: "Gurdeep Kaur", relation: "sister", contact: "+919812345678" };

test.each([
  ["+91 98123 45678", "+919812345678"],
  ["+੯੧ ੯੮੧੨੩ ੪੫੬੭੮", "+919812345678"],
  [" Gurdeep@Example.com ", "gurdeep@example.com"],
])("%s is stored as %s", (contact, stored) => {
  expect(nomineeSchema.parse({ ...gurdeep, contact })).toEqual({ ...gurdeep, contact: stored });
});

test.each([
  [{ contact: "" }, "contact", "required"],
  [{ contact: "98123" }, "contact", "phone_invalid"],
  [{ contact: "gurdeep" }, "contact", "invalid_email"],
  [{ name: "" }, "name", "required"],
  [{ name: "G1" }, "name", "name_invalid"],
  [{ relation: "  " }, "relation", "required"],
  [{ relation: "x".repeat(201) }, "relation", "too_long"],
])("%j is refused: %s %s", (change, field, error) => {
  const { issues } = nomineeSchema.safeParse({ ...gurdeep, ...change }).error ?? { issues: [] };
  expect(issues.map(({ path, message }) => [path.join("."), message])).toEqual([[field, error]]);
});

test("only a request about data that is the member's own, or a letter, concerns the nominee", () => {
  const concerned = requestSenders.map((sender) => [
    sender,
    caseKinds.filter((kind) => concernsNominee(kind, sender)),
  ]);
  expect(Object.fromEntries(concerned)).toEqual({
    desk: ["data_request"],
    member: ["data_request"],
    own_address: ["data_request"],
    other_address: [],
    unconfirmed: [],
  });
});
