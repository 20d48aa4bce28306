import { describe, expect, test } from "vitest";
import { judgeStep, openSteps, type StateTable } from "./state-table.ts";

const endpointSteps = {
  open: { by: "guest", from: ["closed"], to: "open" },
  close: { by: "host", from: ["open"], to: "closed" },
  remove: { by: "host", from: ["open", "closed"], to: "gone" },
} as const satisfies StateTable<"open" | "close" | "remove", "open" | "closed", "guest" | "host">;

const wrongParty = { guest: "not_the_receiver", host: "not_the_sender" } as const;

describe("a life cycle", () => {
  test("lets the right party take a step from the right state", () => {
    expect(judgeStep(endpointSteps, "open", "closed", ["guest"], wrongParty)).toEqual({
      ok: true,
      value: endpointSteps.open,
    });
  });

  test("refuses the wrong party before it looks at the state", () => {
    expect(judgeStep(endpointSteps, "open", "open", ["host"], wrongParty)).toEqual({
      ok: false,
      refusal: "not_the_receiver",
    });
  });

  test("refuses a step from another state as stale", () => {
    expect(judgeStep(endpointSteps, "close", "closed", ["host"], wrongParty)).toEqual({
      ok: false,
      refusal: "request_stale",
    });
  });

  test("offers exactly the steps that it would allow", () => {
    for (const status of ["open", "closed"] as const) {
      for (const party of ["guest", "host"] as const) {
        const allowed = (["open", "close", "remove"] as const).filter(
          (action) => judgeStep(endpointSteps, action, status, [party], wrongParty).ok,
        );
        expect(openSteps(endpointSteps, status, [party])).toEqual(allowed);
      }
    }
  });
});
