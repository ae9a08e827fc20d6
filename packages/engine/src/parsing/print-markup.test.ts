import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { readFixture } from "@docsvc/fixtures";
import type { FullResult, Block as WireBlock } from "@docsvc/openapi";
import { expect, test } from "vitest";
import { needsChromium, needsLibreOffice } from "../../testing/programs.ts";
import type { Block } from "../document/document.ts";
import { parse } from "../parse.ts";
import { convertOffice } from "../print/libreoffice.ts";
import { readOffice } from "../read/markup/ooxml/read-office.ts";
import { readTranscript } from "../read-transcript.ts";
import { layOutDocument } from "./lay-out-document.ts";
import { readPrint } from "./print-markup.ts";

const blocksOf = (result: FullResult): WireBlock[] => result.chunks.flatMap((chunk) => chunk.blocks);

/** The result without places. */
const withoutPlaces = (result: FullResult): string =>
  JSON.stringify(
    result.chunks.map(({ content, embed, blocks }) => [
      content,
      embed,
      blocks.map(({ bbox: _bbox, confidence: _confidence, ...rest }) => rest),
    ]),
  );

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];

/** For each text, the share of its words that are inside its box in the print. */
async function coverage(blocks: readonly Block[], pdf: Uint8Array): Promise<readonly number[]> {
  const { pages } = await readTranscript(pdf);
  return blocks.flatMap(({ type, bbox, text }) => {
    const words = wordsOf(text);
    if (type === "Figure" || words.length === 0) return [];
    const { lines } = pages[bbox.page - 1]!;
    const inside = new Set(
      lines.flatMap((line) =>
        line.text.split(" ").flatMap((word, at) => {
          const x = (line.words[4 * at]! + line.words[4 * at + 2]!) / 2 - bbox.left;
          const y = (line.words[4 * at + 1]! + line.words[4 * at + 3]!) / 2 - bbox.top;
          return x >= 0 && x <= bbox.width && y >= 0 && y <= bbox.height ? wordsOf(word) : [];
        }),
      ),
    );
    return [words.filter((word) => inside.has(word)).length / words.length];
  });
}

/** A server that only counts its requests. */
async function countRequests(): Promise<AsyncDisposable & { readonly address: string; readonly count: () => number }> {
  let count = 0;
  const server = createServer((_, response) => {
    count += 1;
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    count: () => count,
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

test("boxes hold the words that LibreOffice prints there", async (context) => {
  await needsLibreOffice(context);
  const bytes = await readFixture("office/minutes.docx");
  const pdf = await convertOffice(bytes, { from: "docx", to: "pdf" });
  if (pdf.kind !== "done") throw new Error("LibreOffice printed nothing");
  const blocks = layOutDocument(await readOffice(bytes, {}), await readPrint(pdf.bytes)).flatMap(
    ({ page }) => page.blocks,
  );
  const high = blocks.filter(({ confidence }) => confidence === "high");
  expect(high.length).toBeGreaterThan(0.8 * blocks.length);
  const shares = await coverage(high, pdf.bytes);
  // The mark of a note is printed as part of its word.
  expect(Math.min(...shares)).toBeGreaterThan(0.9);
});

test("text and structure are the same with a print and without", async (context) => {
  await needsLibreOffice(context);
  const bytes = await readFixture("office/slides.pptx");
  const printed = await parse(bytes, {}, { print: "auto" });
  const plain = await parse(bytes);
  expect(withoutPlaces(printed.result)).toBe(withoutPlaces(plain.result));
  expect(printed.result.pages).toEqual(plain.result.pages);
  expect(blocksOf(plain.result).every(({ confidence }) => confidence === "low")).toBe(true);
  expect(blocksOf(printed.result).some(({ confidence }) => confidence === "high")).toBe(true);
});

test("pages are those of the print, and nothing that a document links is fetched for them", async (context) => {
  await needsLibreOffice(context);
  await using counter = await countRequests();
  const address = `${counter.address}/picture.png`;
  const rtf = String.raw`{\rtf1 {\field{\*\fldinst INCLUDEPICTURE "${address}" \\d}{\fldrslt }} One.\par\page Two.\par\page Three.}`;
  const { numPages, result } = await parse(new TextEncoder().encode(rtf), {}, { print: "auto" });
  expect(counter.count()).toBe(0);
  expect(numPages).toBe(3);
  expect(blocksOf(result).map(({ content, bbox, confidence }) => [content, bbox.page, confidence])).toEqual([
    ["One.", 1, "high"],
    ["Two.", 2, "high"],
    ["Three.", 3, "high"],
  ]);
});

test("a web page has the boxes of Chromium's print, and nothing of it runs or is fetched", async (context) => {
  await needsChromium(context);
  await using counter = await countRequests();
  const page = `<!doctype html><style>@import url(${counter.address}/style.css); .far { margin-top: 400px }</style>
    <link rel="stylesheet" href="${counter.address}/more.css"><body background="${counter.address}/wall.png">
    <h1>Harbour</h1><p onclick="go()">It opens at nine.</p><img src="${counter.address}/mole.png" alt="The mole">
    <p class="far" style="background: url(${counter.address}/rope.png)">Bring a rope.</p>
    <script>document.body.innerHTML = "<p>Script</p>"; fetch("${counter.address}/script")</script>`;
  const bytes = new TextEncoder().encode(page);
  const printed = await parse(bytes, {}, { print: "auto" });
  expect(counter.count()).toBe(0);
  expect(withoutPlaces(printed.result)).toBe(withoutPlaces((await parse(bytes)).result));
  const texts = blocksOf(printed.result).filter(({ type }) => type !== "Figure");
  expect(texts.map(({ content, confidence }) => [content, confidence])).toEqual([
    ["Harbour", "high"],
    ["It opens at nine.", "high"],
    ["Bring a rope.", "high"],
  ]);
  // 400 px are 300 pt, a third of a sheet of A4 or Letter.
  expect(texts[2]!.bbox.top - texts[1]!.bbox.top).toBeGreaterThan(0.33);
});
