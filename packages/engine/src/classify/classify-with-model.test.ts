import { type ModelReply, startModelServer } from "@docsvc/fixtures/model-server";
import type { ClassifyOutput } from "@docsvc/openapi";
import { expect, test } from "vitest";
import { transcriptOf } from "../../testing/transcript-of.ts";
import { createModel } from "../model/openai-compatible.ts";
import { classify } from "./classify.ts";
import { classifyWithModel } from "./classify-with-model.ts";

const INVOICE = transcriptOf([["Invoice no. 77", 60, 60], ["Paint 2 12.50 25.00", 60, 90], ["VAT 20 % 5.00", 60, 120], ["Amount due 30.00", 60, 150], ["Payable within 14 days", 60, 180]]); // prettier-ignore
const CATEGORIES = [{ title: "Invoices" }, { title: "Things of the harbour" }];

async function classifyBy(reply: ModelReply): Promise<{ readonly result: ClassifyOutput; readonly shown: string }> {
  await using server = await startModelServer(() => reply);
  const model = createModel({ model: "m", baseUrl: server.baseUrl });
  const result = await classifyWithModel(INVOICE, CATEGORIES, { model });
  return { result, shown: server.asked[0]!.text };
}

test("the model is shown the categories and lines, and decides", async () => {
  const { result, shown } = await classifyBy({ json: { category: 1 } });
  expect(shown).toContain('{"category":1,"title":"Things of the harbour"');
  expect(shown).toContain("| Amount due 30.00");
  expect(result).toMatchObject({ title: "Things of the harbour", confidence: "low" });
  expect(result.scores[1]!.score).toBeGreaterThan(0.75);
});

test("what engine and model both say keeps the engine's confidence, and none of them is an answer", async () => {
  const own = classify(INVOICE, CATEGORIES);
  expect((await classifyBy({ json: { category: 0 } })).result).toMatchObject({ title: "Invoices", confidence: own.confidence }); // prettier-ignore
  expect((await classifyBy({ json: { category: -1 } })).result).toMatchObject({ title: null, confidence: "low" });
});

test.each([{ json: { category: 2 } }, { json: {} }, { json: { category: "Invoices" } }])(
  "an answer that names no category leaves the engine's: %j",
  async (reply) => {
    const { warnings, ...result } = (await classifyBy(reply)).result;
    expect(result).toEqual(classify(INVOICE, CATEGORIES));
    expect(warnings).toMatchObject([{ code: "model_answer_unusable" }]);
  },
);
