import { expect, test } from "vitest";
import { readDocument } from "../../parsing/read-document.ts";
import { type DrawnLine, pdfOfLines } from "../../../testing/pdf-of-lines.ts";

type Texts = readonly (readonly [left: number, text: string, top: number])[];

async function tablesOf(
  header: Texts,
  body: Texts,
  rules: Parameters<typeof pdfOfLines>[1] = [],
): Promise<(string[][] | undefined)[]> {
  const draw = (texts: Texts, font: DrawnLine["font"]): DrawnLine[] =>
    texts.map(([left, text, top]) => ({ left, text, top, font: font! }));
  const lines = [...draw(header, "Times-Bold"), ...draw(body, "Times-Roman")];
  const { pages } = await readDocument(pdfOfLines(lines, rules), {});
  return pages.flatMap(({ blocks }) =>
    blocks.flatMap(({ table }) =>
      table === undefined
        ? []
        : [
            Array.from({ length: table.rowCount }, (_, row) =>
              table.cells.filter((cell) => cell.row === row).map(({ text }) => text),
            ),
          ],
    ),
  );
}

const GOODS = ["Rope and twine", "Nails", "Tar", "Sail cloth", "Oak planks", "Pitch", "Copper"];

test("names of one line in the middle of names of two lines begin the same table as the rows", async () => {
  const header: Texts = [
    [74, "Goods", 106],
    [180, "Keeper of", 100],
    [180, "the store", 112],
    [300, "Price", 106],
    [380, "Weight of", 100],
    [380, "a barrel", 112],
  ];
  const body = GOODS.flatMap((name, at): Texts => [
    [74, name, 140 + 26 * at],
    [180, "the clerk", 134 + 26 * at],
    [180, "at the quay", 146 + 26 * at],
    [300, `${at + 3}.20`, 140 + 26 * at],
    [380, `${41 + at}.5`, 140 + 26 * at],
  ]);
  expect(await tablesOf(header, body)).toEqual([
    [
      ["Goods", "Keeper of the store", "Price", "Weight of a barrel"],
      ...GOODS.map((name, at) => [name, "the clerk at the quay", `${at + 3}.20`, `${41 + at}.5`]),
    ],
  ]);
});
