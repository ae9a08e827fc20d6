import { expect, test } from "vitest";
import type { LexiconPhrase } from "../lexicon/lexicon.ts";
import { WordKinship } from "./word-kinship.ts";

const phrase = (concept: LexiconPhrase["concept"], ...keys: string[]): LexiconPhrase => ({
  concept,
  keys,
  weak: false,
});
const words = new WordKinship([
  phrase("startDate", "start", "date"),
  phrase("startDate", "beginn"),
  phrase("dueDate", "due", "date"),
  phrase("orderDate", "order", "date"),
  phrase("shipping", "fracht"),
]);

test("words of the labels of one thing are kin, whatever their language", () => {
  expect(words.between("start", "beginn")).toBe(1);
  expect(words.between("order", "beginn")).toBe(0);
});

test("words of one stem are kin, short ones and others are not", () => {
  expect(words.between("reservation", "reservations")).toBeGreaterThan(0.8);
  expect(words.between("reservation", "resident")).toBe(0);
  expect(words.between("tax", "taxi")).toBe(0);
});

test("a word of many labels says less than one of few, and than one of none", () => {
  expect(words.weightOf("date")).toBeLessThan(words.weightOf("due"));
  expect(words.weightOf("kiln")).toBe(words.weightOf("due"));
});

test("a compound is read as its parts", () => {
  expect(words.partsOf("frachtbeginn")).toEqual(["fracht", "beginn"]);
  expect(words.partsOf("brennbeginn")).toEqual(["brenn", "beginn"]);
  expect(words.partsOf("beginn")).toEqual(["beginn"]);
  expect(words.partsOf("kiln")).toEqual(["kiln"]);
});
