/** The example requests for the fields of `/parse`. */
import type { Example } from "./example.ts";

const FIRST_CHUNK = ["result", "chunks", 0] as const;
const FIRST_BLOCK = [...FIRST_CHUNK, "blocks", 0] as const;

/** Shows only tables: leaves out everything else on the page. */
const TABLES_ALONE = ["Header", "Footer", "Page Number", "Title", "Section Header", "Text", "List Item", "Key Value"];

function tableAs(format: string): Example {
  return {
    field: "FormattingConfig.table_output_format",
    path: "/parse",
    file: "form/invoice.pdf",
    request: {
      retrieval: { filter_blocks: TABLES_ALONE, chunking: { chunk_mode: "block" } },
      formatting: { table_output_format: format },
    },
    shows: { at: [...FIRST_CHUNK, "content"], says: "the content of the chunk" },
  };
}

function parsed(
  field: string,
  file: string,
  request: Example["request"],
  at: readonly (string | number)[],
  says: string,
): Example {
  return { field, path: "/parse", file, request, shows: { at, says } };
}

export const PARSE_EXAMPLES: readonly Example[] = [
  ...["html", "md", "csv", "json", "jsonbbox", "dynamic"].map(tableAs),
  parsed(
    "RetrievalConfig.filter_blocks",
    "form/invoice.pdf",
    { retrieval: { filter_blocks: ["Header", "Footer", "Page Number", "Table"] } },
    [...FIRST_CHUNK, "content"],
    "the content, without the tables",
  ),
  parsed(
    "ChunkingConfig.chunk_mode",
    "report/report.pdf",
    { retrieval: { chunking: { chunk_mode: "page" } }, settings: { page_range: { start: 1, end: 2 } } },
    ["result", "chunks"],
    "one chunk a page",
  ),
  parsed(
    "RetrievalConfig.embedding_optimized",
    "comments/comments.pdf",
    { retrieval: { embedding_optimized: true, chunking: { chunk_mode: "section" } } },
    ["result", "chunks", 2, "embed"],
    "the `embed` of the third chunk",
  ),
  parsed(
    "FormattingConfig.include",
    "comments/comments.pdf",
    { formatting: { include: ["highlight", "hyperlinks", "comments"] } },
    [...FIRST_CHUNK, "content"],
    "the content",
  ),
  parsed(
    "FormattingConfig.add_page_markers",
    "comments/comments.pdf",
    { formatting: { add_page_markers: true } },
    [...FIRST_CHUNK, "content"],
    "the content",
  ),
  parsed(
    "SettingsConfig.page_range",
    "report/report.pdf",
    { settings: { page_range: [1, { start: 3, end: 4 }] } },
    ["usage"],
    "the pages that were read",
  ),
  parsed(
    "SettingsConfig.return_places",
    "form/invoice.pdf",
    { settings: { return_places: true } },
    [...FIRST_BLOCK],
    "the first block, with its lines",
  ),
  parsed(
    "SettingsConfig.force_url_result",
    "letter/letter.pdf",
    { settings: { force_url_result: true } },
    ["result"],
    "the result",
  ),
  parsed(
    "SettingsConfig.document_password",
    "encrypted/user-aes-256.pdf",
    { settings: { document_password: "harbour" } },
    ["usage"],
    "its usage",
  ),
  parsed(
    "SettingsConfig.return_images",
    "report/report.pdf",
    {
      settings: { return_images: ["table"], page_range: { start: 4, end: 4 } },
      retrieval: { filter_blocks: TABLES_ALONE },
    },
    [...FIRST_BLOCK],
    "the first block, with the file of its image",
  ),
  parsed(
    "SettingsConfig.return_ocr_data",
    "scan/letter-scan.pdf",
    { settings: { return_ocr_data: true } },
    ["result", "ocr", "lines"],
    "the lines that were recognized",
  ),
  parsed(
    "ChunkingConfig.chunk_size",
    "letter/letter.pdf",
    { retrieval: { chunking: { chunk_mode: "variable", chunk_size: 300 } } },
    ["result", "chunks", 1, "content"],
    "the content of the second chunk",
  ),
  parsed(
    "FormattingConfig.charts",
    "styled/deliveries.pdf",
    { formatting: { charts: "text" } },
    [...FIRST_CHUNK, "content"],
    "the content",
  ),
  parsed(
    "FormattingConfig.merge_tables",
    "long-table/long-table.pdf",
    { formatting: { merge_tables: true }, retrieval: { filter_blocks: TABLES_ALONE } },
    [...FIRST_BLOCK, "bbox"],
    "the box of the one table, which begins on the first page",
  ),
  parsed(
    "FormattingConfig.emphasis",
    "styled/lease.pdf",
    { formatting: { emphasis: false } },
    [...FIRST_CHUNK, "content"],
    "the content, without marks",
  ),
  parsed(
    "EnhanceConfig.summarize_figures",
    "report/report.pdf",
    { enhance: { summarize_figures: false }, settings: { page_range: { start: 2, end: 2 } } },
    ["usage"],
    "its usage",
  ),
  parsed(
    "SpreadsheetConfig.clustering",
    "office/harbour.xlsx",
    { spreadsheet: { clustering: "fast" } },
    ["usage"],
    "its usage",
  ),
  parsed(
    "SpreadsheetConfig.include_hidden",
    "office/harbour.xlsx",
    { spreadsheet: { include_hidden: true } },
    ["result", "pages"],
    "the sheets, with the hidden one",
  ),
  parsed(
    "SplitLargeTablesConfig.enabled",
    "long-table/long-table.pdf",
    { spreadsheet: { split_large_tables: { enabled: false } }, retrieval: { filter_blocks: TABLES_ALONE } },
    ["usage"],
    "its usage",
  ),
  parsed(
    "SplitLargeTablesConfig.size",
    "office/harbour.xlsx",
    { spreadsheet: { split_large_tables: { size: 2 } } },
    [...FIRST_CHUNK, "blocks", 1],
    "the first table: two rows of the fees",
  ),
  parsed(
    "SettingsConfig.ocr_system",
    "scan/letter-scan.pdf",
    { settings: { ocr_system: "legacy" } },
    [...FIRST_CHUNK, "content"],
    "the content",
  ),
  parsed(
    "SettingsConfig.extraction_mode",
    "letter/letter.pdf",
    { settings: { extraction_mode: "ocr" } },
    [...FIRST_CHUNK, "content"],
    "the content, recognized from the page image",
  ),
  parsed(
    "SettingsConfig.return_hidden_text",
    "letter/letter.pdf",
    { settings: { return_hidden_text: true } },
    ["usage"],
    "its usage; the letter hides nothing",
  ),
  parsed("SettingsConfig.timeout", "letter/letter.pdf", { settings: { timeout: 30 } }, ["usage"], "its usage"),
  parsed(
    "AttachmentsConfig.depth",
    "mail/notice.eml",
    { settings: { attachments: { depth: 1 } } },
    ["result", "pages"],
    "the pages, those of the attachment with its name",
  ),
  parsed(
    "AttachmentsConfig.max_bytes",
    "mail/notice.eml",
    { settings: { attachments: { depth: 1, max_bytes: 100 } } },
    ["result", "warnings"],
    "the warnings: the attachment is too large",
  ),
];
