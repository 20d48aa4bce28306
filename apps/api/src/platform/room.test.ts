import { expect, test } from "vitest";
import { shareRoom } from "./room.ts";

test("no more is given out than there is, first come first served", async () => {
  const room = shareRoom(10, 5, 10_000);
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

test("who asks for more than there is has all of it, alone", async () => {
  const room = shareRoom(10, 5, 10_000);
  const release = await room(99);
  const other = room(1);
  release?.();
  expect(await other).not.toBeNull();
});

test("too many who wait, and one who waits too long, are sent away", async () => {
  const room = shareRoom(1, 1, 20);
  await room(1);
  const waiting = room(1);
  expect(await room(1)).toBeNull();
  expect(await waiting).toBeNull();
  expect(await room(1)).toBeNull();
});
