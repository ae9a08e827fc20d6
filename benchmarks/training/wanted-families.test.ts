import { expect, test } from "vitest";
import { wantedFamilies } from "./wanted-families.ts";

const KNOWN = [{ name: "letters" }, { name: "theses" }, { name: "slides" }];

test("families are those that are named, or all", () => {
  expect(wantedFamilies(undefined, KNOWN)).toEqual(KNOWN);
  expect(wantedFamilies("slides, letters", KNOWN)).toEqual([{ name: "letters" }, { name: "slides" }]);
});

test("a name that is none is named, with those that are", () => {
  expect(() => wantedFamilies("letter", KNOWN)).toThrow(
    "There is no family letter; there are letters, theses, slides.",
  );
});
