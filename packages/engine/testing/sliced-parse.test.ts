/** A parse in slices equals a whole parse, wherever the pages are divided. */
import type { ParseConfig } from "@docsvc/openapi";
import { fixtureNames, readFixture } from "@docsvc/fixtures";
import { effort } from "@docsvc/fixtures/effort";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { EngineError } from "../src/document/errors.ts";
import { packSlice, type PageRun, type PageSlice, unpackSlice } from "../src/parsing/page-slice.ts";
import { finishParse, parse, type ParseOptions, type Parsed, startParse } from "../src/parse.ts";

// The same cases in every run.
fc.configureGlobal({ seed: 1 });

/** Each slice uses an open document of its own, as in its own process, and goes through bytes. */
async function parseInRuns(
  bytes: Uint8Array,
  config: ParseConfig,
  cut: (pages: PageRun) => readonly PageRun[],
  options: ParseOptions = {},
): Promise<Parsed> {
  const { pages } = await start(bytes, config, options);
  const slices: PageSlice[] = [];
  for (const run of cut(pages)) {
    await using started = await startParse(bytes, config, options);
    slices.push(unpackSlice(packSlice(await started.read(run, options))));
  }
  return finishParse(slices, config);
}

async function start(bytes: Uint8Array, config: ParseConfig, options: ParseOptions): Promise<{ pages: PageRun }> {
  await using started = await startParse(bytes, config, options);
  return { pages: started.pages };
}

function runsOf(size: number): (pages: PageRun) => readonly PageRun[] {
  return ({ first, last }) =>
    Array.from({ length: Math.ceil((last - first + 1) / size) }, (_, index) => ({
      first: first + index * size,
      last: Math.min(last, first + (index + 1) * size - 1),
    }));
}

/** The result, or the error's code and message. */
function outcome(parsing: Promise<Parsed>): Promise<unknown> {
  return parsing.catch((error: unknown) => {
    if (EngineError.isInstance(error)) return { code: error.code, message: error.message };
    throw error;
  });
}

const EVERYTHING: ParseConfig = {
  retrieval: { chunking: { chunk_mode: "variable" }, embedding_optimized: true },
  formatting: { merge_tables: true, table_output_format: "jsonbbox", include: ["comments", "signatures"] },
  settings: { return_ocr_data: true, return_images: ["figure"] },
};

describe("from embedded text", () => {
  const names = fixtureNames.filter((name) => name.endsWith(".pdf") && !name.startsWith("encrypted/"));
  test.each(names)("%s", async (name) => {
    const bytes = await readFixture(name);
    // Each slice opens the document again: a page at a time, the first pages are enough if a table or list continues across pages.
    for (const [size, end] of [
      [1, 4],
      // For a long table, the first pages are as good as all.
      [7, effort(15, 2000)],
    ] as const) {
      const config = { ...EVERYTHING, settings: { ...EVERYTHING.settings, page_range: { start: 1, end } } };
      const whole = await outcome(parse(bytes, config, { ocr: "off" }));
      const sliced = await outcome(parseInRuns(bytes, config, runsOf(size), { ocr: "off" }));
      expect(sliced, `${size} pages a slice`).toEqual(whole);
    }
  });
});

const paper = await readFixture("paper/paper.pdf");

test("any runs of any range, in every chunk mode", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(fc.integer({ min: 1, max: 16 }), fc.integer({ min: 1, max: 20 })).filter(([start, end]) => start <= end),
      fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 16, maxLength: 16 }),
      fc.constantFrom("variable", "section", "page", "disabled", "block", "page_sections"),
      async ([start, end], lengths, chunk_mode) => {
        const config: ParseConfig = {
          settings: { page_range: { start, end } },
          retrieval: { chunking: { chunk_mode } },
        };
        const cut = ({ first, last }: PageRun): readonly PageRun[] => {
          const runs: PageRun[] = [];
          for (let from = first, index = 0; from <= last; index++) {
            const to = Math.min(last, from + lengths[index]! - 1);
            runs.push({ first: from, last: to });
            from = to + 1;
          }
          return runs;
        };
        const options = { ocr: "off" } as const;
        expect(await parseInRuns(paper, config, cut, options)).toEqual(await parse(paper, config, options));
      },
    ),
    { numRuns: 6 },
  );
});

test.each(["user-aes-256", "user-rc4-40", "owner-only"])("encrypted/%s.pdf, with its password", async (name) => {
  const bytes = await readFixture(`encrypted/${name}.pdf`);
  const config = { settings: { document_password: "harbour" } };
  expect(await outcome(parseInRuns(bytes, config, runsOf(1)))).toEqual(await outcome(parse(bytes, config)));
  const wrong = { settings: { document_password: "another" } };
  expect(await outcome(parseInRuns(bytes, wrong, runsOf(1)))).toEqual(await outcome(parse(bytes, wrong)));
});

test.each(effort(["scan/fax.tif"], ["scan/fax.tif", "scan/mixed.pdf"]))(
  "%s: pages that are recognised, with their words and warnings",
  async (name) => {
    const bytes = await readFixture(name);
    const config = { ...EVERYTHING, settings: { ...EVERYTHING.settings, page_range: { start: 1, end: 2 } } };
    const whole = await parse(bytes, config);
    expect(whole.numPages).toBe(2);
    expect(whole.result.ocr!.words.length).toBeGreaterThan(20);
    expect(await parseInRuns(bytes, config, runsOf(1))).toEqual(whole);
  },
);

test("a document of which too many pages break the reader is damaged, in slices as well", async () => {
  await using started = await startParse(paper);
  const slices = await Promise.all(
    [1, 2, 3, 4].map(async (page) => ({ ...(await started.read({ first: page, last: page })), brokenPages: 1 })),
  );
  expect(finishParse(slices.slice(0, 3)).numPages).toBe(3);
  expect(() => finishParse(slices)).toThrow(expect.objectContaining({ code: "damaged_document" }) as Error);
});

test("a slice of another version is refused, as is what is no slice", async () => {
  await using started = await startParse(paper);
  const packed = packSlice(await started.read({ first: 1, last: 1 }));
  const { serialize } = await import("node:v8");
  for (const bytes of [
    serialize([0, unpackSlice(packed)]),
    serialize("text"),
    new Uint8Array([1, 2, 3]),
    packed.subarray(0, 99),
  ]) {
    expect(() => unpackSlice(bytes)).toThrow(expect.objectContaining({ code: "slice_unreadable" }) as Error);
  }
});
