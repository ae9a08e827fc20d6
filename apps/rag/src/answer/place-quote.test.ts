import { join } from "node:path";
import { fixtureNames } from "@docsvc/fixtures";
import { effort } from "@docsvc/fixtures/effort";
import { expect, test } from "vitest";
import { refresh, type IndexedPassage } from "../index/refresh.ts";
import { understand } from "../question/understand.ts";
import { connect } from "../read/connect.ts";
import { readWithLangChain } from "../read/with-langchain.ts";
import { sampleFolder } from "../testing/sample-folder.ts";
import { openTexts, type BoxTexts } from "../testing/text-in-box.ts";
import { textsOfWords } from "../testing/words-in-box.ts";
import type { Box, Place } from "./answer.ts";
import { candidatesOf } from "./candidates.ts";
import { lettersOf } from "./place-quote.ts";
import { toQuote } from "./quote.ts";
import { measure } from "./signs.ts";

/** Recognition takes longer than everything else; the long run includes the scans. */
const LEFT_OUT: RegExp = effort(/^scan\//u, /^$/u);

/**
 * All documents except damaged and encrypted copies, the scan that also exists as a PDF, and files
 * that need an office suite to print.
 */
const FIXTURES = fixtureNames.filter(
  (name) => !/^(?:broken|encrypted)\/|\.(?:jpg|docx|pptx)$/u.test(name) && !LEFT_OUT.test(name),
);

/**
 * Files whose printed text PDFium reads differently: images of text, values of form fields, accents that are separate glyphs,
 * and Arabic letters with marks.
 */
const OTHERWISE_PRINTED = /^(?:invoice-ocr|letter-scan|mixed|form|bundle|composed-accents|arabic)\.pdf$/u;

test("whatever may be quoted of any fixture is in its own boxes", async () => {
  await using folder = await sampleFolder(FIXTURES);
  await using connected = await connect(undefined, undefined);
  const { passages, failed } = await refresh(folder.directory, {
    ...folder,
    openReader: async () => readWithLangChain(connected.client),
  });
  expect(failed).toEqual([]);
  const outside: string[] = [];
  let quoted = 0;
  for (const [file, own] of Map.groupBy(passages, (passage) => passage.file)) {
    const isSecondOpinion = file.endsWith(".pdf") && !OTHERWISE_PRINTED.test(file);
    using texts = isSecondOpinion ? await openTexts(join(folder.directory, file)) : textsOfWords(own);
    // Of twenty pages of one table, a few are enough.
    const asked = own.slice(0, MAX_PASSAGES);
    for (const said of saidOutside(asked, texts)) {
      quoted++;
      if (said !== undefined) outside.push(`${file}: ${said}`);
    }
  }
  expect(quoted).toBeGreaterThan(2000);
  expect(outside).toEqual([]);
});

const MAX_PASSAGES = 400;
const QUESTION = understand("How many of them were there in 2023?", () => 1);

/** Yields what is missing in the boxes of each quote; undefined if nothing is. */
function* saidOutside(passages: readonly IndexedPassage[], texts: BoxTexts): Generator<string | undefined> {
  for (const candidate of passages.flatMap((passage) => candidatesOf({ passage, score: 1, language: "en" }))) {
    // A row of a chart is framed by its bars; its name is not printed on them.
    if (candidate.kind === "row" && candidate.found.passage.category === "Figure") continue;
    const ranked = { candidate, measures: measure(QUESTION, candidate), score: 0, lead: 0 };
    const { places, text, cell, key } = toQuote(ranked, QUESTION);
    const read = (boxesOf: (place: Place) => readonly Box[]): string =>
      places
        .flatMap((place) => boxesOf(place).map((box) => texts.inBox({ page: place.page, ...grown(box) })))
        .join(" ");
    const framed = read(({ boxes }) => boxes);
    const printed = `${framed} ${read(({ faintBoxes = [] }) => faintBoxes)}`;
    const quotedWhole = cell?.text ?? text;
    const isFramed = hasWords(framed, key ?? quotedWhole) && hasWords(printed, quotedWhole);
    yield isFramed ? undefined : `${text} [${key}] — ${printed}`;
  }
}

/** Grows a box by about a point on each side: boxes enclose the ink, while PDFium selects whole chars. */
function grown({ left, top, width, height }: Box): Box {
  return { left: left - 0.002, top: top - 0.001, width: width + 0.004, height: height + 0.002 };
}

/** Names of LaTeX, which are not printed. */
const COMMAND = /\\(?:begin|end)\{\w+\}|\\[A-Za-z]+/g;

/** Compares word by word: text above a line in a formula is read in a different order than it is printed. */
function hasWords(printed: string, text: string): boolean {
  const found = lettersOf(printed);
  return (text.replaceAll(COMMAND, " ").match(/\p{L}{3,}/gu) ?? []).every((word) => found.includes(lettersOf(word)));
}
