import { expect, test } from "vitest";
import { describeDocument } from "./describe-document.ts";

const MANY_CHARS = 300;
const named = (disposition: string, ...addresses: readonly string[]): string | undefined =>
  describeDocument(
    { headers: new Headers({ "content-disposition": disposition }) as never },
    (addresses.length === 0 ? ["https://docs.test/get"] : addresses).map((address) => new URL(address)),
  ).fileName;

test.each([
  ['attachment; filename="tides.csv"', "tides.csv"],
  ["attachment; filename=tides.csv; size=9", "tides.csv"],
  [String.raw`attachment; filename="the \"old\" tides.md"`, 'the "old" tides.md'],
  ["attachment; filename=\"?.txt\"; filename*=UTF-8''%e6%bd%ae.rst", "潮.rst"],
  ["attachment; filename*=UTF-8''%ff%fe.md", "%ff%fe.md"],
  ["attachment; filename=tides", undefined],
  [`attachment; filename=${"x".repeat(MANY_CHARS)}.md`, undefined],
  ["inline", undefined],
])("the name in %j is %j", (disposition, name) => {
  expect(named(disposition)).toBe(name);
});

test("a name without the extension of a format gives way to that of the address", () => {
  expect(named("attachment; filename=download", "https://cdn.test/tides%20of%20May.md?v=2")).toBe("tides of May.md");
  expect(named("inline", "https://cdn.test/9f3a", "https://docs.test/tides.md")).toBe("tides.md");
});

test("the media type is passed on as it is", () => {
  const headers = new Headers({ "content-type": "text/markdown; charset=utf-8" }) as never;
  expect(describeDocument({ headers }, [])).toEqual({ mediaType: "text/markdown; charset=utf-8" });
});
