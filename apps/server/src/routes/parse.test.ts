import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "../ports/identifiers.ts";
import { pdfWith } from "../../test/support/pdf.ts";
import { testService } from "../../test/support/test-service.ts";
import type { TestService } from "../../test/support/test-service.ts";

let service: TestService;
let twoPages: Uint8Array;
beforeAll(async () => {
  service = await testService();
  twoPages = await pdfWith(["First page", "Second page"]);
});
afterAll(() => service[Symbol.asyncDispose]());

const fixture = (path: string): Promise<Uint8Array> =>
  readFile(new URL(`../../../../fixtures/${path}`, import.meta.url));

describe("a synchronous parse", () => {
  test("answers with the document's text and bills a credit a page", async () => {
    const input = await service.stored(twoPages);
    const { status, json } = await service.call("POST", "/parse", { json: { input } });
    expect(status).toBe(200);
    expect(json.result.chunks[0].content).toContain("First page");
    expect(json.usage).toEqual({ num_pages: 2, credits: 2 });
    expect(json.duration).toBeGreaterThan(0);
  });

  test("takes every form of a file reference", async () => {
    const { json: upload } = await service.upload(twoPages);
    const bare = upload.file_id.slice("docsvc://".length);
    for (const input of [upload, { file_id: bare }, upload.file_id, bare]) {
      expect((await service.call("POST", "/parse", { json: { input } })).status).toBe(200);
    }
  });

  test("reuses an earlier parse by jobid://, and bills nothing for it", async () => {
    const input = await service.stored(twoPages);
    const first = (await service.call("POST", "/parse", { json: { input } })).json;
    const { json } = await service.call("POST", "/parse", { json: { input: `jobid://${first.job_id}` } });
    expect(json.job_id).not.toBe(first.job_id);
    expect(json.result).toEqual(first.result);
    expect(json.usage).toEqual({ num_pages: 2, credits: 0 });
  });

  test("takes a list of pages and ranges, and bills those alone", async () => {
    const input = await service.stored(await pdfWith(["One", "Two", "Three", "Four", "Five"]));
    const settings = { page_range: [5, { start: 1, end: 2 }, 9] };
    const { json } = await service.call("POST", "/parse", { json: { input, settings } });
    expect(json.result.pages.map(({ page }: { page: number }) => page)).toEqual([1, 2, 5]);
    expect(json.result.chunks[0].content).not.toMatch(/Three|Four/);
    expect(json.usage).toEqual({ num_pages: 3, credits: 3 });
    expect(json.result.warnings).toMatchObject([{ code: "page_range_clipped" }]);
  });

  test("a long document is read in slices by its list of pages alone", async () => {
    const texts = Array.from({ length: 90 }, (_, index) => `Text ${index + 1}`);
    const input = await service.stored(await pdfWith(texts));
    const settings = { page_range: [{ start: 1, end: 20 }, 50, { start: 71 }] };
    const { json } = await service.call("POST", "/parse", { json: { input, settings } });
    expect(json.usage.num_pages).toBe(41);
    expect(json.result.pages[20].page).toBe(50);
  });

  test("null means the defaults of a configuration object", async () => {
    const input = await service.stored(twoPages);
    const plain = (await service.call("POST", "/parse", { json: { input } })).json;
    const nothing = {
      enhance: null,
      formatting: null,
      spreadsheet: null,
      settings: null,
      retrieval: { chunking: null },
    };
    const { status, json } = await service.call("POST", "/parse", { json: { input, ...nothing } });
    expect(status).toBe(200);
    expect(json.result).toEqual(plain.result);
    const submitted = await service.call("POST", "/parse_async", { json: { input, ...nothing, async: null } });
    expect(submitted.json.job_id).toEqual(expect.any(String));
  });

  test("what is not done with an option is said in a warning", async () => {
    const input = await service.stored(twoPages);
    const body = {
      input,
      settings: { return_images: ["page"] },
      spreadsheet: { clustering: "fast" },
      retrieval: { chunking: { chunk_size: 300 } },
    };
    const { json } = await service.call("POST", "/parse", { json: body });
    expect(json.result.warnings.map(({ code }: { code: string }) => code)).toEqual([
      "option_unavailable",
      "option_ignored",
      "option_ignored",
    ]);
  });

  test("gives an address on force_url_result, which opens without a key", async () => {
    const input = await service.stored(twoPages);
    const body = { input, settings: { force_url_result: true } };
    const { json } = await service.call("POST", "/parse", { json: body });
    expect(json.result.type).toBe("url");
    const download = await service.call("GET", json.result.url, { key: null });
    expect(download.json.chunks[0].content).toContain("First page");
    expect(download.json.type).toBe("full");
  });

  test("answers 202 with the job once the preferred wait is over, and the job continues", async () => {
    const input = await service.stored(twoPages);
    const answer = await service.call("POST", "/parse", {
      json: { input },
      headers: { prefer: "respond-async, wait=0" },
    });
    expect(answer.status).toBe(202);
    expect(answer.headers.get("preference-applied")).toBe("wait=0");
    expect((await service.ended(answer.json.job_id as string)).status).toBe("COMPLETED");
  });

  test("an idempotency key gives the same job, and 422 for another body", async () => {
    const input = await service.stored(twoPages);
    const headers = { "idempotency-key": newId() };
    const first = await service.call("POST", "/parse", { json: { input, settings: {} }, headers });
    const again = await service.call("POST", "/parse", { json: { settings: {}, input }, headers });
    expect(again.json.job_id).toBe(first.json.job_id);
    expect(again.json).toEqual(first.json);
    const other = await service.call("POST", "/parse", { json: { input }, headers });
    expect(other.status).toBe(422);
    expect(other.json.detail[0]).toMatchObject({
      loc: ["header", "Idempotency-Key"],
      type: "idempotency_key_reused",
    });
  });
});

