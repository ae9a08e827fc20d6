/**
 * Learns the weights of form-weights.ts: `node packages/engine/training/train-form-weights.ts CORPUS…`.
 *
 * A CORPUS is a folder with `pdfs/NAME.pdf` and `forms.txt`, a line for each PDF that holds forms: its name and the
 * numbers of the pages on which every grid is a form's, all with a space between. All other grids are not: tables,
 * charts, diagrams, listings in boxes. A corpus weighs as the square root of its grids, and so does each PDF within it; one that is named twice weighs twice.
 */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { learnWeights, printWeights, type Sample } from "./logistic-regression.ts";
import type { Word } from "../src/text/word.ts";
import { readDocument } from "../src/parsing/read-document.ts";
import { drawnCells } from "../src/table/grid/drawn-cells.ts";
import { edgesToGrids, type Grid } from "../src/table/grid/edges-to-grids.ts";
import { toFormCells } from "../src/table/form/form-cells.ts";
import { type FormSign, MEASURES } from "../src/table/form/form-signs.ts";
import { mayBeForm } from "../src/table/form/forms.ts";
import type { FilledPlace } from "../src/table/grid/split-open-cells.ts";
import { dropThinFields } from "../src/table/grid/thin-fields.ts";

/**
 * Held, not learned: numbers that do not count are amounts, which a form has in few of its boxes. Made forms that are filled in have them more often than
 * the made tables.
 */
const HELD: Partial<Record<FormSign, number>> = { numericColumn: -1.5 };

const samples: Sample<FormSign>[] = [];
for (const corpus of process.argv.slice(2)) {
  const found = await readSamples(corpus);
  const total = found.reduce((sum, { weight }) => sum + weight, 0);
  for (const sample of found) samples.push({ ...sample, weight: (sample.weight / total) * Math.sqrt(found.length) });
}
process.stdout.write(printWeights(learnWeights(samples, HELD)));
process.stdout.write(`${samples.length} grids, ${samples.filter((sample) => sample.isPositive).length} of forms\n`);

async function readSamples(corpus: string): Promise<Sample<FormSign>[]> {
  const forms = new Map<string, ReadonlySet<string>>();
  for (const line of (await readFile(join(corpus, "forms.txt"), "utf8")).split("\n")) {
    const [name, ...pages] = line.split(" ");
    forms.set(name!, new Set(pages));
  }
  const samples: Sample<FormSign>[] = [];
  for (const file of (await readdir(join(corpus, "pdfs"))).sort()) {
    const inFile: Omit<Sample<FormSign>, "weight">[] = [];
    let words: readonly Word[] = [];
    await readDocument(await readFile(join(corpus, "pdfs", file)), {
      inspect: (stage) => {
        if (stage.stage === "words") words = stage.words.upright;
        if (stage.stage !== "edges") return;
        const isPositive = forms.get(file)?.has(String(stage.place.number)) === true;
        for (const grid of edgesToGrids(stage.edges).map(dropThinFields)) {
          const cells = drawnCells(grid, words);
          if (mayBeForm(grid, cells)) inFile.push({ signs: measure(grid, cells), isPositive });
        }
      },
    });
    for (const sample of inFile) samples.push({ ...sample, weight: 1 / Math.sqrt(inFile.length) });
  }
  return samples;
}

function measure(grid: Grid, drawn: readonly FilledPlace[]): Readonly<Record<FormSign, number>> {
  const cells = toFormCells(grid, drawn);
  const signs: Partial<Record<FormSign, number>> = {};
  let sign: FormSign;
  for (sign in MEASURES) signs[sign] = MEASURES[sign](cells);
  return signs as Readonly<Record<FormSign, number>>;
}
