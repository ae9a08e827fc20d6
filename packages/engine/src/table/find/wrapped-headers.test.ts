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

const ROWS = GOODS.slice(0, 4).flatMap((name, at): Texts => [
  [74, name, 140 + 15 * at],
  [180, `${at + 3}.20`, 140 + 15 * at],
  [300, `${41 + at}.5`, 140 + 15 * at],
]);
const RULES = [88, 125, 195].map((top) => ({ left: 72, right: 400, top }));

test("bold names that all wrap are one row; units under them are a row of their own", async () => {
  const names: Texts = [
    [74, "Goods of", 104],
    [180, "Price of", 104],
    [300, "Weight of", 104],
  ];
  const wrapped: Texts = [
    [74, "the store", 116],
    [180, "a barrel", 116],
    [300, "a barrel", 116],
  ];
  expect((await tablesOf([...names, ...wrapped], ROWS, RULES))[0]?.[0]).toEqual([
    "Goods of the store",
    "Price of a barrel",
    "Weight of a barrel",
  ]);
  const units: Texts = wrapped.map(([left, , top], at) => [left, ["(kind)", "(crowns)", "(pounds)"][at]!, top]);
  expect((await tablesOf([...names, ...units], ROWS, RULES))[0]?.[0]).toEqual(["Goods of", "Price of", "Weight of"]);
});

test("under bold names over a line, rows of wrapped sentences are a table", async () => {
  const sentences = ["The keeper writes down", "what goes out of the", "store and what comes"];
  const header: Texts = [
    [74, "Goods", 100],
    [180, "Rule of the store", 100],
    [320, "Rule of the quay", 100],
  ];
  const body = GOODS.slice(0, 4).flatMap((name, at): Texts => [
    [74, name, 122 + 48 * at],
    ...[180, 320].flatMap((left) =>
      sentences.map((text, row): Texts[number] => [left, text, 122 + 48 * at + 12 * row]),
    ),
  ]);
  const [table] = await tablesOf(header, body, [{ left: 72, right: 440, top: 106 }]);
  expect(table?.map((row) => row[0])).toEqual(["Goods", ...GOODS.slice(0, 4)]);
  expect(table?.[1]?.[1]).toBe(sentences.join(" "));
});