describe("a document that cannot be parsed", () => {
  const refusal = async (
    bytes: Uint8Array | string,
    settings: object = {},
  ): Promise<{ status: number; code: string; error: string }> => {
    const input = await service.stored(bytes);
    const { status, json } = await service.call("POST", "/parse", { json: { input, settings } });
    return { status, code: json.code, error: json.error };
  };

  test("bytes of no format called .pdf", async () => {
    expect(await refusal("\0\x01 of no format")).toMatchObject({ status: 400, code: "unsupported_format" });
  });

  test.each(["broken/truncated.pdf", "broken/truncated-early.pdf"])("%s is damaged", async (path) => {
    expect(await refusal(await fixture(path))).toMatchObject({ status: 400, code: "document_damaged" });
  });

  test("an encrypted document asks for its password, and reports a wrong one", async () => {
    const bytes = await fixture("encrypted/user-aes-256.pdf");
    expect(await refusal(bytes)).toMatchObject({ status: 400, code: "password_required" });
    expect(await refusal(bytes, { document_password: "wrong" })).toMatchObject({
      status: 400,
      code: "password_wrong",
    });
    const input = await service.stored(bytes);
    const body = { input, settings: { document_password: "harbour" } };
    expect((await service.call("POST", "/parse", { json: body })).status).toBe(200);
  });

  test("a page range that is reversed, or begins after the last page", async () => {
    expect(await refusal(twoPages, { page_range: { start: 2, end: 1 } })).toMatchObject({
      status: 400,
      code: "invalid_page_range",
    });
    for (const page_range of [{ start: 3 }, [3, 4], [1, { start: 2, end: 1 }]]) {
      expect(await refusal(twoPages, { page_range })).toMatchObject({ status: 400, code: "invalid_page_range" });
    }
  });

  test("a failed synchronous call names its job, which reads back as failed", async () => {
    const input = await service.stored("\0\x01 of no format");
    const { json } = await service.call("POST", "/parse", { json: { input } });
    const job = await service.call("GET", `/job/${json.job_id}`);
    expect(job.json).toMatchObject({
      status: "FAILED",
      error: json.error,
      error_code: json.code,
      usage: { num_pages: 0, credits: 0 },
    });
  });
});

describe("an input that cannot be used", () => {
  const submit = async (body: object): Promise<{ status: number; code: string }> => {
    const { status, json } = await service.call("POST", "/parse_async", { json: body });
    return { status, code: json.code };
  };

  test.each([
    ["nonsense", 400, "invalid_input"],
    ["ftp://example.com/a.pdf", 400, "invalid_input"],
    ["/etc/passwd", 400, "invalid_input"],
    ["http://169.254.169.254/latest/meta-data/", 400, "input_unreachable"],
    ["https://user:pass@example.com/a.pdf", 400, "input_unreachable"],
    ["docsvc://unknown.pdf", 404, "file_not_found"],
    [`docsvc://${newId()}.pdf`, 404, "file_not_found"],
    ["docsvc://../../secret", 404, "file_not_found"],
    ["jobid://unknown", 404, "job_not_found"],
    [`jobid://${newId()}`, 404, "job_not_found"],
  ])("%s answers %i %s", async (input, status, code) => {
    expect(await submit({ input })).toEqual({ status, code });
  });

  test("a file or job of another organisation does not exist", async () => {
    const key = await service.newKey("other");
    const input = await service.stored(twoPages);
    const { json } = await service.call("POST", "/parse", { json: { input } });
    for (const [foreign, code] of [
      [input, "file_not_found"],
      [`jobid://${json.job_id}`, "job_not_found"],
    ] as const) {
      const answer = await service.call("POST", "/parse", { json: { input: foreign }, key });
      expect(answer.json.code).toBe(code);
    }
  });

  test("a name that resolves inside fails the job", async () => {
    const { json } = await service.call("POST", "/parse", { json: { input: "http://localhost/a.pdf" } });
    expect(json.code).toBe("input_unreachable");
  });

  test("an agentic pass without a model, and large metadata are refused", async () => {
    const input = await service.stored(twoPages);
    expect(await submit({ input, enhance: { agentic: [{ scope: "table" }] } })).toEqual({
      status: 400,
      code: "model_not_configured",
    });
    expect(await submit({ input, async: { metadata: "x".repeat(17_000) } })).toEqual({
      status: 400,
      code: "metadata_too_large",
    });
  });
});
