import { expect, test } from "vitest";
import { heightFrom, heightSchema, inchesFrom, shortest_inches, tallest_inches } from "./height.ts";

test("every height that a form offers comes back as it was", () => {
  for (let inches = shortest_inches; inches <= tallest_inches; inches += 1) {
    const height = heightFrom(inches);
    expect(heightSchema.parse(height)).toEqual(height);
    expect(inchesFrom(height)).toBe(inches);
  }
});

test("shorter and taller are refused", () => {
  expect(heightSchema.safeParse(heightFrom(shortest_inches - 1)).success).toBe(false);
  expect(heightSchema.safeParse(heightFrom(tallest_inches + 1)).success).toBe(false);
});
