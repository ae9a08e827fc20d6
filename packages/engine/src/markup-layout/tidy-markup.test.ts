import { expect, test } from "vitest";
import type { FlowPart, MarkupBlock } from "./markup.ts";
import { tidyMarkup } from "./tidy-markup.ts";

function tidied(blocks: readonly MarkupBlock[]): readonly MarkupBlock[] {
  const { parts } = tidyMarkup({ parts: [{ kind: "flow", blocks }], warnings: [] });
  return (parts[0] as FlowPart).blocks;
}

test("marks where words may break part no word", () => {
  const cell = { row: 0, column: 0, rowSpan: 1, columnSpan: 1, header: false, text: "Quay\u200Bside" };
  const [text, table] = tidied([
    { type: "Text", text: "har\u00ADbour\uFEFF" },
    { type: "Table", text: "", table: { rowCount: 1, columnCount: 1, cells: [cell] } },
  ]);
  expect(text!.text).toBe("harbour");
  expect(table!.table!.cells[0]!.text).toBe("Quayside");
});

test("a picture that is described by its caption says it once, and any other keeps its description", () => {
  const figure = { type: "Figure", text: "The pier" } as const;
  const text = { type: "Text", text: "The pier" } as const;
  const captioned = { type: "Figure", text: "", caption: "The pier" };
  expect(tidied([figure, text])).toEqual([captioned, text]);
  expect(tidied([text, figure])).toEqual([text, captioned]);
  const other = { type: "Text", text: "The pier in winter" } as const;
  expect(tidied([figure, other])).toEqual([figure, other]);
});
