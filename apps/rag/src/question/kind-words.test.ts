import { expect, test } from "vitest";
import { understand } from "./understand.ts";

test.each([
  ["What does a berth cost?", ["cost"]],
  ["Was kostet ein Liegeplatz?", ["kostet"]],
  ["In what year was the bridge built?", ["year"]],
  ["Who is the chair?", []],
])("of %s, what only says the kind of answer is %j", (question, words) => {
  expect(
    understand(question, () => 1)
      .words.filter(({ namesKind }) => namesKind)
      .map(({ word }) => word),
  ).toEqual(words);
});
