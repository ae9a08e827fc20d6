import { readFixture } from "@docsvc/fixtures";
import { type AskedModel, type ModelReply, startModelServer } from "@docsvc/fixtures/model-server";
import type { FullResult, ParseConfig } from "@docsvc/openapi";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { ManualClock } from "../testing/manual-clock.ts";
import { createModel } from "./model/openai-compatible.ts";
import { parse } from "./parse.ts";
import { parseWithModel } from "./parse-with-model.ts";

let paper: Uint8Array;
let alone: FullResult;
beforeAll(async () => {
  paper = await readFixture("paper/paper.pdf");
  alone = (await parse(paper)).result;
});

async function parseAt(
  reply: (asked: AskedModel) => ModelReply,
  config: ParseConfig = {},
): Promise<{ readonly result: FullResult; readonly asked: readonly AskedModel[] }> {
  const clock = new ManualClock();
  clock.skip(1000, 4000, 16_000);
  await using server = await startModelServer(reply);
  const model = createModel({ model: "m", baseUrl: server.baseUrl, clock });
  return { result: (await parseWithModel(paper, config, { model })).result, asked: server.asked };
}

const summarised = (): ModelReply => ({ json: { summary: "A map of\n hills, seen\tfrom above." } });

test("figures are shown to a model as pictures, and its words stand where words of a model stand", async () => {
  const { result, asked } = await parseAt(summarised);
  expect(asked.length).toBeGreaterThan(0);
  const [kind, base64] = asked[0]!.pictures[0]!.split(",");
  expect(kind).toBe("data:image/jpeg;base64");
  const picture = await sharp(Buffer.from(base64!, "base64")).stats();
  // The figure is there: a blank part of a page has one colour.
  expect(Math.max(...picture.channels.map(({ stdev }) => stdev))).toBeGreaterThan(10);
  const [chunk] = result.chunks;
  expect(chunk!.embed).toContain("A map of hills, seen from above.");
  expect(chunk!.enriched).toMatch(/^Figure on page \d+: A map of hills, seen from above\./u);
  // The document's own words are untouched.
  expect(result.chunks.map(({ content, blocks }) => ({ content, blocks }))).toEqual(
    alone.chunks.map(({ content, blocks }) => ({ content, blocks })),
  );
});

test("without a wish for summaries no figure is shown", async () => {
  const { result, asked } = await parseAt(summarised, { enhance: { summarize_figures: false } });
  expect(asked).toEqual([]);
  expect(result).toEqual(alone);
});

test("what a caller adds goes with the question; scopes that are not worked on are told", async () => {
  const agentic = [
    { scope: "figure" as const, prompt: "Name the scale." },
    { scope: "table" as const, prompt: null },
  ];
  const { result, asked } = await parseAt(summarised, { enhance: { agentic, summarize_figures: false } });
  expect(asked[0]!.system).toContain("Name the scale.");
  expect(result.warnings).toMatchObject([{ code: "option_unavailable", message: expect.stringContaining("table") }]);
});

test.each<[string, ModelReply, readonly string[]]>([
  ["answers in another form", { json: { summary: ["a", "b"] } }, []],
  ["is away", { status: 500 }, ["model_unavailable"]],
])("a model that %s leaves captions and texts as they are", async (_name, reply, codes) => {
  const { result } = await parseAt(() => reply);
  expect(result.chunks).toEqual(alone.chunks);
  expect((result.warnings ?? []).map(({ code }) => code)).toEqual(codes);
});
