import { expect, test } from "vitest";
import { compareFamilies, describeProof } from "./proof.ts";

test("families that differ are listed, the greatest loss first, and one character is no difference", () => {
  const changes = compareFamilies({ menu: 0.7, poster: 0.8, slide: 0.9 }, { menu: 0.75, poster: 0.6, slide: 0.90001 });
  expect(changes.map(({ family }) => family)).toEqual(["poster", "menu"]);
  expect(describeProof(changes, { before: 0.8, after: 0.75 })).toMatch(
    /^poster +0.8000 → 0.6000 {2}-0.2000\n.*1 of 2 lose$/s,
  );
});

test("a change that changes nothing is named as that", () => {
  const same = { menu: 0.7 };
  expect(describeProof(compareFamilies(same, same), { before: 0.7, after: 0.7 })).toMatch(/earns nothing/);
});
