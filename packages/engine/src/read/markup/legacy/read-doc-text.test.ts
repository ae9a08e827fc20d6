import { expect, test } from "vitest";
import { compoundFile } from "../../../../testing/compound-file.ts";
import { word97File } from "../../../../testing/word-97-file.ts";
import type { MarkupBlock } from "../../../markup-layout/markup.ts";
import { readDocText } from "./read-doc-text.ts";

const blocksOf = (bytes: Uint8Array): readonly MarkupBlock[] => readDocText(bytes).parts.flatMap((part) => part.blocks);

const IN_TABLE = [0x16, 0x24, 1];
const ROW_END = [...IN_TABLE, 0x17, 0x24, 1];
const SECOND_LEVEL_LIST = [0x0a, 0x26, 1, 0x0b, 0x46, 1, 0];

test("titles, headings, list items, fields and notes of Word 97 are read", () => {
  const file = word97File(
    [
      { text: "The kiln\r", style: 10 },
      { text: "Firing\r", style: 2 },
      { text: "Wood is \x13 HYPERLINK x \x14dry\x15 – für alle.\r" },
      { text: "one\r", properties: SECOND_LEVEL_LIST },
    ],
    "\x02 A note.\r",
  );
  expect(blocksOf(file)).toEqual([
    { type: "Title", level: 1, text: "The kiln" },
    { type: "Section Header", level: 2, text: "Firing" },
    { type: "Text", text: "Wood is dry – für alle." },
    { type: "List Item", level: 2, marker: "•", text: "one" },
    { type: "Text", text: "A note." },
  ]);
});

test("cells are gathered into the rows of their table", () => {
  const cell = (text: string) => ({ text: `${text}\x07`, properties: IN_TABLE });
  const end = { text: "\x07", properties: ROW_END };
  const [table, after] = blocksOf(
    word97File([
      cell("a"),
      { text: "b1\r", properties: IN_TABLE },
      cell("b2"),
      end,
      cell("c"),
      cell("d"),
      end,
      { text: "After\r" },
    ]),
  );
  expect(table!.table).toMatchObject({ rowCount: 2, columnCount: 2 });
  expect(table!.table!.cells.map(({ text }) => text)).toEqual(["a", "b1\nb2", "c", "d"]);
  expect(after).toEqual({ type: "Text", text: "After" });
});

test("a file that is cut anywhere, or has a byte changed, ends with a result or an error of its own", () => {
  const whole = Buffer.from(word97File([{ text: "The kiln\r", style: 1 }, { text: "is lit\r" }]));
  for (let at = 0; at < 400; at += 1) {
    const changed = Buffer.from(whole);
    const place = (at * 7919) % whole.length;
    changed[place] = (changed[place]! + 1 + at) % 256;
    for (const file of [changed, whole.subarray(0, place)]) {
      try {
        readDocText(file);
      } catch (error) {
        expect(error).toMatchObject({ name: "EngineError" });
      }
    }
  }
});

test("a file without its text is refused", () => {
  expect(() => readDocText(compoundFile({ WordDocument: new Uint8Array(600) }))).toThrow("damaged");
});
