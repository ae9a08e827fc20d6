/**
 * Learns the weights of split/start-weights.ts: `node benchmarks/training/train-split-weights.ts [--documents N] [--bundles N]`.
 *
 * `--kinds DIR` adds the output of `split/kinds/make-kinds.ts`; it weighs about half as much, as most of it is single pages.
 * `--made FILE` keeps the generated documents for the next run.
 * `--corpus DIR` adds your own documents: one folder of PDF files for each family, or a JSON file of what was read of them. They weigh as much as the generated ones.
 *
 * It generates documents of many families, joins them into bundles, and learns the features of a page that begins a document. Families are held
 * out in turn: weights from the others find the documents in bundles of held-out families. For a corpus it also prints the score of weights from
 * generated documents only.
 */
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import type { Transcript } from "@docsvc/engine/src/transcript/transcript.ts";
import { lookAtPages } from "@docsvc/engine/src/split/page-look.ts";
import { type StartSign, startSigns, toSequence } from "@docsvc/engine/src/split/start-signs.ts";
import { BIAS, WEIGHTS } from "@docsvc/engine/src/split/start-weights.ts";
import { type Learned, learnWeights, printWeights, type Sample } from "./logistic-regression.ts";
import { openPrinter } from "./pages/print-pages.ts";
import { randomOf } from "./pages/random.ts";
import { readKindDocuments } from "./split/kinds/make-kinds.ts";
import { makeBundle } from "./split/make-bundles.ts";
import { FOLDS, makeDocuments, type MadeDocument, readDocuments } from "./split/make-documents.ts";

const { values } = parseArgs({
  options: {
    documents: { type: "string", default: "8" },
    bundles: { type: "string", default: "500" },
    seed: { type: "string", default: "1" },
    corpus: { type: "string" },
    kinds: { type: "string" },
    made: { type: "string" },
    out: { type: "string" },
  },
});

/** Some features are rare, such as copies and other languages: the usual penalty would leave them without weight. */
const PENALTY = 2e-5;

/** A higher value costs accuracy in bundles of long documents, a lower one in those of single pages. */
const KINDS_SHARE = 0.55;

const SHIPPED: Learned<StartSign> = { weights: WEIGHTS, bias: BIAS };

const documents = await keptDocuments();
const ofKinds = values.kinds === undefined ? [] : await readKindDocuments(values.kinds);
const corpus = values.corpus === undefined ? [] : await corpusOf(values.corpus);
const families = [...new Set(documents.map(({ family }) => family))];
process.stdout.write(`${documents.length} documents of ${families.length} families\n`);

type StartSample = Sample<StartSign>;
/** Pages of one bundle except the first, which always begins a document. */
type Bundle = readonly StartSample[];

const lines = Array.from({ length: FOLDS }, (_, fold) => {
  const isHeld = ({ family }: MadeDocument): boolean => families.indexOf(family) % FOLDS === fold;
  const others = documents.filter((one) => !isHeld(one));
  const held = drawBundles(documents.filter(isHeld), Math.ceil(Number(values.bundles) / FOLDS), fold);
  const learned = learn(drawBundles(others, Number(values.bundles), fold).flat());
  return { fold: fold + 1, bundles: held.length, pages: held.flat().length + held.length, shipped: measure(held, SHIPPED), learned: measure(held, learned) }; // prettier-ignore
});
for (const { fold, bundles, pages, shipped, learned } of lines) {
  process.stdout.write(`held ${fold}: ${bundles} bundles, ${pages} pages; shipped ${say(shipped)}; learned of the others ${say(learned)}\n`); // prettier-ignore
}
const made = drawBundles(documents, Number(values.bundles), FOLDS).flat();
const own = corpus.length === 0 ? [] : drawBundles(corpus, Number(values.bundles), FOLDS + 1);
const real = own.flat();
const ofMade = own.length === 0 ? undefined : measure(own, learn(made));
if (ofMade !== undefined) process.stdout.write(`corpus: learned of made documents alone ${say(ofMade)}\n`);
const kinds = ofKinds.length === 0 ? [] : drawBundles(ofKinds.map((one) => ({ ...one, family: one.kind })), Number(values.bundles), FOLDS + 2).flat(); // prettier-ignore
const all = learn([
  ...made,
  ...real.map((sample) => ({ ...sample, weight: made.length / real.length })),
  ...kinds.map((sample) => ({ ...sample, weight: (KINDS_SHARE * made.length) / kinds.length })),
]);
process.stdout.write(printWeights(all));
if (values.out !== undefined) await writeFile(values.out, `${JSON.stringify({ documents: documents.length, families: families.length, folds: lines, ...(ofMade !== undefined && { corpus: { documents: corpus.length, bundles: own.length, learned: ofMade } }) }, null, 2)}\n`); // prettier-ignore

async function keptDocuments(): Promise<MadeDocument[]> {
  if (values.made !== undefined && existsSync(values.made)) return JSON.parse(await readFile(values.made, "utf8")) as MadeDocument[]; // prettier-ignore
  await using printer = await openPrinter();
  const made = await makeDocuments(printer, Number(values.documents), Number(values.seed));
  if (values.made !== undefined) await writeFile(values.made, JSON.stringify(made));
  return made;
}

/** A folder of PDF files, or a file of documents that were read before. */
async function corpusOf(path: string): Promise<MadeDocument[]> {
  if (!path.endsWith(".json")) return await readDocuments(path);
  return JSON.parse(await readFile(path, "utf8")) as MadeDocument[];
}

function learn(samples: readonly StartSample[]): Learned<StartSign> {
  return learnWeights(samples, {}, undefined, PENALTY);
}

function drawBundles(of: readonly MadeDocument[], count: number, fold: number): Bundle[] {
  const random = randomOf(Number(values.seed) * 7919 + fold);
  return Array.from({ length: count }, () => {
    const { pages, starts } = makeBundle(of, random);
    const transcript: Transcript = { pages, fields: [], attachments: [], warnings: [] };
    const sequence = toSequence(lookAtPages(transcript));
    const firsts = new Set([0]);
    return sequence.looks.slice(1).map(({ page: { number } }, at): StartSample => {
      const signs = startSigns(sequence, at + 1, firsts);
      const isPositive = starts.has(number);
      if (isPositive) firsts.add(at + 1);
      return { signs, isPositive, weight: 1 };
    });
  });
}

interface Measured {
  /** F1 of pages that begin a document, in percent. */
  readonly starts: number;
  /** Bundles without an error, in percent. */
  readonly whole: number;
}

function measure(bundles: readonly Bundle[], learned: Learned<StartSign>): Measured {
  const samples = bundles.flat();
  const starts = samples.filter(({ signs }) => oddsOf(signs, learned) > 0);
  const right = starts.filter(({ isPositive }) => isPositive).length;
  const gold = samples.filter(({ isPositive }) => isPositive).length;
  const whole = bundles.filter((bundle) =>
    bundle.every(({ signs, isPositive }) => oddsOf(signs, learned) > 0 === isPositive),
  );
  return { starts: percent(2 * right, starts.length + gold), whole: percent(whole.length, bundles.length) };
}

function oddsOf(signs: StartSample["signs"], { weights, bias }: Learned<StartSign>): number {
  return Object.entries<number>(signs).reduce((sum, [name, value]) => sum + value * weights[name as StartSign], bias);
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 100 : Math.round((1000 * part) / whole) / 10;
}

function say({ starts, whole }: Measured): string {
  return `starts ${starts}, whole ${whole}`;
}
