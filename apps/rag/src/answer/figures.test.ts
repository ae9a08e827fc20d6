import { expect, test } from "vitest";
import { figuresOf, unproved } from "./figures.ts";

test("figures are compared by their value", () => {
  expect(figuresOf("It was 1,272.50, then 3.")).toEqual(["1272.5", "3"]);
  expect(figuresOf("It cost 2.00")).toEqual(figuresOf("it cost 2"));
});

test("a figure that no source has is not proved; one that a source writes out is", () => {
  expect(unproved("It is 15.50, due on 1 April.", ["Fees of 14.50 are due on the first of April."])).toEqual(["15.5"]);
  expect(unproved("No one pays, not even one.", ["Fees are due."])).toEqual([]);
});
