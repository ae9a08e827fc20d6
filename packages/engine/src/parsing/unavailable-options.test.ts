import { expect, test } from "vitest";
import { warnOfUnavailable } from "./unavailable-options.ts";

test("the defaults of the contract have nothing to warn of", () => {
  const warnings = warnOfUnavailable({
    enhance: { agentic: [], summarize_figures: true },
    formatting: { include: [] },
    settings: { extraction_mode: "hybrid", ocr_system: "standard", return_ocr_data: false, return_images: [] },
  });
  expect(warnings).toEqual([]);
  expect(warnOfUnavailable({})).toEqual([]);
});

test("a model pass without a model is refused", () => {
  expect(() => warnOfUnavailable({ enhance: { agentic: [{ scope: "table" }] } })).toThrow(
    expect.objectContaining({ code: "model_not_configured" }),
  );
});

test("what only adds to a result is answered with a warning that names it", () => {
  const warnings = warnOfUnavailable({
    formatting: { include: ["change_tracking"] },
    settings: { return_images: ["figure"] },
  });
  expect(warnings.map((warning) => warning.code)).toEqual(Array(2).fill("option_unavailable"));
  expect(warnings.map((warning) => warning.message.split(" is not")[0])).toEqual([
    'settings.return_images "figure"',
    'formatting.include "change_tracking"',
  ]);
});

test("an option that means nothing here is answered with a warning", () => {
  const warnings = warnOfUnavailable({
    retrieval: { chunking: { chunk_mode: "page", chunk_size: 500 } },
    spreadsheet: { split_large_tables: { size: 10 } },
  });
  expect(warnings.map(({ code, message }) => `${code} ${message.split(" is ")[0]}`)).toEqual([
    "option_ignored retrieval.chunking.chunk_size",
    "option_ignored spreadsheet",
  ]);
  const used = { retrieval: { chunking: { chunk_mode: "variable", chunk_size: 500 } }, spreadsheet: null } as const;
  expect(warnOfUnavailable(used)).toEqual([]);
});
