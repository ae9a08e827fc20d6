/** `jobid://` with another configuration: existing results are rendered again, and options that would need another parse are refused. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ServiceOptions } from "../../src/settings/options.ts";
import { pdfWith } from "../support/pdf.ts";
import { testService } from "../support/test-service.ts";
import type { Json, TestService } from "../support/test-service.ts";

/** @param open - the options that choose the stores, and stop what they started */
export function parsedAgainSuite(stores: string, open: () => Promise<Partial<ServiceOptions>>): void {
  describe(`an earlier parse in ${stores}`, () => {
    let service: TestService;
    let document: string;
    let jobId: string;
    beforeAll(async () => {
      service = await testService(await open());
      document = await service.stored(await pdfWith(["Text one", "Text two", "Text three"]));
      const settings = { page_range: { start: 1, end: 2 } };
      jobId = (await service.call("POST", "/parse", { json: { input: document, settings } })).json.job_id;
    });
    afterAll(() => service?.[Symbol.asyncDispose]());

    /** Uses both forms, which have the same result. */
    const again = async (config: object, input = `jobid://${jobId}`): Promise<Json> => {
      const json = { input, ...config };
      const { status, json: answer } = await service.call("POST", "/parse", { json });
      expect({ status, answer }).toMatchObject({ status: 200 });
      const submitted = (await service.call("POST", "/parse_async", { json })).json;
      const record = await service.ended(submitted.job_id as string);
      expect(record).toMatchObject({ result: answer.result, usage: answer.usage });
      return answer;
    };
    const contentsOf = ({ result }: Json): string[] =>
      result.chunks.map(({ content }: Json) => content.replace("# ", ""));

    test("is chunked and marked again, without a bill", async () => {
      const config = { retrieval: { chunking: { chunk_mode: "page" } }, formatting: { add_page_markers: true } };
      const answer = await again(config);
      expect(contentsOf(answer)).toEqual(["<!-- page 1 -->\n\nText one", "<!-- page 2 -->\n\nText two"]);
      expect(answer.result.warnings).toEqual([]);
      expect(answer.usage).toEqual({ num_pages: 2, credits: 0 });
      // Omitted options keep the values of the earlier job.
      const twice = await again({ formatting: { add_page_markers: false } }, `jobid://${answer.job_id}`);
      expect(contentsOf(twice)).toEqual(["Text one", "Text two"]);
    });

    test("loses the blocks and the pages that are left out", async () => {
      const answer = await again({
        retrieval: { filter_blocks: ["Text", "Title", "Section Header"] },
        settings: { page_range: [2] },
      });
      expect(contentsOf(answer).join()).not.toContain("Text");
      expect(answer.result.pages.map(({ page }: Json) => page)).toEqual([2]);
      expect(answer.usage.num_pages).toBe(1);
    });

    test("names the options that would need it to be read again", async () => {
      const settings = {
        extraction_mode: "ocr",
        page_range: { start: 2, end: 3 },
        timeout: 60,
        document_password: "x",
      };
      const { result } = await again({ settings });
      expect(result.warnings).toMatchObject([
        { code: "option_ignored", message: expect.stringMatching(/^settings\.extraction_mode is ignored/) },
        { code: "page_range_clipped" },
      ]);
      const nothing = { settings: { page_range: { start: 3 } } };
      const { status, json } = await service.call("POST", "/parse", {
        json: { input: `jobid://${jobId}`, ...nothing },
      });
      expect([status, json.code]).toEqual([400, "invalid_page_range"]);
    });

    test("is extracted from and split as it was read, which a warning says", async () => {
      const parsing = { retrieval: null, settings: { ocr_system: "legacy", timeout: 60 } };
      const asked: [string, object][] = [
        ["extract", { schema: { properties: { text: { type: "string" } } } }],
        ["split", { split_description: [{ title: "All", description: "Text" }] }],
      ];
      for (const [type, rest] of asked) {
        const json = { input: `jobid://${jobId}`, parsing, ...rest };
        const { result } = (await service.call("POST", `/${type}`, { json })).json;
        expect(result.warnings).toMatchObject([
          { code: "option_ignored", message: expect.stringMatching(/^settings\.ocr_system/) },
        ]);
      }
    });

    test("is given by a pipeline, written as its parse step says", async () => {
      const config = { retrieval: { chunking: { chunk_mode: "block" } } };
      const split = { op: "split", config: { split_description: [{ title: "All", description: "Text" }] } };
      const json = { name: "Again", steps: [{ op: "parse", config }, split] };
      const { pipeline_id } = (await service.call("POST", "/pipelines", { json })).json;
      const { result } = (await service.call("POST", "/pipeline", { json: { input: `jobid://${jobId}`, pipeline_id } }))
        .json;
      expect(contentsOf({ result: result.parse })).toEqual(["Text one", "Text two"]);
    });

    test("is read once more where what was read is not kept, and its document is", async () => {
      const { files, jobs } = service.service.stores;
      const { job_id } = (await service.call("POST", "/parse", { json: { input: document } })).json;
      const { result } = (await jobs.get("default", job_id as string))!;
      await files.remove(result!.key.replace(/json$/, "material"));
      const config = { retrieval: { chunking: { chunk_mode: "page" } }, settings: { page_range: { start: 2 } } };
      expect(contentsOf(await again(config, `jobid://${job_id}`))).toEqual(["Text two", "Text three"]);
    });
  });
}
