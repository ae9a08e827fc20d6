/** The exchanges shown in docs/models.md, over HTTP. */
import { readFixture } from "@docsvc/fixtures";
import { type AskedModel, type ModelReply, startModelServer } from "@docsvc/fixtures/model-server";
import type { ParseConfig } from "@docsvc/openapi";
import sharp from "sharp";
import { BLUE, ChartPage } from "../testing/chart-pdf.ts";
import { pictureOf, picturePdf, textAt } from "../testing/picture-pdf.ts";
import { beforeAll, expect, test } from "vitest";
import { classifyWithModel } from "./classify/classify-with-model.ts";
import { edit } from "./edit/edit.ts";
import { extractWithModel } from "./extract/ask/extract-with-model.ts";
import type { Transcript } from "./transcript/transcript.ts";
import type { Model } from "./model/model.ts";
import { createModel } from "./model/openai-compatible.ts";
import { parseWithModel } from "./parse-with-model.ts";
import { readTranscript } from "./read-transcript.ts";
import { splitWithModel } from "./split/ask/split-with-model.ts";

let bytes: Uint8Array;
let bundle: Transcript;
let pictured: Uint8Array;
beforeAll(async () => {
  pictured = await picturedChart();
  bytes = await readFixture("bundle/bundle.pdf");
  bundle = await readTranscript(bytes);
});

/** Runs an operation with a model that gives these answers; returns its result and the requests the model received. */
async function exchange<Result>(
  reply: (asked: AskedModel) => ModelReply,
  work: (model: Model) => Promise<Result>,
): Promise<{ readonly result: Result; readonly asked: readonly AskedModel[] }> {
  await using server = await startModelServer(reply);
  const result = await work(createModel({ model: "m", baseUrl: server.baseUrl }));
  return { result, asked: server.asked };
}

test("extract: the value is read at the line that the answer names", async () => {
  const page = { ...bundle, pages: bundle.pages.slice(1, 2) };
  const schema = { type: "object", properties: { to_pay: { type: ["number", "null"] } } };
  const { result } = await exchange(
    ({ text }) => {
      const line = Number(/\[(\d+)\] 10,082\.12/u.exec(text)![1]);
      return { json: { values: [{ field: 0, value: "10,082.12", lines: [line] }] } };
    },
    (model) => extractWithModel(page, { schema }, { model }),
  );
  expect(result.data).toEqual({ to_pay: 10_082.12 });
});

test("split: pages whose kind no word shows are found by the model", async () => {
  const pages = [1, 2, 3, 4, 5].map((page) => ({ page, kind: page === 3 || page === 4 ? 0 : -1, begins: page !== 4 }));
  const sections = [{ title: "Money", description: "What the bank says" }];
  const { result, asked } = await exchange(
    () => ({ json: { pages } }),
    (model) => splitWithModel(bundle, sections, "", { model }),
  );
  expect(asked[0]!.text).toContain("--- page 3 (says that it is 1) ---\n| Bank of the Lower Valley");
  expect(result.splits).toEqual([{ title: "Money", pages: [3, 4], confidence: "low" }]);
});

test("classify: the model chooses", async () => {
  const { result } = await exchange(
    () => ({ json: { category: 0 } }),
    (model) => classifyWithModel({ ...bundle, pages: bundle.pages.slice(0, 1) }, [{ title: "Complaint" }, { title: "Order" }], { model }), // prettier-ignore
  );
  expect(result).toMatchObject({ title: "Complaint", confidence: "low" });
});

test("edit: an instruction in another language is done as the model puts it", async () => {
  const { result, asked } = await exchange(
    () => ({ json: { texts: [{ text: 0, sentences: ["Delete page 5."] }] } }),
    (model) => edit(bytes, { instructions: "Supprimez la page 5" }, { model }),
  );
  expect(asked.map(({ text }) => text)).toEqual(Array(2).fill('{"text":0,"says":"Supprimez la page 5"}'));
  expect(result.edits).toMatchObject([{ kind: "delete_pages", page: 5, status: "done" }]);
});

const TEXTS: ParseConfig = { enhance: { agentic: [{ scope: "text", prompt: null }], summarize_figures: false } };

