import { expect, test } from "vitest";
import { markStyle, readMarks, withoutMarks } from "./style-marks.ts";

test("a style goes along inside of its text and comes apart from it", () => {
  const marked = `The price is ${markStyle("55", { strike: true, bold: true })} 40.`;
  expect(readMarks(marked)).toEqual({
    text: "The price is 55 40.",
    spans: [{ start: 13, end: 15, bold: true, strike: true }],
  });
  expect(withoutMarks(marked)).toBe("The price is 55 40.");
});

test("colours and addresses go along whatever chars they have", () => {
  const link = "https://example.org/ä?a=1&b=(2)";
  const marked = markStyle("here", { link, highlight: "#ffff00" });
  expect(readMarks(marked).spans).toEqual([{ start: 0, end: 4, link, highlight: "#ffff00" }]);
});

test("white space at the ends of a run, and a run of nothing else, is plain", () => {
  expect(readMarks(`a${markStyle(" b ", { bold: true })}c${markStyle("  ", { italic: true })}`)).toEqual({
    text: "a b c  ",
    spans: [{ start: 2, end: 3, bold: true }],
  });
});

test("runs of one style that only blanks part are one span", () => {
  const marked = `${markStyle("two", { bold: true })} ${markStyle("words", { bold: true })}`;
  expect(readMarks(marked).spans).toEqual([{ start: 0, end: 9, bold: true }]);
});

test("marks that a document has itself leave nothing behind, and open no style that does not end", () => {
  expect(readMarks("a\uFDE3\uFDDFb\uFDD0c")).toEqual({ text: "abc" });
});
