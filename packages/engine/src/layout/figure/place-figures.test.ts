import { expect, test } from "vitest";
import { lineOf } from "../../../testing/line-of.ts";
import { placeFigures } from "./place-figures.ts";
import type { TextRun } from "../../text/word.ts";

const chart = { left: 100, top: 100, right: 240, bottom: 200, hasImage: false, images: [] };
const labelsOf = (runs: readonly TextRun[]): string[] =>
  placeFigures([chart], runs).flatMap((figure) =>
    figure.runs.map((run) => run.words.map(({ text }) => text).join(" ")),
  );

test("a chart takes the names under it", () => {
  expect(labelsOf([lineOf(212, [150, "Years"])])).toEqual(["Years"]);
});

test("lines of a narrow column under a chart are no labels, the last of a paragraph neither", () => {
  const column = [
    lineOf(212, [100, "Biologists"], [155, "took"], [180, "some"], [205, "samples"]),
    lineOf(224, [100, "and"], [130, "asked"], [170, "owners"], [205, "not"], [230, "to"]),
    lineOf(236, [100, "anchor there."]),
  ];
  expect(labelsOf(column.slice(0, 1))).toHaveLength(1);
  expect(labelsOf(column)).toEqual([]);
});
