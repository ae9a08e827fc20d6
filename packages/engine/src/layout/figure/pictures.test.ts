import { expect, test } from "vitest";
import { readDocument } from "../../parsing/read-document.ts";
import { lineOf } from "../../../testing/line-of.ts";
import { picturePdf } from "../../../testing/picture-pdf.ts";
import { findFigures } from "./figures.ts";
import type { Box } from "../../geometry/box.ts";
import type { TextRun } from "../../text/word.ts";

const page = { width: 600, height: 800 };
const nothing = { images: [], drawings: [], fills: [], rules: [] };
const boxAt = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const figuresOf = (drawn: Partial<Record<keyof typeof nothing, readonly Box[]>>, runs: readonly TextRun[] = []) =>
  findFigures(page, { ...nothing, ...drawn }, [], runs).map(({ left, top, right, bottom }) => [
    left,
    top,
    right,
    bottom,
  ]);
const picture = boxAt(100, 100, 120, 80);

test("strips of one picture are one figure, pictures with white between them several", () => {
  expect(figuresOf({ images: [picture, boxAt(100, 180, 120, 80)] })).toEqual([[100, 100, 220, 260]]);
  expect(figuresOf({ images: [picture, boxAt(100, 189, 120, 80)] })).toHaveLength(2);
});

test("a rule of the page that runs by a picture is no part of it, its frame is", () => {
  expect(figuresOf({ images: [picture], rules: [boxAt(60, 94, 400, 1)] })).toEqual([[100, 100, 220, 180]]);
  const frame = [boxAt(94, 94, 132, 0), boxAt(94, 186, 132, 0), boxAt(94, 94, 0, 92), boxAt(226, 94, 0, 92)];
  expect(figuresOf({ images: [picture], rules: frame })).toEqual([[94, 94, 226, 186]]);
});

test("of a card with a picture and text in its border the picture is the figure", () => {
  const border = [boxAt(90, 90, 140, 2), boxAt(90, 248, 140, 2), boxAt(90, 90, 2, 160), boxAt(228, 90, 2, 160)];
  const text = lineOf(210, [100, "A view of the old weir"]);
  expect(figuresOf({ images: [picture], drawings: border }, [text])).toEqual([[100, 100, 220, 180]]);
  expect(figuresOf({ images: [picture], drawings: border })).toEqual([[90, 90, 230, 250]]);
});

test("rules of the page over and under a picture bound no table", async () => {
  const texts = ["Weir 12 340", "Lock 14 280", "Quay 16 220"].flatMap((row, line) =>
    row.split(" ").map((text, at) => `BT /F 9 Tf ${80 + 90 * at} ${690 - 14 * line} Td (${text}) Tj ET`),
  );
  const rules = [704, 500].map((y) => `70 ${y} m 330 ${y} l S`);
  const picture = {
    raster: { width: 2, height: 1, grey: new Uint8Array([40, 200]) },
    x: 100,
    y: 510,
    width: 120,
    height: 100,
  };
  const { pages } = await readDocument(picturePdf(page, [picture], [...texts, ...rules].join("\n")), {});
  const tables = pages[0]!.blocks.filter(({ type }) => type === "Table");
  expect(tables.every(({ bbox }) => bbox.height < 60)).toBe(true);
});
