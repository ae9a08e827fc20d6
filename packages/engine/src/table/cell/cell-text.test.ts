import { expect, test } from "vitest";
import { lineOf } from "../../../testing/line-of.ts";
import { cellText } from "./cell-text.ts";

const textOf = (...lines: readonly string[]): string =>
  cellText(lines.flatMap((text, at) => lineOf(12 * at, [0, text]).words)).text;

test("a space parts the words of two lines, which ideographs have none between", () => {
  expect(textOf("upper gate", "of the weir")).toBe("upper gate of the weir");
  expect(textOf("年度收入余", "额")).toBe("年度收入余额");
  expect(textOf("収入は", "2025 年")).toBe("収入は 2025 年");
});
