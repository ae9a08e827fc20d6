import { expect, test } from "vitest";
import { checkOptions } from "./check-options.ts";

test("the contract's values are taken, and none at all", () => {
  expect(() => checkOptions({})).not.toThrow();
  expect(() =>
    checkOptions({
      retrieval: { chunking: { chunk_mode: "page_sections", chunk_size: null } },
      formatting: { table_output_format: "csv" },
    }),
  ).not.toThrow();
});

test.each([
  ["chunk_mode", { retrieval: { chunking: { chunk_mode: "pages" as never } } }],
  ["chunk_mode", { retrieval: { chunking: { chunk_mode: "toString" as never } } }],
  ["chunk_size", { retrieval: { chunking: { chunk_size: 0 } } }],
  ["chunk_size", { retrieval: { chunking: { chunk_size: 1.5 } } }],
  ["chunk_size", { retrieval: { chunking: { chunk_size: Number.NaN } } }],
  ["table_output_format", { formatting: { table_output_format: "markdown" as never } }],
])("a wrong %s is refused by name", (option, config) => {
  expect(() => checkOptions(config)).toThrow(
    expect.objectContaining({ code: "invalid_option", message: expect.stringContaining(option) }),
  );
});
