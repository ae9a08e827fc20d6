import {
  circularCrossReferences,
  circularStructures,
  deepArrays,
  deepPageTree,
  denseGrid,
  emptyPageBox,
  hugePage,
  manyChars,
  manyPaths,
  nestedForms,
  selfReferencingForms,
  stackedChars,
} from "@docsvc/fixtures/hostile";
import { describe, expect, test } from "vitest";
import { layoutPage } from "./layout/layout-page.ts";
import { nameBlocks } from "./structure/name-blocks.ts";
import { openPdf } from "./read/pdf/open-pdf.ts";

const makers: Readonly<Record<string, () => Uint8Array>> = {
  circularCrossReferences,
  circularStructures,
  deepArrays,
  deepPageTree,
  denseGrid,
  emptyPageBox,
  hugePage,
  manyChars,
  manyPaths,
  nestedForms,
  selfReferencingForms,
  stackedChars,
};

describe.each(Object.entries(makers))("%s", (_, make) => {
  test("is read in bounded time", { timeout: 15_000 }, async () => {
    using document = await openPdf(make());
    const page = document.readPage(1);
    const blocks = page === null ? [] : nameBlocks([layoutPage(page)], document.outline);
    expect(blocks.length).toBeLessThanOrEqual(1);
  });
});
