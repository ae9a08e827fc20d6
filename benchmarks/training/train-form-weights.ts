/**
 * Learns the weights of form-weights.ts: `node benchmarks/training/train-form-weights.ts PAGES… [--others FOLDER…]`.
 *
 * PAGES are folders of make-forms.ts or make-pages.ts, `FAMILY/pdfs/*.pdf`: every grid of a family in `forms/forms.ts` belongs to a form; all
 * others belong to tables, charts, diagrams or boxed listings. `--others` are folders of real PDFs, none of which is a form: generated pages
 * contain too few of the drawings that people make. Each family is held out in turn. A family is weighted by the square root of its number of
 * grids, and so is each PDF within it; the others weigh as much together as all forms.
 */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Learned, learnWeights, printWeights, type Sample } from "./logistic-regression.ts";
import { FORMS } from "./forms/forms.ts";
import type { Word } from "@docsvc/engine/src/text/word.ts";
import { readDocument } from "@docsvc/engine/src/parsing/read-document.ts";
import { drawnCells } from "@docsvc/engine/src/table/grid/drawn-cells.ts";
import { edgesToGrids } from "@docsvc/engine/src/table/grid/edges-to-grids.ts";
import { type FormCells, toFormCells } from "@docsvc/engine/src/table/form/form-cells.ts";
import { type FormSign, MEASURES } from "@docsvc/engine/src/table/form/form-signs.ts";
import { isWeighedAsForm as isTakenForForm } from "@docsvc/engine/src/table/form/form-weights.ts";
import { mayBeForm } from "@docsvc/engine/src/table/form/forms.ts";
import { dropThinFields } from "@docsvc/engine/src/table/grid/thin-fields.ts";

/** Fixed, not learned: numbers that are not counts are amounts, which a form has in few of its boxes. */
const HELD: Partial<Record<FormSign, number>> = { numericColumn: -1.5 };

interface GridSample extends Sample<FormSign> {
  /** Whether the weights in use classify it as a form. */
  readonly isTakenForForm: boolean;
}

interface Group {
  readonly name: string;
  readonly samples: readonly GridSample[];
}

/** Share of a group's grids that are classified correctly. */
interface Shares {
  readonly learned: number;
  readonly shipped: number;
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { others: { type: "string", multiple: true, default: [] } },
});
const made: Group[] = [];
for (const folder of positionals) {
  for (const name of (await readdir(folder)).toSorted()) {
    const isForm = FORMS.some((family) => family.name === name);
    const samples = await readSamples(join(folder, name, "pdfs"), isForm);
    if (samples.length > 0) made.push({ name, samples });
  }
}
const real: Group[] = [];
for (const folder of values.others) real.push({ name: folder, samples: await readSamples(folder, false) });

const shares = made.map((held) => compare(held, learn(made.filter((group) => group !== held))));
const mean = (of: keyof Shares): string =>
  `${((100 * shares.reduce((sum, one) => sum + one[of], 0)) / shares.length).toFixed(1)} %`;
process.stdout.write(`mean of ${made.length} families: ${mean("learned")} held out, ${mean("shipped")} as shipped\n`);
const learned = learn(made);
for (const group of real) compare(group, learned);
process.stdout.write(printWeights(learned));

function compare({ name, samples }: Group, weights: Learned<FormSign>): Shares {
  const right = (test: (sample: GridSample) => boolean): number =>
    samples.filter((sample) => test(sample) === sample.isPositive).length;
  const asLearned = right(({ signs }) => isWeighedAsForm(weights, signs));
  const asShipped = right(({ isTakenForForm: taken }) => taken);
  process.stdout.write(`${name.padEnd(28)} ${samples.length} grids, ${asLearned} right, ${asShipped} as shipped\n`);
  return { learned: asLearned / samples.length, shipped: asShipped / samples.length };
}

function learn(groups: readonly Group[]): Learned<FormSign> {
  const samples = groups.flatMap(({ samples: own }) => weighed(own, Math.sqrt(own.length)));
  const forms = samples.reduce((sum, { isPositive, weight }) => sum + (isPositive ? weight : 0), 0);
  for (const { samples: own } of real) samples.push(...weighed(own, forms / real.length));
  return learnWeights(samples, HELD);
}

function weighed(samples: readonly Sample<FormSign>[], together: number): Sample<FormSign>[] {
  const total = samples.reduce((sum, { weight }) => sum + weight, 0);
  return samples.map((sample) => ({ ...sample, weight: (sample.weight / total) * together }));
}

function isWeighedAsForm({ weights, bias }: Learned<FormSign>, signs: Readonly<Record<FormSign, number>>): boolean {
  let odds = bias;
  let sign: FormSign;
  for (sign in MEASURES) odds += weights[sign] * signs[sign];
  return odds > 0;
}

async function readSamples(folder: string, isPositive: boolean): Promise<GridSample[]> {
  const samples: GridSample[] = [];
  for (const file of (await readdir(folder)).toSorted()) {
    if (!file.endsWith(".pdf")) continue;
    const inFile: Pick<GridSample, "signs" | "isTakenForForm">[] = [];
    let words: readonly Word[] = [];
    await readDocument(await readFile(join(folder, file)), {
      inspect: (stage) => {
        if (stage.stage === "words") words = stage.words.upright;
        if (stage.stage !== "edges") return;
        for (const grid of edgesToGrids(stage.edges).map(dropThinFields)) {
          const cells = drawnCells(grid, words);
          if (mayBeForm(grid, cells)) inFile.push(measure(toFormCells(grid, cells)));
        }
      },
    });
    for (const grid of inFile) samples.push({ ...grid, isPositive, weight: 1 / Math.sqrt(inFile.length) });
  }
  return samples;
}

function measure(cells: FormCells): Pick<GridSample, "signs" | "isTakenForForm"> {
  const signs: Partial<Record<FormSign, number>> = {};
  let sign: FormSign;
  for (sign in MEASURES) signs[sign] = MEASURES[sign](cells);
  return { signs: signs as Readonly<Record<FormSign, number>>, isTakenForForm: isTakenForForm(cells) };
}
