import { expect, test } from "vitest";
import { FORMATS } from "../src/formats/formats.ts";
import { fuzzSeeds } from "./fuzz-seeds.ts";

/** Their readers only unwrap another document, or have damaged copies in tests of their own. */
const WITHOUT_SEED = ["rights", "locked", "tnef", "p7m"];

test("every format that is read has a small document of which damaged copies are made", async () => {
  const seeds = await fuzzSeeds();
  const missing = FORMATS.filter(({ kind, load }) => load !== undefined && !seeds.has(kind)).map(({ kind }) => kind);
  expect(missing.toSorted()).toEqual(WITHOUT_SEED.toSorted());
});
