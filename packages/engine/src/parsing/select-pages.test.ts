import { expect, test } from "vitest";
import { selectPages, type PagesSetting } from "./select-pages.ts";

function pagesOf(wanted: PagesSetting): readonly number[] {
  const { run, has, count } = selectPages(10, wanted);
  const pages = Array.from({ length: run.last - run.first + 1 }, (_, index) => run.first + index).filter(has);
  expect(pages).toHaveLength(count);
  return pages;
}

test.each<[PagesSetting, readonly number[]]>([
  [undefined, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  [null, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  [{ start: 9 }, [9, 10]],
  [
    [7, 2],
    [2, 7],
  ],
  [
    [{ start: 3, end: 5 }, 4, 9, { start: 5, end: 6 }],
    [3, 4, 5, 6, 9],
  ],
  [
    [2, 99, { start: 9, end: 40 }],
    [2, 9, 10],
  ],
])("%j selects the pages %j", (wanted, pages) => {
  expect(pagesOf(wanted)).toEqual(pages);
});

test("pages after the end are reported", () => {
  expect(selectPages(10, [2, 99]).warnings).toMatchObject([{ code: "page_range_clipped" }]);
  expect(selectPages(10, [2, { start: 9 }]).warnings).toEqual([]);
});

test.each<[PagesSetting, string]>([
  [[99], "starts at 99"],
  [[0], "from 1"],
  [[1.5], "whole numbers"],
  [[1, { start: 5, end: 2 }], "reversed"],
  [[], "nowhere"],
])("%j is refused with a reason", (wanted, reason) => {
  expect(() => selectPages(10, wanted)).toThrow(reason);
});

test("only the pages that are requested count against the limit", () => {
  expect(selectPages(1000, [1, 1000], 2).count).toBe(2);
  expect(() => selectPages(1000, [1, 2, 1000], 2)).toThrow("3 pages were asked for");
});
