import { readFixture } from "@docsvc/fixtures";
import type { ParseConfig } from "@docsvc/openapi";
import { expect, test } from "vitest";
import { paragraph, wordFile } from "../../testing/word-file.ts";
import { deserializeTranscript, serializeTranscript } from "../transcript/serialize-transcript.ts";
import type { Transcript } from "../transcript/transcript.ts";
import { parseWithTranscript } from "../read-transcript.ts";
import { finishParse, parse, ParseAssembly, startParse } from "../parse.ts";
import { rewrite } from "./rewrite.ts";

const OTHERS: readonly ParseConfig[] = [
  {},
  { formatting: { merge_tables: true, add_page_markers: true, include: ["comments", "signatures"] } },
  { retrieval: { chunking: { chunk_mode: "section" }, embedding_optimized: true } },
  {
    retrieval: { chunking: { chunk_mode: "variable", chunk_size: 600 }, filter_blocks: ["Header", "Footer"] },
    formatting: { table_output_format: "jsonbbox" },
  },
  { retrieval: { chunking: { chunk_mode: "page", chunk_size: 9 } }, settings: { return_images: ["table"] } },
];

async function readOnce(name: string, config: ParseConfig = {}): Promise<Transcript> {
  return deserializeTranscript(
    serializeTranscript((await parseWithTranscript(await readFixture(name), config, { ocr: "off" })).transcript),
  );
}

test.each([
  "paper/paper.pdf",
  "ruled-tables/ruled-tables.pdf",
  "long-table/long-table.pdf",
  "comments/comments.pdf",
  "form/invoice.pdf",
])("%s is written with another configuration as if it had been read with it", async (name) => {
  await using started = await startParse(await readFixture(name));
  const slice = await started.read(started.pages, { ocr: "off", keepsWords: true });
  using assembly = new ParseAssembly();
  assembly.add(slice);
  using document = assembly.finish();
  const transcript = deserializeTranscript(serializeTranscript(document.toTranscript()));
  for (const config of OTHERS) {
    const { result } = finishParse([slice], config);
    // Compared as text: comparing the boxes of thousands of cells one by one takes seconds.
    expect([...rewrite(transcript, config).json()].join("")).toBe(JSON.stringify(result));
  }
});

test("options that are not given stay as they were, also in what is written of it once more", async () => {
  const chunking = { chunk_mode: "page" } as const;
  const transcript = await readOnce("paper/paper.pdf", { retrieval: { chunking, filter_blocks: ["Footer"] } });
  const once = rewrite(transcript, { formatting: { add_page_markers: true }, retrieval: { chunking: null } });
  const twice = rewrite(once.toTranscript(), { retrieval: { filter_blocks: [] } });
  const { result } = await parse(
    await readFixture("paper/paper.pdf"),
    { retrieval: { chunking }, formatting: { add_page_markers: true } },
    { ocr: "off" },
  );
  expect(twice.toResult()).toEqual(result);
});

test("what would need the document to be read again is named, and changes nothing", async () => {
  const transcript = await readOnce("paper/paper.pdf");
  const before = rewrite(transcript, {}).toResult();
  const { warnings, ...rest } = rewrite(transcript, {
    settings: {
      ocr_system: "legacy",
      extraction_mode: "ocr",
      return_ocr_data: true,
      timeout: 9,
      document_password: "x",
    },
  }).toResult();
  expect(rest).toEqual({ ...before, warnings: undefined });
  expect(warnings?.map(({ code, message }) => `${code}: ${/^\S+/.exec(message)?.[0]}`)).toEqual([
    "option_ignored: settings.ocr_system",
    "option_ignored: settings.extraction_mode",
    "option_ignored: settings.return_ocr_data",
  ]);
  // The values with which the document was read are no change.
  const same = { ocr_system: "standard", extraction_mode: "hybrid", return_ocr_data: false } as const;
  expect(rewrite(transcript, { settings: same }).toResult()).toEqual(before);
});

test("a sheet is not clustered and not split again, and one is reported", async () => {
  const transcript = await readOnce("office/harbour.xlsx");
  const asked: ParseConfig = {
    spreadsheet: { clustering: "disabled", split_large_tables: { enabled: true, size: 7 } },
  };
  const ignored = (config: ParseConfig): string[] =>
    rewrite(transcript, config).warnings.flatMap(({ code, message }) =>
      code === "option_ignored" ? [message.split(" ")[0]!] : [],
    );
  expect(ignored(asked)).toEqual(["spreadsheet.clustering", "spreadsheet.split_large_tables"]);
  const same: ParseConfig = { spreadsheet: { clustering: "accurate", split_large_tables: { size: 50 } } };
  expect(ignored(same)).toEqual([]);
});

test("marks within the text of a document that shows its structure stay, and comments come and go", async () => {
  const run = (text: string): string => `<w:r><w:t>${text}</w:t></w:r>`;
  const body = `<w:p><w:commentRangeStart w:id="0"/>${run("Signed ")}<w:ins w:id="1">${run("today")}</w:ins></w:p>`;
  const file = wordFile(body, { comments: `<w:comment w:id="0" w:author="Ann">${paragraph("Who?")}</w:comment>` });
  const { transcript } = await parseWithTranscript(file);
  const marked = rewrite(transcript, { formatting: { include: ["change_tracking", "comments"] } });
  expect(marked.warnings.map(({ message }) => message)).toEqual([
    expect.stringContaining('formatting.include "change_tracking" is ignored'),
  ]);
  const blocks = marked.toResult().chunks.flatMap((chunk) => chunk.blocks);
  expect(blocks.some(({ type }) => type === "Comment")).toBe(true);
  expect(blocks[0]!.content).toBe("Signed today");
});

test("pages that were read are left out, and those that were not are reported", async () => {
  const transcript = await readOnce("paper/paper.pdf", { settings: { page_range: { start: 1, end: 3 } } });
  const pagesOf = (page_range: NonNullable<NonNullable<ParseConfig["settings"]>["page_range"]>) => {
    const { pages, warnings = [], chunks } = rewrite(transcript, { settings: { page_range } }).toResult();
    const numbers = new Set(chunks.flatMap(({ blocks }) => blocks.map(({ bbox }) => bbox.page)));
    expect(numbers).toEqual(new Set(pages?.map(({ page }) => page)));
    return [...numbers, ...warnings.map(({ code }) => code)];
  };
  expect(pagesOf({ start: 2, end: 3 })).toEqual([2, 3]);
  expect(pagesOf([1, 3])).toEqual([1, 3]);
  expect(pagesOf({ start: 3, end: 4 })).toEqual([3, "page_range_clipped"]);
  expect(pagesOf({ start: 3 })).toEqual([3, "page_range_clipped"]);
  expect(() => pagesOf({ start: 4 })).toThrow("None of the pages asked for");
});

test("recognised words are given again where they were kept", async () => {
  const bytes = await readFixture("scan/letter-scan.pdf");
  const { transcript, result } = await parseWithTranscript(bytes, { settings: { return_ocr_data: true } });
  const without = rewrite(transcript, { settings: { return_ocr_data: false } });
  expect(without.toResult()).toEqual({ ...result, ocr: undefined });
  expect(rewrite(without.toTranscript(), { settings: { return_ocr_data: true } }).toResult()).toEqual(result);
});
