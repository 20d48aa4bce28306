import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { blocksArea } from "../../src/blocks/routes.ts";
import { connectionsArea } from "../../src/connections/routes.ts";
import { proposalsArea } from "../../src/proposals/routes.ts";
import { setAsideArea } from "../../src/set-aside/routes.ts";
import { shortlistArea } from "../../src/shortlist/routes.ts";
import { patience_ms } from "../support/long-form.ts";
import { createModelMembers, readModel, startAnew, takeStep } from "../support/model-people.ts";
import type { Person } from "../support/people.ts";
import { createRaceReport, on_server, timed } from "../support/race-report.ts";
import { type ModelAction, type ModelState, ReferenceModel } from "../support/reference-model.ts";
import { createTestApp, type TestApp } from "../support/test-app.ts";

/** Number of concurrent rounds, each with its own members. */
const lanes = on_server ? 4 : 1;

vi.setConfig({ testTimeout: patience_ms, hookTimeout: patience_ms });

let app: TestApp;
let casts: Person[][];
beforeAll(async () => {
  app = await createTestApp([connectionsArea, proposalsArea, blocksArea, shortlistArea, setAsideArea], {
    ports,
  });
  casts = await Promise.all(Array.from({ length: lanes }, () => createModelMembers(app, 4)));
});
afterAll(() => {
  report.print();
  return app.close();
});

const report = createRaceReport();
const ports = () => ({ log: report.log });

/** The members' numbers in the reference model. */
const [asha, balbir, charan, deepak] = [0, 1, 2, 3];

/** Takes one step before the race, through its endpoint, and stores the created id under a name. */
type Prelude = (take: (step: ModelAction) => Promise<string>) => Promise<ModelAction[]>;

type Answer = { step: ModelAction; status: number };

/**
 * Whether these steps, taken one after the other in some order, would have led there, the same ones failing. Why one
 * fails may be told by what was true a moment before: one who was matched meanwhile may no longer act (403), and what
 * they meant to answer is gone (404).
 */
function isExplained(model: ReferenceModel, answers: readonly Answer[], state: ModelState): boolean {
  if (answers.length === 0) return JSON.stringify(model.state()) === JSON.stringify(state);
  const tried = new Set<string>();
  return answers.some((answer, nth) => {
    const name = JSON.stringify(answer);
    if (tried.has(name)) return false;
    tried.add(name);
    const next = model.copy();
    // A caller who received a retry response changed nothing.
    if (answer.status === 503) return isExplained(next, answers.toSpliced(nth, 1), state);
    return (
      (next.take(answer.step, `of race ${nth}`) === 200) === (answer.status === 200) &&
      isExplained(next, answers.toSpliced(nth, 1), state)
    );
  });
}

/** Returns the states that must never occur, whichever request was first. */
function broken(state: ModelState): string[] {
  const words = (lines: string[]) => lines.map((line) => line.split(" "));
  const pairOf = ([from, , to]: string[]) => [from, to].sort().join(" ");
  const requests = words(state.requests);
  const proposals = words(state.proposals);
  const connected = requests.filter(([, , , word]) => word === "accepted").map(pairOf);
  const blocked = state.blocks.map((line) => line.split(" ").sort().join(" "));
  const unrefused = requests.filter(([, , , word]) => word !== "rejected");
  const left = [...unrefused, ...proposals].map(pairOf);
  const open = proposals.filter(([, , , word]) => word === "open");
  const accepted = proposals.filter(([, , , word]) => word === "accepted");
  const partners = accepted.flatMap(([from, , to]) => [Number(from), Number(to)]);
  const matched = state.status.flatMap((status, nth) => (status === 5 ? [nth] : []));
  const fieldErrors: Record<string, boolean> = {
    "a block with something left between the two": blocked.some((pair) => left.includes(pair)),
    "a shortlist entry across a block": state.shortlists.some((line) =>
      blocked.includes(line.split(" ").sort().join(" ")),
    ),
    "somebody put aside across a block": state.set_aside.some((line) =>
      blocked.includes(line.split(" ").sort().join(" ")),
    ),
    "two requests of one pair": new Set(requests.map(pairOf)).size < requests.length,
    "a proposal without a connection": [...open, ...accepted].some(
      (each) => !connected.includes(pairOf(each)),
    ),
    "two open proposals of one sender": new Set(open.map(([from]) => from)).size < open.length,
    "a double acceptance": new Set(partners).size < partners.length,
    "a match that is not of two": partners.sort().join() !== matched.sort().join(),
    "something open beside a match": [...open, ...requests.filter(([, , , word]) => word === "pending")].some(
      ([from, , to]) => matched.includes(Number(from)) || matched.includes(Number(to)),
    ),
  };
  return Object.keys(fieldErrors).filter((fieldError) => fieldErrors[fieldError]);
}

