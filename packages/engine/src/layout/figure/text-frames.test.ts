import { expect, test } from "vitest";
import { lineOf } from "../../../testing/line-of.ts";
import { isTextFrame } from "./text-frames.ts";

const frame = { left: 100, top: 100, right: 400, bottom: 200 };
const title = { ...frame, bottom: 120 };
const body = { ...frame, top: 120 };
const text = [
  lineOf(115, [106, "Notice"]),
  lineOf(135, [106, "The keeper writes down the level of the river"]),
  lineOf(147, [106, "every morning, and sends it to the office."]),
];

test("a box with a title bar around lines of text is no figure", () => {
  expect(isTextFrame(frame, [title, body], text)).toBe(true);
});

test("keys drawn inside of the lines leave it a frame", () => {
  const key = { left: 150, top: 138, right: 180, bottom: 149 };
  expect(isTextFrame(frame, [title, body, key], text)).toBe(true);
});

test("a line chart is a figure: its labels are numbers and names", () => {
  const axis = [0, 20, 40, 60].map((value, at) => lineOf(190 - 20 * at, [104, String(value)]));
  expect(isTextFrame(frame, [frame, body], [...axis, lineOf(195, [150, "January"], [250, "February"])])).toBe(false);
});

test("a diagram in a box is a figure, whatever it says", () => {
  const parts = [110, 200, 290].map((left) => ({ left, top: 125, right: left + 70, bottom: 160 }));
  expect(isTextFrame(frame, [frame, ...parts], text)).toBe(false);
});

test("a box without any text is a figure", () => {
  expect(isTextFrame(frame, [title, body], [])).toBe(false);
});
