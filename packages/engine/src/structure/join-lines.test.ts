import { expect, test } from "vitest";
import { joinLines } from "./join-lines.ts";
import { collectCompounds, toVocabulary, type Vocabulary } from "./vocabulary.ts";

const none = new Set<string>();

function vocabularyOf(...lines: readonly string[]): Vocabulary {
  const compounds = new Set<string>();
  for (const line of lines) collectCompounds(line, compounds);
  return toVocabulary(compounds, [{ blocks: [{ lines: lines.map((text) => ({ text })) }] }]);
}

function join(lines: readonly string[], vocabulary: Vocabulary): string {
  return joinLines(
    lines.map((text) => ({ text })),
    vocabulary,
  );
}

test("a word broken at the line's end is whole again", () => {
  expect(join(["the itera-", "tion ends"], none)).toBe("the iteration ends");
});

test("a compound that the document knows keeps its hyphen", () => {
  const vocabulary = vocabularyOf("a well-known inn at the quay");
  expect(join(["the well-", "known inn"], vocabulary)).toBe("the well-known inn");
});

test("a word that the document writes as one is whole, though it knows the compound, too", () => {
  const vocabulary = vocabularyOf("some e-mail came", "an overview of it", "an over-view of it");
  expect(join(["an over-", "view of"], vocabulary)).toBe("an overview of");
});

test("a hyphen before a capital stays", () => {
  expect(join(["the Lenn-", "Marn line"], none)).toBe("the Lenn-Marn line");
});

test("Chinese lines join without a space", () => {
  expect(join(["流入四英亩大的池", "塘；退潮时"], none)).toBe("流入四英亩大的池塘；退潮时");
});

test("entries of a contents page stay on lines of their own", () => {
  expect(join(["Water . . . . . . 4", "Network . . . . . . 5"], none)).toBe(
    "Water . . . . . . 4\nNetwork . . . . . . 5",
  );
  expect(join(["Water ········ 4", "Network ······ 5"], none)).toBe("Water ········ 4\nNetwork ······ 5");
});

test("a soft hyphen that opens a line after a drawn one goes with it", () => {
  expect(join(["three pos-", "\u00ad sible choices"], none)).toBe("three possible choices");
});