async function oneRound(people: Person[], prelude: Prelude, times: number[]): Promise<string[]> {
  await startAnew(app, people);
  const model = new ReferenceModel(people.length);
  model.liveUntil(app.deps.now().getTime());
  const racing = await prelude(async (step) => {
    const { status, id } = await takeStep(app, people, step);
    if (status !== 200 || model.take(step, id) !== 200) throw new Error(`${JSON.stringify(step)}: ${status}`);
    return id;
  });
  const answers = await Promise.all(
    racing.map(async (step): Promise<Answer> => {
      const { status } = await timed(times, () => takeStep(app, people, step));
      return { step, status };
    }),
  );
  const state = await readModel(app, people, model.now);
  const strange = answers.filter(({ status }) => ![200, 403, 404, 422, 503].includes(status));
  const told = () =>
    ` (${answers.map(({ step, status }) => `${step.who} ${step.verb} ${status}`).join(", ")})`;
  return [
    ...strange.map(({ step, status }) => `${step.verb} answered ${status}`),
    ...broken(state).map((fieldError) => fieldError + told()),
    ...(isExplained(model, answers, state) ? [] : [`no order explains ${JSON.stringify(state)}${told()}`]),
  ];
}

type Take = Parameters<Prelude>[0];
const befriend = async (take: Take, who: number, other: number) => {
  const id = await take({ verb: "ask", who, other });
  await take({ verb: "accept_request", who: other, id });
  return id;
};
const proposed = async (take: Take, who: number, other: number) => {
  const tie = await befriend(take, who, other);
  return { tie, id: await take({ verb: "propose", who, other }) };
};

