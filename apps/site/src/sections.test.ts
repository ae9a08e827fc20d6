import { expect, test } from "vitest";
import { pickSections } from "./sections.ts";

const DOCUMENT = "# A\n\n## B\n\nb\n\n### C\n\n```sh\n# D\n```\n\n## E\n\ne\n";

test("a section goes down to the next of its level, with those below it", () => {
  expect(pickSections(DOCUMENT, ["B"])).toBe("## B\n\nb\n\n### C\n\n```sh\n# D\n```");
});

test("sections are in the order in which they are named, raised to one level", () => {
  expect(pickSections(DOCUMENT, ["E", "C"])).toBe("## E\n\ne\n\n## C\n\n```sh\n# D\n```");
});

test("a comment in a shell block is no section, and a missing one is an error", () => {
  expect(() => pickSections(DOCUMENT, ["D"])).toThrow('There is no section "D".');
});
