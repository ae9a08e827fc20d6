import { join } from "node:path";
import { expect, test } from "vitest";
import { refresh } from "../index/refresh.ts";
import { connect } from "../read/connect.ts";
import { readWithLangChain } from "../read/with-langchain.ts";
import { sampleFolder } from "../testing/sample-folder.ts";
import { openTexts } from "../testing/text-in-box.ts";
import type { Box, Place } from "./answer.ts";
import { candidatesOf } from "./candidates.ts";
import { lettersOf } from "./place-quote.ts";
import { toQuote } from "./quote.ts";
import { measure } from "./signs.ts";
import { understand } from "../question/understand.ts";

/** Upright pages; none with form fields, whose values PDFium does not count as text of the page. */
const FIXTURES = [
  "report/report.pdf",
  "letter/letter.pdf",
  "comments/comments.pdf",
  "paper/paper.pdf",
  "form/invoice.pdf",
  "two-column/newspaper.pdf",
  "ruled-tables/ruled-tables.pdf",
  "statement/statement.pdf",
];

/** By about a point at each side: boxes are those of the ink, PDFium asks for the whole char. */
function grown({ left, top, width, height }: Box): Box {
  return { left: left - 0.002, top: top - 0.001, width: width + 0.004, height: height + 0.002 };
}

/** Word for word: what stands over a line in a formula is read in another order than it is printed. */
function hasWords(printed: string, text: string): boolean {
  const found = lettersOf(printed);
  return (text.match(/\p{L}{3,}/gu) ?? []).every((word) => found.includes(lettersOf(word)));
}

test("whatever may be quoted stands in its own boxes, as PDFium reads them", async () => {
  await using folder = await sampleFolder(FIXTURES);
  await using connected = await connect(undefined, undefined);
  const { passages } = await refresh(folder.directory, {
    ...folder,
    openReader: async () => readWithLangChain(connected.client),
  });
  const question = understand("How many of them were there in 2023?", () => 1);
  const outside: string[] = [];
  let quoted = 0;
  for (const [file, own] of Map.groupBy(passages, (passage) => passage.file)) {
    using texts = await openTexts(join(folder.directory, file));
    for (const candidate of own.flatMap((passage) => candidatesOf({ passage, score: 1 }))) {
      const ranked = { candidate, measures: measure(question, candidate), score: 0 };
      const { places, text, cell, key } = toQuote(ranked, question);
      const read = (boxesOf: (place: Place) => readonly Box[]): string =>
        places
          .flatMap((place) => boxesOf(place).map((box) => texts.inBox({ page: place.page, ...grown(box) })))
          .join(" ");
      const framed = read(({ boxes }) => boxes);
      const printed = `${framed} ${read(({ faintBoxes = [] }) => faintBoxes)}`;
      const quotedWhole = cell?.text ?? text;
      if (!hasWords(framed, key ?? quotedWhole) || !hasWords(printed, quotedWhole)) {
        outside.push(`${file}: ${text} [${key}] — ${printed}`);
      }
      quoted++;
    }
  }
  expect(quoted).toBeGreaterThan(300);
  expect(outside).toEqual([]);
});
