import { expect, test } from "vitest";
import { partOfDay, partsOfDay } from "./part-of-day.ts";

const at = (utc: string) => new Date(`2026-11-22T${utc}:00Z`);
const india = "Asia/Kolkata";
const surrey = ["America/Vancouver", "America/Edmonton"];

test.each([
  ["23:29", "night"],
  ["23:30", "morning"],
  ["06:29", "morning"],
  ["06:30", "afternoon"],
  ["11:29", "afternoon"],
  ["11:30", "evening"],
  ["15:29", "evening"],
  ["15:30", "night"],
  ["18:30", "night"],
])("at %s UTC it is %s in India", (utc, part) => {
  expect(partOfDay(at(utc), india)).toBe(part);
});

test.each([
  ["14:00", india, surrey, { here: "evening", there: "morning" }],
  ["17:00", india, surrey, { here: "night", there: "morning" }],
  ["18:00", india, ["Europe/London"], { here: "night", there: "evening" }],
  // Most of Oregon is an hour behind its eastern edge.
  ["19:30", india, ["America/Los_Angeles", "America/Denver"], null],
  ["14:00", india, [india], null],
  ["14:00", india, ["Asia/Colombo"], null],
  ["14:00", india, ["Asia/Kathmandu"], null],
  ["14:00", india, [], null],
])("at %s UTC a viewer in %s and a connection in %j have %j", (utc, here, there, parts) => {
  expect(partsOfDay(at(utc), here, there)).toEqual(parts);
});
