import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { readFixture } from "@docsvc/fixtures";
import type { ParseConfig } from "@docsvc/openapi";
import { effort } from "@docsvc/fixtures/effort";
import { expect, test } from "vitest";
import { renderHtml } from "../output/render-html.ts";
import { renderMarkdown } from "../output/render-markdown.ts";
import { renderText } from "../output/render-text.ts";
import { parse, parseInPieces } from "../parse.ts";

const CONFIGS: readonly ParseConfig[] = [
  {},
  { formatting: { merge_tables: true, add_page_markers: true, include: ["comments", "signatures"] } },
  { retrieval: { chunking: { chunk_mode: "section" }, embedding_optimized: true } },
  {
    retrieval: { chunking: { chunk_mode: "variable", chunk_size: 600 }, filter_blocks: ["Header", "Footer"] },
    formatting: { table_output_format: "jsonbbox" },
  },
];

test.each(["paper/paper.pdf", "ruled-tables/ruled-tables.pdf", "comments/comments.pdf", "form/invoice.pdf"])(
  "%s is the same in pieces as it is whole",
  async (name) => {
    const bytes = await readFixture(name);
    for (const config of CONFIGS) {
      const { result, numPages } = await parse(bytes, config, { ocr: "off" });
      using document = await parseInPieces(bytes, config, { ocr: "off" });
      expect(document).toMatchObject({ numPages, warnings: result.warnings });
      expect([...document.json()].join("")).toBe(JSON.stringify(result));
      for (const keepHeaders of [false, true]) {
        expect([...document.markdown({ keepHeaders })].join("")).toBe(renderMarkdown(result, { keepHeaders }));
        expect([...document.html({ keepHeaders })].join("")).toBe(renderHtml(result, { keepHeaders }));
        expect([...document.text({ keepHeaders })].join("")).toBe(renderText(result, { keepHeaders }));
      }
    }
  },
);

test("recognised words are part of it when they are asked for", async () => {
  const config: ParseConfig = { settings: { return_ocr_data: true } };
  const bytes = await readFixture("scan/letter-scan.pdf");
  using document = await parseInPieces(bytes, config);
  const result = document.toResult();
  expect(result.ocr?.lines.length).toBeGreaterThan(5);
  expect([...document.json()].join("")).toBe(JSON.stringify(result));
});

test("a document without blocks has no chunks", async () => {
  const config: ParseConfig = {
    retrieval: { filter_blocks: ["Title", "Key Value", "Section Header", "Text", "Header", "Footer"] },
  };
  using document = await parseInPieces(await readFixture("letter/letter.pdf"), config);
  expect(document.toResult().chunks).toEqual([]);
  expect(JSON.parse([...document.json()].join(""))).toEqual(document.toResult());
});

/** Repeats the pages of a paper to this number, and measures the live memory after naming, and when the result is half written. */
const LONG = `
  const { ParseAssembly, startParse } = await import(ENGINE);
  const { readFile } = await import("node:fs/promises");
  // The first may end a collection that had begun, which holds what was made since.
  const alive = () => (gc(), gc(), process.memoryUsage().heapUsed);
  await using started = await startParse(await readFile(FILE));
  const { outline, ...slice } = await started.read(started.pages, { ocr: "off" });
  using assembly = new ParseAssembly({});
  for (let first = 0; first < PAGES; first += slice.pages.length) {
    assembly.add({ ...slice, pages: slice.pages.map((page) => ({ ...page, number: first + page.number })) });
  }
  const gathered = alive();
  using document = assembly.finish();
  const named = alive();
  let written = 0;
  let halfway = 0;
  for (const piece of document.json()) {
    written += piece.length;
    if (halfway === 0 && written > 2000 * PAGES) halfway = alive();
  }
  console.log(JSON.stringify([gathered, named, halfway, written]));
`;

async function aliveOver(pages: number): Promise<readonly number[]> {
  const values = {
    ENGINE: new URL("../index.ts", import.meta.url).href,
    FILE: new URL("../../../../fixtures/paper/paper.pdf", import.meta.url),
    PAGES: pages,
  };
  const constants = Object.entries(values).map(([name, value]) =>
    name === "FILE" ? `const FILE = new URL(${JSON.stringify(value)});` : `const ${name} = ${JSON.stringify(value)};`,
  );
  const args = ["--expose-gc", "--disable-warning=ExperimentalWarning", "--input-type=module", "-e"];
  const { stdout } = await promisify(execFile)(process.execPath, [...args, constants.join("\n") + LONG]);
  return JSON.parse(stdout) as number[];
}

const PAGES = effort(512, 1024);

// A busy machine collects late: a real leak shows in each of three measurements.
test("what is alive of a document does not grow with its pages", { retry: 2 }, async () => {
  const [short, long] = [await aliveOver(PAGES), await aliveOver(4 * PAGES)];
  // Each page is written.
  expect(long[3]).toBeGreaterThan(3.9 * short[3]!);
  for (const stage of [0, 1, 2]) {
    // Bytes per page, where a page of the paper has 40 lines: its size, and the positions of texts near its edges.
    expect((long[stage]! - short[stage]!) / (3 * PAGES)).toBeLessThan(500);
  }
});
