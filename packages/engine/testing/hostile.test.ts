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
import { layOutPage } from "../src/page/lay-out-page.ts";
import { nameBlocks } from "../src/structure/name-blocks.ts";
import { newSurvey, surveyPage } from "../src/structure/survey.ts";
import { openPdf } from "../src/read/pdf/open-pdf.ts";

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
  test("is read in bounded time", async () => {
    using document = await openPdf(make());
    const page = document.readPage(1);
    const pages = page === null ? [] : [layOutPage(page)];
    const survey = newSurvey();
    for (const laidOut of pages) surveyPage(laidOut, survey);
    using named = nameBlocks(pages, survey, document.outline);
    expect([...named]).toHaveLength(pages.length);
  });
});
