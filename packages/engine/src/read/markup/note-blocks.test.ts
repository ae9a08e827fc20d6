import { expect, test } from "vitest";
import { noteBlocks } from "./note-blocks.ts";

test("further paragraphs of a note are one level below it, and tables are left alone", () => {
  const table = { type: "Table", text: "" } as const;
  expect(noteBlocks("[^2]", [{ type: "Text", text: "a" }, { type: "Text", text: "b" }, table])).toEqual([
    { type: "Text", text: "[^2]: a" },
    { type: "Text", text: "b", level: 1 },
    table,
  ]);
  expect(noteBlocks("[^2]", [])).toEqual([]);
});
