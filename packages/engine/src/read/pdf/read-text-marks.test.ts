import { expect, test } from "vitest";
import { styledPdf } from "../../../testing/styled-pdf.ts";
import { parse } from "../../parse.ts";

/** Courier of 10 points: "The price is 55 crowns now." begins at 50; "55 crowns" is from 128 to 182. */
const LINE =
  "BT /F1 10 Tf 50 240 Td (Text of the page in another type, as most is.) Tj ET BT /F4 10 Tf 50 200 Td (The price is 55 crowns now.) Tj ET";
const RECTANGLE = "/Rect [128 196 182 210]";
const QUADS = `${RECTANGLE} /QuadPoints [128 210 182 210 128 196 182 196]`;
const OFF = "/Rect [128 96 182 110]";

async function markdownOf(...annotations: readonly string[]): Promise<string> {
  const { result } = await parse(styledPdf(LINE, ...annotations), {
    formatting: { include: ["hyperlinks", "highlight"] },
  });
  // Monospaced text is code, whose marks would split those of the annotations.
  return result.chunks.map(({ content }) => content.replaceAll("`", "")).join("\n");
}

test.each([
  [
    "a link to an address",
    `/Subtype /Link ${RECTANGLE} /A << /S /URI /URI (https://example.org/a) >>`,
    "[55 crowns](https://example.org/a)",
  ],
  ["a link to a page of the document", `/Subtype /Link ${RECTANGLE} /Dest [3 0 R /Fit]`, "[55 crowns](#page-1)"],
  ["a highlight", `/Subtype /Highlight ${QUADS}`, "<mark>55 crowns</mark>"],
  ["an underline", `/Subtype /Underline ${QUADS}`, "<u>55 crowns</u>"],
  ["a squiggly line", `/Subtype /Squiggly ${QUADS}`, "<u>55 crowns</u>"],
  ["a strike-out", `/Subtype /StrikeOut ${QUADS}`, "~~55 crowns~~"],
])("%s of a reader marks the words under it", async (_, annotation, expected) => {
  expect(await markdownOf(annotation)).toContain(expected);
});

test.each([
  ["that is hidden", `/Subtype /StrikeOut ${QUADS} /F 2`],
  ["over no words", `/Subtype /StrikeOut ${OFF}`],
  ["with an address that runs a script", `/Subtype /Link ${RECTANGLE} /A << /S /URI /URI (javascript:alert\\(1\\)) >>`],
  ["with an action that is no address", `/Subtype /Link ${RECTANGLE} /A << /S /Named /N /NextPage >>`],
])("an annotation %s marks nothing", async (_, annotation) => {
  expect(await markdownOf(annotation)).toBe(await markdownOf());
});
