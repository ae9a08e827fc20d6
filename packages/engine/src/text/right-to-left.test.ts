import { expect, test } from "vitest";
import { lineOf } from "../../testing/line-of.ts";
import { cutRegions } from "../layout/region/cut-regions.ts";
import { linesToParagraphs } from "../layout/paragraph/lines-to-paragraphs.ts";
import { toItem } from "../layout/region/region.ts";
import { runsToLines } from "./runs-to-lines.ts";

const ROW = "משרד הנמל שומר ספר של כל אונייה";

test("columns of writing that reads to the left are read from the right", () => {
  const column = (left: number) => Array.from({ length: 8 }, (_, at) => lineOf(100 + 13 * at, [left, ROW]));
  const items = [...column(60), ...column(320)].map((run) => toItem(run, run, null));
  const regions = cutRegions(items);
  expect(regions.map((region) => region[0]!.left > 300)).toEqual([true, false]);
});

test("lines of a paragraph that reads to the left are ragged at the left", () => {
  const ends = [ROW, `${ROW} בים.`, ROW, `${ROW} אל`];
  const lines = ends.map((text, at) => lineOf(100 + 13 * at, [400 - 5 * text.length, text]));
  expect(linesToParagraphs(runsToLines(lines)).length).toBe(1);
});
