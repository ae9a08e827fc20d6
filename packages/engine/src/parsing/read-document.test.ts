import { readFixture } from "@docsvc/fixtures";
import { describe, expect, test } from "vitest";
import { readDocument } from "./read-document.ts";

const paper = await readFixture("paper/paper.pdf");

describe("page range", () => {
  test("pages keep their numbers", async () => {
    const { pages } = await readDocument(paper, { pageRange: { start: 3, end: 4 } });
    expect(pages.map((page) => page.number)).toEqual([3, 4]);
  });

  test("an end beyond the last page is clipped, with a warning", async () => {
    const { pages, warnings } = await readDocument(paper, { pageRange: { start: 15, end: 99 } });
    expect(pages.map((page) => page.number)).toEqual([15, 16]);
    expect(warnings).toContainEqual(expect.objectContaining({ code: "page_range_clipped" }));
  });

  test.each([
    [{ start: 17 }, "16 pages"],
    [{ start: 5, end: 4 }, "reversed"],
    [{ start: 0 }, "from 1"],
    [{ start: 1.5 }, "whole numbers"],
  ])("%j is refused with a reason", async (pageRange, reason) => {
    await expect(readDocument(paper, { pageRange })).rejects.toMatchObject({
      code: "page_range_invalid",
      message: expect.stringContaining(reason),
    });
  });
});

test("more pages than allowed are refused", async () => {
  await expect(readDocument(paper, { maxPages: 10 })).rejects.toMatchObject({ code: "too_many_pages" });
  await expect(readDocument(paper, { maxPages: 2, pageRange: { start: 1, end: 2 } })).resolves.toBeDefined();
});

test("progress is reported page by page, and a signal stops in between", async () => {
  const controller = new AbortController();
  const progress: number[] = [];
  const reading = readDocument(paper, {
    signal: controller.signal,
    onProgress: (done) => {
      progress.push(done);
      if (done === 3) controller.abort();
    },
  });
  await expect(reading).rejects.toMatchObject({ code: "aborted" });
  expect(progress).toEqual([1, 2, 3]);
});

test("a page that cannot be loaded is left empty, with a warning", async () => {
  const { pages, warnings } = await readDocument(await readFixture("broken/count-too-high.pdf"), {
    pageRange: { start: 1, end: 3 },
  });
  expect(pages[0]!.blocks.length).toBeGreaterThan(0);
  expect(pages.slice(1).every((page) => page.blocks.length === 0)).toBe(true);
  expect(warnings.length).toBeGreaterThanOrEqual(pages.length - 1);
});

test("a format is recognised by the content of a file, not by its name", async () => {
  const { pages } = await readDocument(await readFixture("broken/text.pdf"), {});
  expect(pages[0]!.blocks[0]!.text).toBe("Dear colleague,");
  await expect(readDocument(new Uint8Array([0, 1, 2, 3]), {})).rejects.toMatchObject({
    code: "unsupported_document",
  });
  await expect(readDocument(new Uint8Array(), {})).rejects.toMatchObject({ code: "unsupported_document" });
});

test("one engine reads the same document twice with the same result", async () => {
  expect(await readDocument(paper, {})).toEqual(await readDocument(paper, {}));
});
