import { expect, test } from "vitest";
import { transcriptOf, type PlacedText } from "../../../testing/transcript-of.ts";
import type { Transcript, TranscriptLine } from "../../transcript/transcript.ts";
import { extract } from "../extract.ts";

const text = { type: ["string", "null"] };
const date = { type: ["string", "null"], format: "date" };

function dataOf(properties: object, transcript: Transcript): unknown {
  return extract(transcript, { schema: { type: "object", properties } }).data;
}

/** One page of lines with these texts and styles. */
function pageOf(
  texts: readonly PlacedText[],
  looks: Readonly<Record<string, Partial<TranscriptLine>>> = {},
): Transcript {
  const transcript = transcriptOf(texts);
  const lookOf = (line: TranscriptLine): TranscriptLine => ({ ...line, ...looks[line.text] });
  return { ...transcript, pages: transcript.pages.map((page) => ({ ...page, lines: page.lines.map(lookOf) })) };
}

test("a postal code under a title is no number of the document", () => {
  const properties = { invoice_number: text };
  const letter = pageOf([["Invoice", 50, 100], ["81400 Utrecht", 50, 118]], { Invoice: { size: 18 } }); // prettier-ignore
  expect(dataOf(properties, letter)).toEqual({ invoice_number: null });
});

test("a date next to a label that the field does not know is that label's", () => {
  const properties = { issue_date: date };
  const labelled = pageOf([["Slaughtered", 50, 100], ["25-05-2017", 150, 100]]); // prettier-ignore
  expect(dataOf(properties, labelled)).toEqual({ issue_date: null });
  expect(dataOf(properties, pageOf([["25-05-2017", 150, 100]]))).toEqual({ issue_date: "2017-05-25" });
});

test("the label of a period's end is none of its beginning", () => {
  const properties = { period_start: date, period_end: date };
  const bill = pageOf([["Period to", 50, 100], ["2023-05-25", 150, 100]]); // prettier-ignore
  expect(dataOf(properties, bill)).toEqual({ period_start: null, period_end: "2023-05-25" });
});
