import { expect, test } from "vitest";
import { proseOf } from "./prose.ts";

test("a sentence has small words and ends with its stop", () => {
  expect(proseOf("We are pleased to offer you the position of Pastry Chef.")).toBe(1);
  expect(proseOf("Ontario")).toBe(0);
  expect(proseOf("Osteoarthritis, left hip")).toBe(0);
  expect(proseOf("the roof fund of the church")).toBe(0);
});

test("several sentences are less doubted", () => {
  expect(proseOf("Moths are hard to count by eye. We hang cheap microphones in twelve orchards.")).toBeLessThan(0.5);
});