const races: readonly [title: string, name: string, prelude: Prelude][] = [
  [
    "accepting and rejecting a request at once, it ends in one answer",
    "accept ‖ reject",
    async (take) => {
      const id = await take({ verb: "ask", who: asha, other: balbir });
      return [
        { verb: "accept_request", who: balbir, id },
        { verb: "reject_request", who: balbir, id },
      ];
    },
  ],
  [
    "a request that is taken back is not accepted as well",
    "accept ‖ cancel",
    async (take) => {
      const id = await take({ verb: "ask", who: asha, other: balbir });
      return [
        { verb: "accept_request", who: balbir, id },
        { verb: "cancel", who: asha, id },
      ];
    },
  ],
  [
    "a block beats whatever arrives with it",
    "accept ‖ accept ‖ cancel ‖ block",
    async (take) => {
      const id = await take({ verb: "ask", who: asha, other: balbir });
      return [
        { verb: "accept_request", who: balbir, id },
        { verb: "accept_request", who: balbir, id },
        { verb: "cancel", who: asha, id },
        { verb: "block", who: asha, other: balbir },
      ];
    },
  ],
  [
    "two who ask each other at once are connected",
    "request ‖ request",
    async () => [
      { verb: "ask", who: asha, other: balbir },
      { verb: "ask", who: balbir, other: asha },
    ],
  ],
  [
    "asking and being blocked at once leaves no request",
    "request ‖ block ‖ shortlist",
    async () => [
      { verb: "ask", who: asha, other: balbir },
      { verb: "block", who: balbir, other: asha },
      { verb: "shortlist", who: asha, other: balbir },
    ],
  ],
  [
    "a member who is put aside and blocks at once is put aside no longer",
    "set aside ‖ block ‖ bring back",
    async () => [
      { verb: "set_aside", who: asha, other: balbir },
      { verb: "block", who: balbir, other: asha },
      { verb: "bring_back", who: asha, other: balbir },
    ],
  ],
  [
    "a member who is put aside and asked at once is not put aside as well",
    "set aside ‖ request ‖ set aside",
    async () => [
      { verb: "set_aside", who: asha, other: balbir },
      { verb: "ask", who: asha, other: balbir },
      { verb: "set_aside", who: asha, other: balbir },
    ],
  ],
  [
    "a member who is put aside twenty times at once has one entry",
    "set aside × 20",
    async () => Array.from({ length: 20 }, () => ({ verb: "set_aside", who: asha, other: balbir }) as const),
  ],
  [
    "blocking each other at once blocks both ways",
    "block ‖ block ‖ unblock",
    async (take) => {
      await befriend(take, asha, balbir);
      return [
        { verb: "block", who: asha, other: balbir },
        { verb: "block", who: balbir, other: asha },
        { verb: "unblock", who: asha, other: balbir },
      ];
    },
  ],
  [
    "a proposal does not outlive its connection",
    "unfriend ‖ propose ‖ propose",
    async (take) => {
      const id = await befriend(take, asha, balbir);
      return [
        { verb: "unfriend", who: balbir, id },
        { verb: "propose", who: asha, other: balbir },
        { verb: "propose", who: balbir, other: asha },
      ];
    },
  ],
  [
    "proposing to two at once leaves one proposal",
    "propose ‖ propose, to two",
    async (take) => {
      await befriend(take, asha, balbir);
      await befriend(take, asha, deepak);
      return [
        { verb: "propose", who: asha, other: balbir },
        { verb: "propose", who: asha, other: deepak },
        { verb: "propose", who: asha, other: balbir },
      ];
    },
  ],
  [
    "proposals that cross leave one",
    "propose ‖ propose, to each other",
    async (take) => {
      await befriend(take, asha, balbir);
      return [
        { verb: "propose", who: asha, other: balbir },
        { verb: "propose", who: balbir, other: asha },
      ];
    },
  ],
  [
    "one answer of many arrives",
    "accept proposal ‖ accept ‖ reject ‖ revoke",
    async (take) => {
      const { id } = await proposed(take, asha, balbir);
      return [
        { verb: "accept", who: balbir, id },
        { verb: "accept", who: balbir, id },
        { verb: "reject", who: balbir, id },
        { verb: "revoke", who: asha, id },
      ];
    },
  ],
  [
    "a proposal is accepted or taken back, never both",
    "accept proposal ‖ revoke",
    async (take) => {
      const { id } = await proposed(take, asha, balbir);
      return [
        { verb: "accept", who: balbir, id },
        { verb: "revoke", who: asha, id },
      ];
    },
  ],
  [
    "who accepts two proposals at once makes one match",
    "accept proposal ‖ accept other",
    async (take) => {
      const one = await proposed(take, balbir, asha);
      const two = await proposed(take, deepak, asha);
      return [
        { verb: "accept", who: asha, id: one.id },
        { verb: "accept", who: asha, id: two.id },
      ];
    },
  ],
  [
    "a chain of proposals, all accepted at once, matches nobody twice",
    "chain of acceptances",
    async (take) => {
      const to_asha = await proposed(take, deepak, asha);
      const to_balbir = await proposed(take, asha, balbir);
      const to_charan = await proposed(take, balbir, charan);
      return [
        { verb: "accept", who: asha, id: to_asha.id },
        { verb: "accept", who: balbir, id: to_balbir.id },
        { verb: "accept", who: charan, id: to_charan.id },
      ];
    },
  ],
  [
    "accepting and blocking at once never leaves a match with a block",
    "accept proposal ‖ block",
    async (take) => {
      const { id, tie } = await proposed(take, asha, balbir);
      return [
        { verb: "accept", who: balbir, id },
        { verb: "block", who: asha, other: balbir },
        { verb: "unfriend", who: asha, id: tie },
      ];
    },
  ],
  [
    "a match leaves nothing open beside it, however it crosses",
    "match ‖ requests ‖ block",
    async (take) => {
      const { id } = await proposed(take, asha, balbir);
      const asked = await take({ verb: "ask", who: deepak, other: asha });
      return [
        { verb: "accept", who: balbir, id },
        { verb: "accept_request", who: asha, id: asked },
        { verb: "ask", who: charan, other: balbir },
        { verb: "ask", who: balbir, other: charan },
        { verb: "block", who: asha, other: deepak },
      ];
    },
  ],
  [
    "who is put on the shortlist twenty times at once stands there once",
    "favourite × 20",
    async () => Array.from({ length: 20 }, () => ({ verb: "shortlist", who: asha, other: balbir }) as const),
  ],
];

test.each(races)("%s", async (_, name, prelude) => {
  expect(await report.run(name, casts, (people, times) => oneRound(people, prelude, times))).toEqual([]);
});
