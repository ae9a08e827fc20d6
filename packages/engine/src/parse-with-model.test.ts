import { readFixture } from "@docsvc/fixtures";
import { type AskedModel, type ModelReply, startModelServer } from "@docsvc/fixtures/model-server";
import type { Block, BlockCell, FullResult, ParseConfig } from "@docsvc/openapi";
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

test("figures are shown to a model as pictures, and its words are where words of a model belong", async () => {
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
  // The words of the document are unchanged.
  expect(result.chunks.map(({ content, blocks }) => ({ content, blocks }))).toEqual(
    alone.chunks.map(({ content, blocks }) => ({ content, blocks })),
  );
});

test("without a wish for summaries no figure is shown", async () => {
  const { result, asked } = await parseAt(summarised, { enhance: { summarize_figures: false } });
  expect(asked).toEqual([]);
  expect(result).toEqual(alone);
});

test("what a caller adds goes with the question", async () => {
  const agentic = [{ scope: "figure" as const, prompt: "Name the scale." }];
  const { asked } = await parseAt(summarised, { enhance: { agentic, summarize_figures: false } });
  expect(asked[0]!.system).toContain("Name the scale.");
});

/** The tables of the fixture as the engine reads them, in the form a model would write. */
function tablesAlone({ chunks }: FullResult): { readonly words: string; readonly rows: Rows }[] {
  return chunks
    .flatMap(({ blocks }) => blocks)
    .flatMap(({ type, cells }) => {
      if (type !== "Table" || cells === undefined) return [];
      const rows = Map.groupBy(cells, ({ row }) => row);
      const words = cells.map(({ text }) => text).join(" ");
      return [{ words, rows: [...rows.values()].map((own) => own.map((cell) => toAnswer(cell))) }];
    });
}

type Rows = readonly (readonly { readonly text: string; readonly rows: number; readonly columns: number }[])[];

function toAnswer({ text, row_span: rows, column_span: columns }: BlockCell): Rows[number][number] {
  return { text, rows, columns };
}

const agenticTables = {
  enhance: { agentic: [{ scope: "table" as const, prompt: "Rows are ships." }], summarize_figures: false },
  settings: { return_places: true },
};

/** Parses a document with a model that answers for each table with what `change` returns. */
async function parseTables(
  name: string,
  change: (rows: Rows) => Rows,
): Promise<{ readonly own: FullResult; readonly result: FullResult; readonly asked: readonly AskedModel[] }> {
  const bytes = await readFixture(name);
  const { result: own } = await parse(bytes, { settings: { return_places: true } });
  const tables = tablesAlone(own);
  await using server = await startModelServer(({ text }) => {
    const wordsOf = (words: string): string => words.trim().split(/\s+/u).toSorted().join(" ");
    const shown = wordsOf(text.slice(text.indexOf(":") + 1));
    const { rows } = tables.find(({ words }) => wordsOf(words) === shown) ?? tables[0]!;
    return { json: { rows: change(rows).map((cells) => ({ header: false, cells })) } };
  });
  const model = createModel({ model: "m", baseUrl: server.baseUrl });
  return { own, result: (await parseWithModel(bytes, agenticTables, { model })).result, asked: server.asked };
}

test("a table is taken as the model reads it, and given in `enriched`, where each word is so on the page", async () => {
  const { own, result, asked } = await parseTables("report/report.pdf", (rows) => rows);
  expect(asked[0]!.system).toContain("Rows are ships.");
  expect(asked[0]!.pictures).toHaveLength(1);
  const tablesOf = ({ chunks }: FullResult): Block[] =>
    chunks.flatMap(({ blocks }) => blocks).filter(({ type }) => type === "Table");
  const [before, after] = [tablesOf(own), tablesOf(result)];
  const changed = after.filter(({ metadata }) => metadata?.["revised_by"] === "model");
  expect(changed.length).toBeGreaterThan(0);
  for (const [index, table] of after.entries()) {
    // The model marks no row as a header: everything else is unchanged.
    expect(table.cells!.map(({ text }) => text)).toEqual(before[index]!.cells!.map(({ text }) => text));
    if (changed.includes(table)) expect(table.cells!.some(({ header }) => header)).toBe(false);
  }
  expect(result.chunks.map(({ enriched }) => enriched).join()).toContain(changed[0]!.content);
  const other = ({ type }: Block): boolean => type !== "Table";
  expect(result.chunks.flatMap(({ blocks }) => blocks.filter(other))).toEqual(
    own.chunks.flatMap(({ blocks }) => blocks.filter(other)),
  );
});

test("a table of which a model says what is not there stays as it was read, with a warning", async () => {
  const { own, result } = await parseTables("report/report.pdf", (rows) =>
    rows.map((cells) => cells.map((cell) => ({ ...cell, text: cell.text.replace(/\d/u, "8").replace("e", "o") }))),
  );
  expect(result.chunks).toEqual(own.chunks);
  expect(result.warnings).toMatchObject([{ code: "model_answer_unproved" }]);
});

test("text that lies in the file is not asked about", async () => {
  const { result, asked } = await parseAt(summarised, {
    enhance: { agentic: [{ scope: "text", prompt: null }], summarize_figures: false },
  });
  expect(asked).toEqual([]);
  expect(result).toEqual(alone);
});

test.each<[string, ModelReply, readonly string[]]>([
  ["answers in another form", { json: { summary: ["a", "b"] } }, []],
  ["is away", { status: 500 }, ["model_unavailable"]],
])("a model that %s leaves captions and texts as they are", async (_name, reply, codes) => {
  const { result } = await parseAt(() => reply);
  expect(result.chunks).toEqual(alone.chunks);
  expect((result.warnings ?? []).map(({ code }) => code)).toEqual(codes);
});
