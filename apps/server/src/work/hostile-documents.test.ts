/** Documents made to harm a reader, through the whole service: each gets an answer, and the service keeps running. */
import { readFixture } from "@docsvc/fixtures";
import * as hostile from "@docsvc/fixtures/hostile";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pdfWith } from "../../test/support/pdf.ts";
import { testService } from "../../test/support/test-service.ts";
import type { TestService } from "../../test/support/test-service.ts";

let service: TestService;
beforeAll(async () => {
  service = await testService({ limits: { memoryBytes: 600 * 1024 ** 2 } });
});
afterAll(() => service[Symbol.asyncDispose]());

const documents: readonly (readonly [string, () => Uint8Array | Promise<Uint8Array>])[] = [
  ["forms within forms", () => hostile.formBomb()],
  ["forms that hold themselves", () => hostile.selfReferencingForms()],
  ["a page of 2,000,000,000 points", () => hostile.hugePage()],
  ["a page without a box", () => hostile.emptyPageBox()],
  ["512 MiB in 500 kB", () => hostile.deflateBomb()],
  ["the same, deflated twice", () => hostile.doubleDeflateBomb()],
  ["an image of 30,000 × 30,000", () => hostile.imageBomb()],
  ["100,000 pages", () => hostile.manyPages()],
  ["a page tree 10,000 deep", () => hostile.deepPageTree()],
  ["arrays 100,000 deep", () => hostile.deepArrays()],
  ["structures in circles", () => hostile.circularStructures()],
  ["cross references in circles", () => hostile.circularCrossReferences()],
  ["50,000 chars", () => hostile.manyChars()],
  ...[
    "broken-xref",
    "circular-outline",
    "circular-pages",
    "count-too-high",
    "count-too-low",
    "missing-page-object",
    "text",
    "truncated",
    "zero-pages",
  ].map((name) => [`broken/${name}.pdf`, () => readFixture(`broken/${name}.pdf`)] as const),
];

const BLAMELESS = new Set([200, 400, 504]);

test.each(documents)("%s", async (_name, make) => {
  const input = await service.stored(await make());
  const body = { input, settings: { timeout: 4, force_url_result: true } };
  const { status, json } = await service.call("POST", "/parse", { json: body });
  expect(BLAMELESS.has(status), `${status} ${json.code} ${json.error}`).toBe(true);
});

test("after all of them the service parses an honest document", async () => {
  const input = await service.stored(await pdfWith(["Hello"]));
  const { json } = await service.call("POST", "/parse", { json: { input } });
  expect(json.result.chunks[0].content).toContain("Hello");
  expect((await service.call("GET", "/ready", { key: null })).status).toBe(200);
});
