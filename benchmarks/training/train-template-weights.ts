/**
 * Learns the weights of the signs of split/template-signs.ts: `node benchmarks/training/train-template-weights.ts [--houses N] [--made FILE] [--kinds DIR]`.
 *
 * It prints documents of one template behind each other, and learns from bundles of them what begins another one. Kinds of papers, with all their issuers,
 * are held out in turn. The other weights stay as they are; documents of other families (`--made`, `--kinds`, see `train-split-weights.ts`) keep the signs from
 * counting where no template is.
 */
import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { lookAtPages } from "@docsvc/engine/src/split/page-look.ts";
import { type StartSign, startSigns, toSequence } from "@docsvc/engine/src/split/start-signs.ts";
import { BIAS, WEIGHTS } from "@docsvc/engine/src/split/start-weights.ts";
import { TEMPLATE_SIGNS } from "@docsvc/engine/src/split/template-signs.ts";
import { type Learned, learnWeights, type Sample } from "./logistic-regression.ts";
import { openPrinter } from "./pages/print-pages.ts";
import { randomOf } from "./pages/random.ts";
import { readKindDocuments } from "./split/kinds/make-kinds.ts";
import { makeBundle } from "./split/make-bundles.ts";
import type { MadeDocument } from "./split/make-documents.ts";
import { makeTemplateDocuments } from "./split/template-documents.ts";

const { values } = parseArgs({
  options: {
    houses: { type: "string", default: "12" },
    bundles: { type: "string", default: "200" },
    seed: { type: "string", default: "7" },
    made: { type: "string" },
    kinds: { type: "string" },
  },
});

type StartSample = Sample<StartSign>;

const PENALTY = 1e-4;
const FOLDS = 4;
const OTHER: Readonly<Partial<Record<StartSign, number>>> = Object.fromEntries(
  Object.entries(WEIGHTS).filter(([name]) => !(name in TEMPLATE_SIGNS)),
);
const SHIPPED: Learned<StartSign> = { weights: WEIGHTS, bias: BIAS };
/** Without the signs of templates. */
const NONE: Learned<StartSign> = {
  weights: { ...WEIGHTS, ...Object.fromEntries(Object.keys(TEMPLATE_SIGNS).map((name) => [name, 0])) },
  bias: BIAS,
};

await using printer = await openPrinter();
const documents = await makeTemplateDocuments(printer, Number(values.houses), Number(values.seed));
const made = values.made === undefined ? [] : (JSON.parse(await readFile(values.made, "utf8")) as MadeDocument[]);
const kinds = values.kinds === undefined ? [] : (await readKindDocuments(values.kinds)).map((one): MadeDocument => ({ ...one, family: one.kind })); // prettier-ignore
const families = [...new Set(documents.map(({ family }) => family))];
const others = [...shared(samplesOf(made, 1), 1), ...shared(samplesOf(kinds, 2), 0.5)];
for (let fold = 0; fold < FOLDS; fold++) {
  const isHeld = ({ family }: MadeDocument): boolean => families.indexOf(family) % FOLDS === fold;
  const held = samplesOf(documents.filter(isHeld), 10 + fold);
  const learned = learn(samplesOf([...documents.filter((one) => !isHeld(one)), ...kinds], 20 + fold));
  process.stdout.write(`held ${fold + 1}: without ${f1(held, NONE)}, shipped ${f1(held, SHIPPED)}, learned of the others ${f1(held, learned)}\n`); // prettier-ignore
}
const { weights } = learn(samplesOf([...documents, ...kinds], 30));
for (const name of Object.keys(TEMPLATE_SIGNS)) {
  process.stdout.write(`  ${name}: ${weights[name as StartSign].toFixed(2)},\n`);
}
process.exit(0);

function learn(samples: readonly StartSample[]): Learned<StartSign> {
  return learnWeights([...shared(samples, 1), ...others], OTHER, NONE, PENALTY);
}

/** Samples that together weigh as much as a thousand. */
function shared(samples: readonly StartSample[], weight: number): StartSample[] {
  return samples.map((sample) => ({ ...sample, weight: (1000 * weight) / samples.length }));
}

function samplesOf(of: readonly MadeDocument[], seed: number): StartSample[] {
  if (of.length === 0) return [];
  const random = randomOf(Number(values.seed) * 7919 + seed);
  return Array.from({ length: Number(values.bundles) }, () => {
    const { pages, starts } = makeBundle(of, random);
    const sequence = toSequence(lookAtPages({ pages, fields: [], attachments: [], warnings: [] }));
    const firsts = new Set([0]);
    return sequence.looks.slice(1).map(({ page: { number } }, at): StartSample => {
      const signs = startSigns(sequence, at + 1, firsts);
      if (starts.has(number)) firsts.add(at + 1);
      return { signs, isPositive: starts.has(number), weight: 1 };
    });
  }).flat();
}

function f1(samples: readonly StartSample[], { weights, bias }: Learned<StartSign>): string {
  const oddsOf = (signs: StartSample["signs"]): number =>
    Object.entries<number>(signs).reduce((sum, [name, value]) => sum + value * weights[name as StartSign], bias);
  const said = samples.filter(({ signs }) => oddsOf(signs) > 0);
  const right = said.filter(({ isPositive }) => isPositive).length;
  const gold = samples.filter(({ isPositive }) => isPositive).length;
  return ((200 * right) / Math.max(1, said.length + gold)).toFixed(1);
}
