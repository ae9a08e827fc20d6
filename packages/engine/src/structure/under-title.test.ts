import { expect, test } from "vitest";
import { headingsOf } from "../../testing/headings-of.ts";
import { type DrawnLine, proseAt } from "../../testing/pdf-of-lines.ts";

const TITLE: DrawnLine = { text: "Levels of the river", left: 72, top: 90, size: 28, font: "Times-Bold" };
const line = (text: string, top: number): DrawnLine => ({ text, left: 72, top, size: 16, font: "Times-Bold" });
const ABOUT: DrawnLine = { text: "About this book", left: 72, top: 320, size: 18, font: "Helvetica-Bold" };

test("edition and authors between a title and the first text are no headings", async () => {
  const lines = [TITLE, line("Release 8.11", 140), line("The Harbour Developers", 190), ABOUT, ...proseAt(72, 345)];
  expect(await headingsOf(lines)).toEqual([TITLE.text, ABOUT.text]);
});

test("what leads a text is its heading", async () => {
  const lines = [TITLE, line("Who reads them", 140), ...proseAt(72, 162)];
  expect(await headingsOf(lines)).toEqual([TITLE.text, "Who reads them"]);
});

test("a look that is further down as well is that of headings", async () => {
  const lines = [
    TITLE,
    line("Keepers", 140),
    { text: "Anna Novak", left: 72, top: 162 },
    ...proseAt(72, 190),
    line("Pilots", 260),
    ...proseAt(72, 282),
  ];
  expect(await headingsOf(lines)).toContain("Keepers");
});
