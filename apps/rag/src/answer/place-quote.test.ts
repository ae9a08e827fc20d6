import { join } from "node:path";
import { expect, test } from "vitest";
import { refresh } from "../index/refresh.ts";
import { connect } from "../read/connect.ts";
import { readWithLangChain } from "../read/with-langchain.ts";
import { sampleFolder } from "../testing/sample-folder.ts";
import { openTexts } from "../testing/text-in-box.ts";
import type { Box } from "./answer.ts";
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

test("whatever may be quoted stands in its own boxes, as PDFium reads them", async () => {
  await using folder = await sampleFolder(FIXTURES);
  await using connected = await connect(undefined, undefined);
  const { passages } = await refresh(folder.directory, {
    ...folder,
    openReader: async () => readWithLangChain(connected.client),
  });
  const question = understand("", () => 1);
  const outside: string[] = [];
  let quoted = 0;
  for (const [file, own] of Map.groupBy(passages, (passage) => passage.file)) {
    using texts = await openTexts(join(folder.directory, file));
    for (const candidate of own.flatMap((passage) => candidatesOf({ passage, score: 1 }))) {
      const { places, text, cell } = toQuote({ candidate, measures: measure(question, candidate), score: 0 });
      const printed = places.flatMap(({ page, boxes }) => boxes.map((box) => texts.inBox({ page, ...grown(box) })));
      // Word for word: what stands over a line in a formula is read in another order than it is printed.
      const words = (cell?.text ?? text).match(/\p{L}{3,}/gu) ?? [];
      const found = lettersOf(printed.join(""));
      if (!words.every((word) => found.includes(lettersOf(word)))) {
        outside.push(`${file}: ${text} — ${printed.join(" ")}`);
      }
      quoted++;
    }
  }
  expect(quoted).toBeGreaterThan(300);
  expect(outside).toEqual([]);
});
