import { type AskedModel, type ModelReply, startModelServer } from "@docsvc/fixtures/model-server";
import type { SplitOutput } from "@docsvc/openapi";
import { expect, test } from "vitest";
import { ManualClock } from "../../../testing/manual-clock.ts";
import { transcriptOf, type PlacedText } from "../../../testing/transcript-of.ts";
import { randomOf } from "../../../testing/random.ts";
import { createModel } from "../../model/openai-compatible.ts";
import { split } from "../split.ts";
import { splitWithModel } from "./split-with-model.ts";

const DESCRIPTIONS = [
  { title: "Invoices", description: "Invoices of suppliers: number, items, VAT, total" },
  { title: "Contracts", description: "Agreements between parties with clauses and signatures" },
];
/** The grammar knows no word of this rule. */
const RULE = "Whoever is billed gets a bundle.";
const NONSENSE = "Sing the pages in a minor key.";

/** Six invoices to three customers, all on the same form. */
const BUNDLE = transcriptOf(
  ...["Ames", "Ames", "Bell", "Bell", "Bell", "Cole"].map((name, at): PlacedText[] => [
    [`Billed to: ${name}`, 60, 80],
    [`Invoice items of week ${at}`, 60, 100],
    ["VAT and total", 60, 120],
  ]),
);

const NOTHING = { kinds: [], pages: 0, page_numbers: [], words: [], label: "" };

/** Answers the request for rules with these, and says nothing about pages. */
async function splitBy(rules: readonly object[], text = RULE): Promise<SplitOutput> {
  const reply = ({ text: asked }: AskedModel): ModelReply => ({ json: asked.includes("\nRules:\n") ? { rules } : { pages: [] } }); // prettier-ignore
  await using server = await startModelServer(reply);
  const model = createModel({ model: "m", baseUrl: server.baseUrl });
  return await splitWithModel(BUNDLE, DESCRIPTIONS, text, { model });
}

const pagesOf = ({ splits }: SplitOutput): number[][] => splits.map(({ pages }) => [...pages]);

test("a rule that the grammar does not know is followed as a model puts it, and its sections are not called sure", async () => {
  expect(split(BUNDLE, DESCRIPTIONS, RULE).rules).toEqual([{ rule: RULE, status: "not_understood" }]);
  const result = await splitBy([{ ...NOTHING, rule: 0, does: "byValue", label: "billed to" }]);
  expect(result.rules).toEqual([{ rule: RULE, status: "followed", meaning: "A section for each billed to." }]);
  expect(pagesOf(result)).toEqual([[1, 2], [3, 4, 5], [6]]);
  expect(result.splits.every(({ confidence }) => confidence === "low")).toBe(true);
});

test("pages and words that a model names count only if the bundle has them", async () => {
  const cut = await splitBy([{ ...NOTHING, rule: 0, does: "atPages", page_numbers: [4] }]);
  expect(pagesOf(cut)).toEqual([
    [1, 2, 3],
    [4, 5, 6],
  ]);
  const left = await splitBy([{ ...NOTHING, rule: 0, does: "withoutPages", page_numbers: [2, 3] }]);
  expect(left.unassigned).toEqual([2, 3]);
  expect(pagesOf(left)).toEqual([[1, 4, 5, 6]]);
  for (const lie of [
    { does: "atPages", page_numbers: [4, 7] },
    { does: "withoutPages", page_numbers: [] },
    { does: "atWords", words: ["billed to: bell", "billed to: zorn"] },
    { does: "byValue", label: "shoe size" },
    { does: "everyPages", pages: 0 },
    { does: "each", kinds: [2] },
    { does: "none" },
    { does: "shred" },
  ]) {
    const result = await splitBy([{ ...NOTHING, rule: 0, ...lie }]);
    expect(result.rules).toEqual([{ rule: RULE, status: "not_understood" }]);
    expect(result.splits).toEqual(split(BUNDLE, DESCRIPTIONS).splits);
  }
});

test("a rule that a model reads in two ways, or of a number that was not asked, stays not understood", async () => {
  const twice = [
    { ...NOTHING, rule: 0, does: "each" },
    { ...NOTHING, rule: 0, does: "together" },
    { ...NOTHING, rule: 5, does: "each" },
  ];
  expect((await splitBy(twice)).rules).toEqual([{ rule: RULE, status: "not_understood" }]);
});

test("rules that the grammar knows are not asked about, and stay as they are", async () => {
  const text = `Leave out blank pages. ${NONSENSE}`;
  const result = await splitBy([{ ...NOTHING, rule: 0, does: "everyPages", pages: 2 }], text);
  expect(result.rules?.map(({ status }) => status)).toEqual(["followed", "followed"]);
  expect(pagesOf(result)).toEqual([
    [1, 2],
    [3, 4],
    [5, 6],
  ]);
});

test("whatever a model says of rules, each page is once", async () => {
  const kinds = ["each", "together", "everyPages", "atWords", "atHeadings", "byValue", "atPages", "withoutPages", "restWithNext"]; // prettier-ignore
  const clock = new ManualClock();
  await using server = await startModelServer(({ text, index }) => {
    const random = randomOf(31 * index + 7);
    const whole = (): number => Math.floor(random() * 9) - 1;
    const page = (): object => ({ page: whole(), kind: whole(), begins: random() < 0.5 });
    const lie = (rule: number): object => ({ ...NOTHING, rule, does: kinds[(index + rule) % kinds.length], pages: whole(), page_numbers: [whole(), whole()], words: ["billed"], label: "billed to" }); // prettier-ignore
    return {
      json: text.includes("\nRules:\n") ? { rules: [lie(0), lie(1)] } : { pages: Array.from({ length: 9 }, page) },
    };
  });
  const model = createModel({ model: "m", baseUrl: server.baseUrl, clock });
  for (let round = 0; round < 12; round++) {
    const { splits, unassigned } = await splitWithModel(BUNDLE, DESCRIPTIONS, `${RULE} ${NONSENSE}`, { model });
    const all = [...splits.flatMap(({ pages }) => pages), ...(unassigned ?? [])];
    expect(all.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
  }
});
