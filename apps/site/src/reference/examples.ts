/** The example requests of the reference. Each shows the part of the answer that the field changes. */

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export interface Example {
  /** Where it is shown: below a field or, without one, below the operation. */
  readonly field?: string;
  readonly path: string;
  /** Path below `fixtures/`. */
  readonly file: string;
  /** The request without its input. */
  readonly request: { readonly [key: string]: Json };
  /** The part of the answer that is shown, with its description. */
  readonly shows?: { readonly at: readonly (string | number)[]; readonly says: string };
}

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

export const EXAMPLES: readonly Example[] = [
  { path: "/parse", file: "form/invoice.pdf", request: {} },
  {
    path: "/extract",
    file: "form/invoice.pdf",
    request: {
      schema: { type: "object", properties: { invoice_number: { type: "string" }, due_date: { type: "string" } } },
    },
  },
  {
    path: "/split",
    file: "bundle/bundle.pdf",
    request: {
      split_description: [
        { name: "Letter", description: "A letter" },
        { name: "Invoice", description: "An invoice with line items and an amount due" },
        { name: "Statement", description: "A bank statement" },
      ],
    },
  },
  {
    path: "/classify",
    file: "form/invoice.pdf",
    request: {
      categories: [
        { name: "Invoice", description: "An invoice" },
        { name: "Letter", description: "A letter" },
      ],
    },
  },
  { path: "/edit", file: "form/invoice.pdf", request: { edit_instructions: 'Redact "Brannock"' } },
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
  ...(
    [
      ["AsyncConfig.priority", { priority: true }],
      ["AsyncConfig.metadata", { metadata: { customer: 7 } }],
      ["WebhookConfig.mode", { webhook: { mode: "disabled" } }],
    ] as const
  ).map(([field, options]) => {
    const shows = { at: [], says: "the job, which is read by its id" };
    return { field, path: "/parse_async", file: "letter/letter.pdf", request: { async: options }, shows };
  }),
  {
    field: "SplitRequest.split_rules",
    path: "/split",
    file: "bundle/bundle.pdf",
    request: {
      split_description: [{ name: "Letter", description: "A letter" }],
      split_rules: "Each letter is a section of its own.",
    },
    shows: { at: ["result"], says: "the result" },
  },
  {
    field: "ExtractRequest.parsing",
    path: "/extract",
    file: "report/report.pdf",
    request: {
      schema: { type: "object", properties: { chair: { type: "string" } } },
      parsing: { settings: { page_range: { start: 1, end: 2 } } },
    },
    shows: { at: ["usage"], says: "the pages that were read" },
  },
  {
    field: "ExtractRequest.system_prompt",
    path: "/extract",
    file: "form/invoice.pdf",
    request: {
      schema: { type: "object", properties: { due_date: { type: "string" } } },
      system_prompt: "Write dates as YYYY-MM-DD.",
    },
    shows: { at: ["result"], says: "the result of a service without a model, which the prompt does not change" },
  },
  {
    field: "EditRequest.dry_run",
    path: "/edit",
    file: "form/invoice.pdf",
    request: { edit_instructions: 'Redact "Brannock"', dry_run: true },
  },
];
