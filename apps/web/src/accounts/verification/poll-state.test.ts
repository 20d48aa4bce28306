import { poll_stops_after_ms, registration_poll_ms } from "@sanjog/domain/accounts/verification";
import { expect, test } from "vitest";
import { nextPoll } from "./poll-state.ts";

const polling = {
  every_ms: registration_poll_ms,
  started_at: 0,
  now: 5_000,
  waited_ms: registration_poll_ms,
};

test("the poll repeats every 1.5 seconds until the message arrives", () => {
  expect(nextPoll(polling, null)).toBe(1_500);
});

test("the poll ends after ten minutes", () => {
  expect(nextPoll({ ...polling, now: poll_stops_after_ms }, null)).toBeNull();
});

test("the poll slows down for a busy server and respects Retry-After", () => {
  expect(nextPoll(polling, { status: 429, retry_after_seconds: null })).toBe(3_000);
  expect(nextPoll(polling, { status: 503, retry_after_seconds: 20 })).toBe(20_000);
  expect(nextPoll({ ...polling, waited_ms: 25_000 }, { status: 503, retry_after_seconds: null })).toBe(
    30_000,
  );
});

test("without a network the poll continues with longer pauses", () => {
  expect(nextPoll(polling, { status: 0, retry_after_seconds: null })).toBe(3_000);
});

test("an error response ends the poll", () => {
  expect(nextPoll(polling, { status: 422, retry_after_seconds: null })).toBeNull();
});
