import { expect, test } from "vitest";
import { inBatches } from "./batches.ts";

/** Answers each question when told to, and keeps what was asked. */
function slowAnswers(patience = 1, longest_wait = 1_000) {
  const asked: string[][] = [];
  const answer: (() => void)[] = [];
  const ask = inBatches<string, string>(
    async (keys) => {
      asked.push(keys);
      await new Promise<void>((resolve) => answer.push(resolve));
      if (keys.includes("broken")) throw new Error("the line is down");
      return new Map(keys.filter((key) => key !== "nobody").map((key) => [key, key.toUpperCase()]));
    },
    { patience, longest_wait },
  );
  return { asked, ask, answerNext: () => answer.shift()?.() };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test("who comes together is asked for together, each gets their own answer", async () => {
  const { asked, ask, answerNext } = slowAnswers();
  const first = [ask("asha"), ask("balbir"), ask("nobody"), ask("asha")];
  await turn();
  answerNext();
  expect(await Promise.all(first)).toEqual(["ASHA", "BALBIR", undefined, "ASHA"]);
  expect(asked).toEqual([["asha", "balbir", "nobody"]]);
});

test("while one question is under way the others wait, and are then asked for together", async () => {
  const { asked, ask, answerNext } = slowAnswers(60_000);
  const answers: Promise<string | undefined>[] = [];
  for (const key of ["asha", "balbir", "charan"]) {
    answers.push(ask(key));
    await turn();
  }
  expect(asked).toEqual([["asha"]]);
  answerNext();
  expect(await answers[0]).toBe("ASHA");
  await turn();
  expect(asked).toEqual([["asha"], ["balbir", "charan"]]);
  answerNext();
  expect(await Promise.all(answers)).toEqual(["ASHA", "BALBIR", "CHARAN"]);
});

test("a question that hangs does not hold up those after it", async () => {
  const { asked, ask, answerNext } = slowAnswers(1);
  const hanging = ask("asha");
  await turn();
  const after = ask("balbir");
  await expect.poll(() => asked).toEqual([["asha"], ["balbir"]]);
  answerNext();
  answerNext();
  expect(await Promise.all([hanging, after])).toEqual(["ASHA", "BALBIR"]);
});

test("an answer is never older than its question", async () => {
  const { asked, ask, answerNext } = slowAnswers();
  const early = ask("asha");
  await turn();
  const late = ask("asha");
  answerNext();
  await early;
  await turn();
  expect(asked).toEqual([["asha"], ["asha"]]);
  answerNext();
  expect(await Promise.all([early, late])).toEqual(["ASHA", "ASHA"]);
});

test("a failure fails those who were asked for, and nobody after them", async () => {
  const { ask, answerNext } = slowAnswers();
  const broken = ask("broken");
  await turn();
  answerNext();
  await expect(broken).rejects.toThrow(/line is down/);
  const after = ask("asha");
  await turn();
  answerNext();
  expect(await after).toBe("ASHA");
});

test("who has waited long for questions that fail fails with them, and does not ask once more", async () => {
  const { asked, ask, answerNext } = slowAnswers(60_000, 20);
  const broken = ask("broken");
  await turn();
  const tired = ask("asha");
  await new Promise((resolve) => setTimeout(resolve, 40));
  answerNext();
  expect(await Promise.allSettled([broken, tired])).toMatchObject([
    { status: "rejected" },
    { status: "rejected" },
  ]);
  expect(asked).toEqual([["broken"]]);
});
