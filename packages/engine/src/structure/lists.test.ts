import { expect, test } from "vitest";
import { readDocument } from "../parsing/read-document.ts";
import { picturePdf } from "../../testing/picture-pdf.ts";

/** The en dash of WinAnsiEncoding (ISO 32000-2, annex D). */
const DASH = String.raw`\226`;
const SPEECH = `${DASH} The keeper writes down the level of the river every morning and every evening, and he`;
const textAt = (left: number, row: number, text: string): string =>
  `BT /F 10 Tf ${left} ${600 - 12 * row} Td (${text}) Tj ET`;

/** Types and markers of blocks below each other: each begins at `first`, and continues at 72. */
async function namesOf(texts: readonly (readonly [first: string, rest: string])[], first: number): Promise<string[]> {
  const lines = texts.flatMap(([text, rest], at) => [textAt(first, 2 * at, text), textAt(72, 2 * at + 1, rest)]);
  const { pages } = await readDocument(picturePdf({ width: 595, height: 842 }, [], lines.join("\n")), {});
  return pages[0]!.blocks.map(({ type, marker = "" }) => `${type} ${marker}`);
}

function thrice<T>(item: T): T[] {
  return [item, item, item];
}

test("dashes at indented first lines open speeches", async () => {
  expect(await namesOf(thrice([SPEECH, "sends it to the office."]), 90)).toEqual(thrice("Text "));
});

test("dashes before text that hangs, and before what continues from a sentence, open items", async () => {
  expect(await namesOf(thrice([SPEECH, "sends it to the office."]), 60)).toEqual(thrice("List Item –"));
  const part = SPEECH.replace("The", "the");
  expect(await namesOf(thrice([part, "sends it to the office;"]), 90)).toEqual(thrice("List Item –"));
});
