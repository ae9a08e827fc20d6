/** Styles have places, and everything that goes by the text finds it whatever its styles. */
import { expect, test } from "vitest";
import { edit } from "../src/edit/edit.ts";
import { parse } from "../src/parse.ts";
import { styledPdf } from "./styled-pdf.ts";

/** A line with a bold word and a raised 2, and one in letters of 6 points with two words that are struck out. */
const PAGE = styledPdf(
  [
    "BT /F1 10 Tf 50 240 Td (The price of ) Tj /F2 10 Tf (forty) Tj /F1 10 Tf ( crowns holds for 10 m) Tj 3.5 Ts /F1 6 Tf (2) Tj 0 Ts /F1 10 Tf ( of it.) Tj ET",
    "BT /F4 10 Tf 50 220 Td (The fee was fifty crowns then.) Tj ET",
    "0.6 w 122 223 m 194 223 l S",
  ].join("\n"),
);

test("runs of a line have their styles and boxes of their own", async () => {
  const { result } = await parse(PAGE, { settings: { return_places: true } });
  const lines = result.chunks.flatMap(({ blocks }) => blocks.flatMap(({ lines: own }) => own ?? []));
  const runs = lines.flatMap((line) => line.runs ?? []);
  const struck = runs.find(({ strike }) => strike === true)!;
  expect(struck.text).toBe("fifty crowns");
  expect(struck.bbox!.left * 400).toBeCloseTo(50 + 12 * 6, 0);
  expect(struck.bbox!.width * 400).toBeCloseTo(12 * 6, 0);
  expect(runs.find(({ bold }) => bold === true)!.text).toBe("forty");
  const raised = runs.find(({ script }) => script === "superscript")!;
  const line = lines.find(({ runs: own }) => own?.includes(raised) === true)!;
  expect(raised.text).toBe("2");
  expect(raised.bbox!.left).toBeGreaterThan(line.bbox.left);
  expect(runs.map(({ text }) => text).join("")).toBe(
    "The price of forty crowns holds for 10 m2 of it.The fee was fifty crowns then.",
  );
});

test("embed is plain, and content has the marks", async () => {
  const { result } = await parse(PAGE);
  const [chunk] = result.chunks;
  expect(chunk!.embed).toContain("The fee was fifty crowns then.");
  expect(chunk!.embed).toContain("The price of forty crowns holds for 10 m2 of it.");
  expect(chunk!.content).toMatch(/~~`?fifty crowns`?~~/);
  expect(chunk!.content).toContain("**forty**");
});

test("a phrase is found over its styles", async () => {
  const { edits } = await edit(PAGE, {
    instructions: 'Redact "price of forty crowns" and "10 m2". Highlight "was fifty crowns then".',
  });
  expect(edits.map(({ status }) => status)).toEqual(["done", "done", "done"]);
});
