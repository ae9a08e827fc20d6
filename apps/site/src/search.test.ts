import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { PAGES } from "./pages.ts";
import { createSiteSearch } from "./search.ts";
import { writePage } from "./write-page.ts";

const root = join(import.meta.dirname, "../../..");
let search: ReturnType<typeof createSiteSearch>;

beforeAll(async () => {
  const pages = await Promise.all(PAGES.map(async (page) => [page.path, await writePage(page, root)] as const));
  search = createSiteSearch(new Map(pages));
});

/** What people type, and the page that the search must find. */
test.each([
  ["table_output_format", "reference/api/parse"],
  ["jsonbbox", "reference/api/parse"],
  ["filter_blocks", "reference/api/parse"],
  ["chunk_mode", "reference/api/parse"],
  ["chunk_size", "reference/api/parse"],
  ["page_range", "reference/api/parse"],
  ["document_password", "reference/api/parse"],
  ["return_images", "reference/api/parse"],
  ["ocr_system", "reference/api/parse"],
  ["force_url_result", "reference/api/parse"],
  ["embedding_optimized", "reference/api/parse"],
  ["add_page_markers", "reference/api/parse"],
  ["merge_tables", "reference/api/parse"],
  ["summarize_figures", "reference/api/parse"],
  ["split_large_tables", "reference/api/parse"],
  ["change_tracking", "reference/api/parse"],
  ["split_description", "reference/api/split"],
  ["split_rules", "reference/api/split"],
  ["edit_instructions", "reference/api/edit"],
  ["dry_run", "reference/api/edit"],
  ["categories", "reference/api/classify"],
  ["presigned_url", "reference/api/parse"],
  ["error_code", "reference/api/jobs"],
  ["webhook secret", "reference/api/webhooks"],
  ["pipeline_id", "reference/api/pipeline"],
  ["system_prompt", "reference/api/extract"],
  ["table csv", "guide/tables"],
  ["tables with boxes", "guide/tables"],
  ["redact", "guide/redaction"],
  ["kubernetes", "operate/fleet"],
  ["langchain", "guide/langchain"],
  ["llamaindex", "guide/llamaindex"],
  ["citations", "guide/rag"],
  ["plugin", "guide/extend"],
  ["ollama", "operate/models"],
  ["file_too_large", "operate/troubleshooting"],
  ["model_not_configured", "operate/troubleshooting"],
  ["webhook signature", "guide/webhooks"],
  ["mcp", "guide/agents"],
  ["alpine", "guide/install"],
  ["offline", "guide/install"],
  ["memory", "operate/sizing"],
  ["postgres", "operate/fleet"],
  ["reducto", "guide/coming-from"],
  ["idempotency key", "reference/api"],
])("%s is found on %s", (query, path) => {
  expect(search(query).slice(0, 3)).toContain(path);
});

test("what no page has is found nowhere", () => {
  expect(search("zzyzx")).toEqual([]);
});
