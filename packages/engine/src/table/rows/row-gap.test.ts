import { expect, test } from "vitest";
import type { Line } from "../../text/runs-to-lines.ts";
import { lineOf } from "../../../testing/line-of.ts";
import { Tracks } from "../columns/tracks.ts";
import { linesToRows } from "./lines-to-rows.ts";

/** A line of texts at 0, 100 and 200; an empty text leaves its column empty. */
const line = (baseline: number, ...texts: string[]): Line =>
  lineOf(baseline, ...texts.flatMap((text, column): [number, string][] => (text === "" ? [] : [[100 * column, text]])));
const tracks = new Tracks({
  left: 0,
  right: 260,
  separators: [
    { start: 70, end: 100 },
    { start: 170, end: 200 },
  ],
});
const rowsOf = (lines: Line[], rules: number[] = []): number[] =>
  linesToRows(lines, tracks, { rules }).map((row) => row.lines.length);

test("lines close under each other are one row where rows are further apart", () => {
  const lines = [
    line(0, "Kelda", "open", "1,204"),
    line(12, "", "in summer", ""),
    line(28, "Marn", "closed", "88"),
    line(40, "", "on Sunday", ""),
    line(52, "", "only", ""),
  ];
  expect(rowsOf(lines)).toEqual([2, 3]);
});

test("a number under a number starts a row", () => {
  const lines = [line(0, "Kelda", "12.5", "7"), line(12, "", "13.5", "8"), line(24, "Marn", "14.5", "9")];
  expect(rowsOf(lines)).toEqual([1, 1, 1]);
});

test("room that a drawn line takes does not make the rows below it one", () => {
  const lines = [
    line(0, "Place", "Hours", "Visits"),
    line(18, "Kelda", "open", "12"),
    line(30, "Marn", "closed", ""),
    line(42, "Garth", "open", "9"),
  ];
  expect(rowsOf(lines, [4])).toEqual([1, 1, 1, 1]);
});

test("shares in brackets under their counts are of the row that drawn lines bound", () => {
  const lines = [
    line(0, "Answer", "2024", "2025"),
    line(20, "Never", "56", "279"),
    line(32, "", "(57.5%)", "(61.5%)"),
    line(52, "Seldom", "74", "12"),
    line(64, "", "(50.0%)", "(67.9%)"),
    line(84, "Often", "64", "18"),
    line(96, "", "(83.2%)", "(2.0%)"),
  ];
  expect(rowsOf(lines, [6, 38, 70, 102])).toEqual([1, 2, 2, 2]);
});
