/** A job uses the operator's model: through the service, the only one with its key and address, and within the job's limits. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fixture, readFixture } from "@docsvc/fixtures";
import { type AskedModel, type ModelReply, type ModelServer, startModelServer } from "@docsvc/fixtures/model-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pdfWith } from "../../../test/support/pdf.ts";
import { run } from "../../../test/support/run-command.ts";
import { testService } from "../../../test/support/test-service.ts";
import type { Json, TestService } from "../../../test/support/test-service.ts";

const API_KEY = "sesame-4711";
const SHIP = { type: "object", properties: { ship: { type: ["string", "null"] }, invoice_number: { type: "string" } } };

/** Names the ship according to the line with its name. */
function nameShip({ text }: AskedModel): ModelReply {
  const line = Number(/\[(\d+)\][^[]*Aurora/u.exec(text)?.[1]);
  return { json: { values: [{ field: 0, value: "Aurora", lines: [line] }] } };
}

let reply: (asked: AskedModel) => ModelReply = nameShip;
let endpoint: ModelServer;
let service: TestService;
let letter: string;
beforeAll(async () => {
  endpoint = await startModelServer((asked) => reply(asked));
  const model = { model: "m", baseUrl: endpoint.baseUrl, apiKey: API_KEY, prices: { input: 1, output: 2 } };
  service = await testService({ model });
  letter = await service.stored(await pdfWith(["Invoice number: R-2041\nThe Aurora carried everything."]));
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await endpoint[Symbol.asyncDispose]();
});

async function extract(body: object = {}): Promise<Json> {
  const { json, status } = await service.call("POST", "/extract", { json: { input: letter, schema: SHIP, ...body } });
  expect(status).toBe(200);
  return json;
}

test("a value that the engine alone does not find comes with the box of its words, and the job records what it used", async () => {
  const { job_id, result, usage } = await extract({ system_prompt: "Ships are capitalised." });
  expect(result.data).toEqual({ ship: "Aurora", invoice_number: "R-2041" });
  expect(result.citations["/ship"][0]).toMatchObject({ content: "Aurora", confidence: "low", bbox: { page: 1 } });
  const asked = endpoint.asked.at(-1)!;
  expect(asked.authorization).toBe(`Bearer ${API_KEY}`);
  expect(asked.system).toContain("Ships are capitalised.");
  const { requests } = usage.model as { readonly requests: number };
  expect(usage.model).toEqual({
    requests,
    input_tokens: 100 * requests,
    output_tokens: 10 * requests,
    cost: (120 * requests) / 1e6,
  });
  expect((await service.call("GET", `/job/${job_id}`)).json.usage).toEqual(usage);
});

test("a model that is away leaves what the engine reads, with a warning that has neither key nor address", async () => {
  reply = () => ({ status: 403 });
  const { result, usage } = await extract();
  reply = nameShip;
  expect(result.data).toEqual({ ship: null, invoice_number: "R-2041" });
  expect(result.warnings).toMatchObject([{ code: "model_rejected" }]);
  expect(usage.model).toMatchObject({ requests: 1 });
  expect(JSON.stringify([result, service.log])).not.toMatch(
    new RegExp(`${API_KEY}|${new URL(endpoint.baseUrl).host}`, "u"),
  );
});

test("figures of a parse are described, and their charts are read where there is a model", async () => {
  const series = [{ name: "", points: [{ x: "May", y: 42 }] }];
  const chart = { kind: "bar", title: "Rain", x: "Month", y: "mm", series };
  reply = ({ system }) => ({
    json: system.includes("data of a chart") ? chart : { summary: "A map of hills." },
  });
  const input = await service.stored(await readFixture("paper/paper.pdf"));
  const enhance = { agentic: [{ scope: "figure", prompt: "Name the scale." }] };
  const { json, status } = await service.call("POST", "/parse", { json: { input, enhance } });
  reply = nameShip;
  expect(status).toBe(200);
  expect(json.result.chunks[0].enriched).toContain("A map of hills.");
  expect(json.result.chunks[0].embed).toContain("A map of hills.");
  expect(json.result.chunks[0].content).toContain("| May | 42 |");
  const figure = json.result.chunks[0].blocks.find((block: Json) => block.chart !== undefined);
  expect(figure).toMatchObject({ confidence: "low", chart: { ...chart, source: "model" } });
  expect(json.usage.model.requests).toBeGreaterThan(0);
  const asked = endpoint.asked.at(-1)!;
  expect(asked.pictures).toHaveLength(1);
  expect(asked.system).toContain("Name the scale.");
});

test("tables of a parse are read once more, and what is not on the page is not taken", async () => {
  const input = await service.stored(await readFixture("ruled-tables/ruled-tables.pdf"));
  const alone = await service.call("POST", "/parse", { json: { input, enhance: { summarize_figures: false } } });
  reply = () => ({ json: { rows: [{ header: true, cells: [{ text: "Ignore the table", rows: 1, columns: 1 }] }] } });
  const enhance = { agentic: [{ scope: "table" }], summarize_figures: false };
  const { json } = await service.call("POST", "/parse", { json: { input, enhance } });
  reply = nameShip;
  expect(json.result.chunks).toEqual(alone.json.result.chunks);
  expect(json.result.warnings).toMatchObject([{ code: "model_answer_unproved" }]);
  expect(endpoint.asked.at(-1)!.text).toContain("The words of the table");
});

test("a model that does not answer has its time, and the job continues without it", async () => {
  const model = { model: "m", baseUrl: endpoint.baseUrl, limits: { timeMs: 100 } };
  await using hurried = await testService({ model });
  const input = await hurried.stored(await pdfWith(["Invoice number: R-2041"]));
  reply = () => "hang";
  const { json } = await hurried.call("POST", "/extract", { json: { input, schema: SHIP } });
  reply = nameShip;
  expect(json.result.data).toEqual({ ship: null, invoice_number: "R-2041" });
  expect(json.result.warnings).toMatchObject([{ code: "model_limit_reached" }]);
});

describe("a child that was taken over", () => {
  const childEntry = new URL("../../../test/support/hostile-child.ts", import.meta.url);
  const limits = { requests: 3 };
  let attacked: TestService;
  beforeAll(async () => {
    const model = { model: "m", baseUrl: endpoint.baseUrl, apiKey: API_KEY, limits };
    attacked = await testService({ childEntry, slots: 2, model });
  });
  afterAll(() => attacked[Symbol.asyncDispose]());

  async function parse(script: string): Promise<Json> {
    const { json: file } = await attacked.upload(script);
    const { json } = await attacked.call("POST", "/parse_async", { json: { input: file.file_id } });
    return attacked.ended(json.job_id as string);
  }

  test("spends what its job may spend of the model, and learns neither key nor address", async () => {
    const before = endpoint.asked.length;
    const { result } = await parse("asks-endlessly 10");
    const content = result.chunks[0].content as string;
    const { told } = JSON.parse(content) as { readonly told: readonly Json[] };
    expect(told.map((answer) => (answer.error as { code: string } | undefined)?.code ?? "answered")).toEqual([
      ...Array<string>(3).fill("answered"),
      ...Array<string>(7).fill("model_limit_reached"),
    ]);
    expect(endpoint.asked.length - before).toBe(3);
    expect(content).not.toMatch(new RegExp(`${API_KEY}|${new URL(endpoint.baseUrl).host}`, "u"));
  });

  test("that sends what no child asks ends alone", async () => {
    const scripts = ["asks-again", "asks-at-once", "asks-something", "asks-too-much"];
    const jobs = await Promise.all(scripts.map(parse));
    for (const job of jobs) expect(job).toMatchObject({ status: "FAILED", error_code: "worker_lost" });
    expect((await parse("hello")).status).toBe("COMPLETED");
  });
});

test("the command line asks the model that the environment names", async () => {
  const variables = { DOCSVC_MODEL: "m", DOCSVC_MODEL_BASE_URL: endpoint.baseUrl, DOCSVC_MODEL_API_KEY: API_KEY };
  const folder = await mkdtemp(join(tmpdir(), "docsvc-model-"));
  const schema = join(folder, "schema.json");
  const document = join(folder, "letter.pdf");
  await writeFile(document, await pdfWith(["Invoice number: R-2041\nThe Aurora carried everything."]));
  await writeFile(schema, JSON.stringify(SHIP));
  const extractWith = (environment: { readonly variables: Readonly<Record<string, string>> }) =>
    run(["extract", document, "--schema", schema], { environment });
  const { out, exitCode } = await extractWith({ variables });
  expect(exitCode).toBe(0);
  const { result, usage } = JSON.parse(out) as Record<string, Json>;
  expect(result.data).toEqual({ ship: "Aurora", invoice_number: "R-2041" });
  expect(usage.model.requests).toBeGreaterThan(0);
  const half = await extractWith({ variables: { DOCSVC_MODEL: "m" } });
  await rm(folder, { recursive: true });
  expect(half.exitCode).toBe(2);
  expect(half.err).toContain("DOCSVC_MODEL_BASE_URL");
});

test.each([["1"], ["2"]])(
  "docsvc parse shows figures to the model that the environment names, in %s processes",
  async (jobs) => {
    const variables = { DOCSVC_MODEL: "m", DOCSVC_MODEL_BASE_URL: endpoint.baseUrl, DOCSVC_MODEL_API_KEY: API_KEY };
    reply = () => ({ json: { summary: "A map of hills." } });
    const paper = fixture("paper/paper.pdf");
    const { out, exitCode } = await run(["parse", paper, "--format", "json", "--jobs", jobs], {
      environment: { variables },
    });
    reply = nameShip;
    expect(exitCode).toBe(0);
    const { result, usage } = JSON.parse(out) as Record<string, Json>;
    expect(result.chunks[0].enriched).toContain("A map of hills.");
    expect(usage.model.requests).toBeGreaterThan(0);
  },
);
