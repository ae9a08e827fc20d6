import * as hostile from "@docsvc/fixtures/hostile";
import { describe, expect, test } from "vitest";
import { layoutPage } from "../../layout/layout-page.ts";
import { nameBlocks } from "../../structure/name-blocks.ts";
import { openPdf } from "./open-pdf.ts";

const makers = [
  "manyPaths", "denseGrid", "manyChars", "stackedChars", "nestedForms", "selfReferencingForms", "hugePage",
  "emptyPageBox", "deepPageTree", "deepArrays", "circularStructures", "circularCrossReferences",
] as const;

describe.each(makers)("%s", (name) => {
  test("is read in bounded time", { timeout: 15_000 }, async () => {
    using document = await openPdf(hostile[name]());
    const page = document.readPage(1);
    const blocks = page === null ? [] : nameBlocks([layoutPage(page)], document.outline);
    expect(blocks.length).toBeLessThanOrEqual(1);
  });
});
