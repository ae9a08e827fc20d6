import { expect, test } from "vitest";
import { picturePdf } from "../../testing/picture-pdf.ts";
import { openPdf } from "../read/pdf/open-pdf.ts";
import { mayDrawText } from "./drawn-text.ts";

async function mayHoldText(content: string): Promise<boolean> {
  using document = await openPdf(picturePdf({ width: 400, height: 200 }, [], content));
  return mayDrawText(document.readPage(1)!);
}

/** A closed curve of eight points, as letters are filled. */
const curve = (at: number): string =>
  `${20 + 10 * at} 100 m ${22 + 10 * at} 108 ${26 + 10 * at} 108 ${28 + 10 * at} 100 c h`;
const curves = (count: number): string => Array.from({ length: count }, (_, at) => curve(at)).join(" ");

test("a logo of a few curves is no line of text, however wide it is", async () => {
  expect(await mayHoldText(`${curves(12)} f`)).toBe(false);
});

test("a line of letters in one path may be text", async () => {
  expect(await mayHoldText(`${curves(30)} f`)).toBe(true);
});

test("a line of letters with a path each may be text", async () => {
  const letters = Array.from({ length: 30 }, (_, at) => `${curve(at)} f`);
  expect(await mayHoldText(letters.join("\n"))).toBe(true);
});

test("curves of a diagram are no letters", async () => {
  const waves = Array.from(
    { length: 30 },
    (_, at) => `20 ${20 + at * 5} m 100 ${40 + at * 5} 200 ${10 + at * 5} 300 ${30 + at * 5} c S`,
  );
  expect(await mayHoldText([...waves, `${curves(12)} f`].join("\n"))).toBe(false);
});
