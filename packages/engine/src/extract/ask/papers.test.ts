import { startModelServer } from "@docsvc/fixtures/model-server";
import { expect, test } from "vitest";
import { type Paper, PAPERS } from "../../../testing/papers.ts";
import { TruthfulModel } from "../../../testing/truthful-model.ts";
import { createModel } from "../../model/openai-compatible.ts";
import { extractWithModel } from "./extract-with-model.ts";

type Leaf = readonly [pointer: string, value: unknown];

function leavesOf(value: unknown, pointer = ""): Leaf[] {
  if (value === null) return [];
  if (typeof value !== "object") return [[pointer, value]];
  return Object.entries(value).flatMap(([name, child]) => leavesOf(child, `${pointer}/${name}`));
}

/** F1 of the values, and the number of wrong values that are called sure. */
async function read(
  paper: Paper,
  lies: number,
  seed = 1,
): Promise<{ readonly f1: number; readonly wrong: string[]; readonly wrongAndSure: string[] }> {
  const model = new TruthfulModel(paper.truth, lies, seed, paper.statements);
  await using server = await startModelServer((asked) => model.answer(asked));
  const options = { model: createModel({ model: "m", baseUrl: server.baseUrl }) };
  const { data, citations, warnings } = await extractWithModel(paper.transcript, { schema: paper.schema }, options);
  expect(warnings).toBeUndefined();
  const truth = new Map(leavesOf(paper.truth));
  const told = leavesOf(data);
  const wrong = told.filter(([pointer, value]) => truth.get(pointer) !== value);
  return {
    f1: (2 * (told.length - wrong.length)) / (told.length + truth.size),
    wrong: wrong.map(([pointer, value]) => `${pointer}: ${String(value)}`),
    wrongAndSure: wrong
      .filter(([pointer]) => citations[pointer]?.[0]?.confidence === "high")
      .map(([pointer]) => pointer),
  };
}

test.each(PAPERS)("of a truthful model, everything of a $name is in the result", async (paper) => {
  const { f1, wrong } = await read(paper, 0);
  expect({ wrong, isRight: f1 >= 0.95, f1 }).toMatchObject({ wrong: [], isRight: true });
});

test.each(PAPERS)("of a model that lies of every fifth value, no lie on a $name is sure", async (paper) => {
  for (let seed = 1; seed <= 8; seed++) expect((await read(paper, 0.2, seed)).wrongAndSure).toEqual([]);
});
