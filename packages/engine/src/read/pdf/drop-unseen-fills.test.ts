import { contentStream, writeRawPdf } from "@docsvc/fixtures/raw-pdf";
import { expect, test } from "vitest";
import { readDocument } from "../../parsing/read-document.ts";
import { BoxList } from "../raw/box-list.ts";
import { PathList } from "../raw/path-list.ts";
import { dropUnseenFills } from "./drop-unseen-fills.ts";

const SIZE = { width: 600, height: 800 };
const WHITE = 0xff_ff_ff;
const BLUE = 0xcc_ee_ff;

type Fill = readonly [left: number, top: number, right: number, bottom: number, color: number];

function seenOf(fills: readonly Fill[], strips: readonly Fill[] = []): { fills: number[][]; lines: number[][] } {
  const list = (boxes: readonly Fill[]): BoxList => {
    const made = new BoxList(SIZE.width, SIZE.height);
    for (const box of boxes) made.push(...box);
    return made;
  };
  const found = {
    rulingLines: list([]),
    filledRectangles: list(fills),
    drawings: list([]),
    images: list([]),
    paths: new PathList(),
    truncated: false,
    budget: 0,
  };
  dropUnseenFills(found, list(strips), SIZE);
  const boxesOf = ({ count, edges }: BoxList): number[][] =>
    Array.from({ length: count }, (_, at) => Array.from(edges.slice(4 * at, 4 * at + 4)));
  return { fills: boxesOf(found.filledRectangles), lines: boxesOf(found.rulingLines) };
}

test("white rows between shaded ones are not seen, nor the white of a header above them", () => {
  const { fills } = seenOf([
    [50, 80, 300, 90, WHITE],
    [50, 90, 300, 100, WHITE],
    [50, 100, 300, 110, BLUE],
    [50, 110, 300, 120, WHITE],
    [50, 120, 300, 130, BLUE],
  ]);
  expect(fills.map(([, top]) => top)).toEqual([100, 120]);
});

test("white alone is the ground of a card, and white on colour is seen", () => {
  const card: Fill = [50, 100, 300, 180, WHITE];
  expect(seenOf([card, [50, 300, 300, 310, BLUE]]).fills).toHaveLength(2);
  expect(seenOf([[0, 0, 600, 800, BLUE], card]).fills).toHaveLength(2);
  expect(seenOf([card, [50, 200, 300, 280, WHITE]]).fills).toHaveLength(2);
});

test("the white ground that is painted below colour is not seen, white over it or next to it is", () => {
  const ground: Fill = [50, 50, 300, 400, WHITE];
  const bars: Fill[] = [
    [60, 100, 80, 300, BLUE],
    [100, 200, 120, 300, BLUE],
  ];
  expect(seenOf([ground, ...bars]).fills).toHaveLength(2);
  expect(seenOf([...bars, ground]).fills).toHaveLength(3);
  expect(seenOf([ground, [280, 100, 320, 120, BLUE]]).fills).toHaveLength(2);
});

test("an upright strip in the colour of the fill at its side widens it; any other is a line", () => {
  const cell: Fill = [50, 100, 98, 110, BLUE];
  const widened = seenOf([cell], [[98, 100, 100, 110, BLUE]]);
  expect(widened.fills).toEqual([[50, 100, 100, 110]]);
  expect(widened.lines).toEqual([]);
  expect(seenOf([cell], [[98, 100, 100, 110, 0]]).lines).toHaveLength(1);
  expect(seenOf([cell], [[98, 90, 100, 120, BLUE]]).lines).toHaveLength(1);
  // The border of a shaded cell.
  expect(seenOf([cell], [[50, 99, 98, 100, BLUE]]).lines).toHaveLength(1);
});

test("a statement as filings have it, painted cell by cell, is one table with its headers", async () => {
  const text = (x: number, y: number, shown: string): string => `BT /F1 8 Tf ${x} ${y} Td (${shown}) Tj ET`;
  /** Right-aligned as it is set: digits of 8 pt are 4.45 wide. */
  const amount = (right: number, y: number, shown: string): string => text(right - 4.45 * shown.length, y, shown);
  const row = (at: number, name: string, values: readonly string[], sign = ""): string => {
    const y = 140 - 10 * at;
    const color = at % 2 === 0 ? "0.8 0.93 1" : "1 1 1";
    const sides = [20, 150, 155, 163, 203, 205, 210, 218, 258, 260];
    const cells = sides.slice(1).map((right, cell) => `${sides[cell]!} ${y} ${right - sides[cell]!} 10 re f`);
    const texts = values.flatMap((value, column) => [
      sign === "" ? "" : text(156 + 55 * column, y + 2.5, sign),
      value === "" ? "" : amount(202 + 55 * column, y + 2.5, value),
    ]);
    return [`${color} rg`, ...cells, "0 g", text(22, y + 2.5, name), ...texts].join("\n");
  };
  const page = [
    text(165, 172, "Year Ended June 30,"),
    "155 168 105 0.6 re f",
    text(176, 160, "2024"),
    text(231, 160, "2023"),
    row(0, "Revenues:", ["", ""]),
    row(1, "Interest on funds", ["3,114", "2,898"], "$"),
    row(2, "Fees of members", ["272", "225"]),
    row(3, "Total revenues", ["3,386", "3,123"]),
    row(4, "Costs of the year", ["(912)", "(880)"]),
    row(5, "Net earnings", ["2,474", "2,243"], "$"),
  ].join("\n");
  const bytes = writeRawPdf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    contentStream(page),
  ]);
  const { pages } = await readDocument(bytes, {});
  expect(pages[0]!.blocks.map(({ type }) => type)).toEqual(["Table"]);
  const { cells } = pages[0]!.blocks[0]!.table!;
  const rows = Array.from({ length: 8 }, (_, at) => cells.filter(({ row: own }) => own === at).map(({ text: told }) => told)); // prettier-ignore
  expect(rows).toEqual([
    ["", "Year Ended June 30,"],
    ["", "2024", "2023"],
    ["Revenues:", "", ""],
    ["Interest on funds", "$ 3,114", "$ 2,898"],
    ["Fees of members", "272", "225"],
    ["Total revenues", "3,386", "3,123"],
    ["Costs of the year", "(912)", "(880)"],
    ["Net earnings", "$ 2,474", "$ 2,243"],
  ]);
});