test("agentic text: doubtful words are shown with a picture of their page, and a correction is kept and marked", async () => {
  const photograph = sharp(await readFixture("scan/letter.jpg"));
  const { width, height } = await photograph.metadata();
  // Only the upper part: recognition of the whole page takes four times as long.
  const letter = await photograph
    .extract({ left: 0, top: 0, width, height: Math.round(height / 4) })
    .png()
    .toBuffer();
  const { result, asked } = await exchange(
    ({ text }) => {
      const blocks = [...text.matchAll(/^\{"block":.*$/gmu)].map(([json]) => JSON.parse(json) as { readonly block: number; readonly text: string }); // prettier-ignore
      // An extra space is a correction that the page cannot disprove.
      return {
        json: { blocks: blocks.map((one) => ({ ...one, text: `${one.text.slice(0, 2)} ${one.text.slice(2)}` })) },
      };
    },
    (model) => parseWithModel(new Uint8Array(letter), TEXTS, { model }),
  );
  expect(asked[0]!.pictures[0]).toMatch(/^data:image\/jpeg;base64,/u);
  const revised = result.result.chunks.flatMap(({ blocks }) => blocks.filter(({ metadata }) => metadata?.["revised_by"] === "model")); // prettier-ignore
  expect(revised.length).toBeGreaterThan(0);
  expect(result.result.chunks[0]!.enriched).toContain(revised[0]!.content);
});

/** A page with a chart as an image, from which no data can be read. */
async function picturedChart(): Promise<Uint8Array> {
  const drawn = new ChartPage().upAxis(60, { "0": 250, "50": 150, "100": 50 }).text("Members", [160, 34]);
  const chart = drawn.bar(BLUE, 90, 170, 130, 250).bar(BLUE, 190, 110, 230, 250).toBytes();
  const picture = { raster: await pictureOf(chart, 1, 144), x: 80, y: 300, width: 400, height: 300 };
  return picturePdf({ width: 595, height: 842 }, [picture], textAt(80, 700, 11, "The members of both clubs are counted each spring.")); // prettier-ignore
}

const FIGURES: ParseConfig = {
  enhance: { agentic: [{ scope: "figure", prompt: "Values are people." }], summarize_figures: false },
};
const MEMBERS = {
  kind: "bar",
  title: "Members",
  x: "Club",
  y: "",
  series: [
    {
      name: "",
      points: [
        { x: "Oslo", y: 40 },
        { x: "Rome", y: 70 },
      ],
    },
  ],
};

/** The first figure of a page, as described by a model that gives this answer. */
async function figureOf(answer: unknown, { page = pictured, config = FIGURES } = {}) {
  const { result, asked } = await exchange(
    ({ system }) => ({ json: system.includes("data of a chart") ? answer : { summary: "Two bars." } }),
    (model) => parseWithModel(page, config, { model, ocr: "off" }),
  );
  const figure = result.result.chunks.flatMap(({ blocks }) => blocks).find(({ type }) => type === "Figure")!;
  return { figure, asked, result: result.result };
}

test("agentic figure: the chart of a picture has its numbers from the model, and says so", async () => {
  const { figure, asked, result } = await figureOf(MEMBERS);
  expect(asked[0]!.system).toContain("Values are people.");
  expect(asked[0]!.pictures[0]).toMatch(/^data:image\/jpeg;base64,/u);
  expect(JSON.stringify(asked[0]!.body["response_format"])).toContain('"points"');
  expect(figure).toMatchObject({ confidence: "low", chart: { ...MEMBERS, source: "model" } });
  expect(figure.content).toBe("Members\n\n| Club | Members |\n| --- | --- |\n| Oslo | 40 |\n| Rome | 70 |");
  expect(result.chunks[0]!.content).toContain("| Rome | 70 |");
  expect(result.chunks[0]!.embed).toContain("Club: Rome; Members: 70");
});

test.each([
  [
    "series of unequal lengths",
    { ...MEMBERS, series: [...MEMBERS.series, { name: "b", points: [{ x: "Oslo", y: 1 }] }] },
  ],
  ["no numbers", { ...MEMBERS, series: [{ name: "", points: [{ x: "Oslo", y: null }] }] }],
  ["another form than was asked for", { summary: "A bar chart." }],
])("agentic figure: %s is no chart, and a warning says so", async (_, answer) => {
  const { figure, result } = await figureOf(answer);
  expect(figure.chart).toBeUndefined();
  expect(result.warnings).toMatchObject([{ code: "model_answer_unusable" }]);
});

test("agentic figure: a picture that is no chart stays as it is, without a warning", async () => {
  const { figure, result } = await figureOf({ ...MEMBERS, kind: "none", series: [] });
  expect(figure.chart).toBeUndefined();
  expect(result.warnings ?? []).toEqual([]);
});

test("summarize_figures alone asks for no chart", async () => {
  const { figure, asked } = await figureOf(MEMBERS, { config: {} });
  expect(asked).toHaveLength(1);
  expect(figure.chart).toBeUndefined();
});

test("agentic figure: a chart whose drawing was read is not asked about", async () => {
  const drawn = new ChartPage().upAxis(60, { "0": 250, "25": 200, "50": 150, "75": 100, "100": 50 });
  drawn.text("Members", [160, 34], "middle", 10).text("Oslo", [110, 262]).text("Rome", [210, 262]);
  const page = drawn.bar(BLUE, 90, 170, 130, 250).bar(BLUE, 190, 110, 230, 250).toBytes();
  const { figure, asked } = await figureOf(MEMBERS, { page });
  expect(figure.chart).toMatchObject({ source: "drawing" });
  expect(asked.every(({ system }) => !system.includes("data of a chart"))).toBe(true);
});
