import { expect, test } from "vitest";
import { createByteSemaphore } from "./byte-semaphore.ts";

test("the semaphore hands out no more than there is, first come first served", async () => {
  const room = createByteSemaphore(10, 5, 10_000);
  const first = await room(6);
  const order: string[] = [];
  const second = room(6).then((release) => {
    order.push("second");
    return release;
  });
  const third = room(1).then((release) => {
    order.push("third");
    return release;
  });
  await Promise.resolve();
  expect(order).toEqual([]);
  first?.();
  first?.();
  await Promise.all([second, third]);
  expect(order).toEqual(["second", "third"]);
});

test("a caller who wants more than there is gets all of it, alone", async () => {
  const room = createByteSemaphore(10, 5, 10_000);
  const release = await room(99);
  const other = room(1);
  release?.();
  expect(await other).not.toBeNull();
});

test("the semaphore refuses a caller when too many wait, and one who waits too long", async () => {
  const room = createByteSemaphore(1, 1, 20);
  await room(1);
  const waiting = room(1);
  expect(await room(1)).toBeNull();
  expect(await waiting).toBeNull();
  expect(await room(1)).toBeNull();
});
