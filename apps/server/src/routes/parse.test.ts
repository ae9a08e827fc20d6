import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pdfWith } from "../testing/pdf.ts";
import { testService } from "../testing/test-service.ts";
import type { TestService } from "../testing/test-service.ts";

let service: TestService;
beforeAll(async () => {
  service = await testService();
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
});

describe("a synchronous parse", () => {
  test("answers with the document's text and bills a credit a page", async () => {
    const input = await service.stored(await pdfWith(["First page", "Second page"]));
    const { status, json } = await service.call("POST", "/parse", { json: { input } });
    expect(status).toBe(200);
    expect(json.result.chunks[0].content).toContain("First page");
    expect(json.usage).toEqual({ num_pages: 2, credits: 2 });
    expect(json.duration).toBeGreaterThan(0);
  });
});
