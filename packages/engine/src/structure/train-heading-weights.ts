/**
 * Learns the weights of heading-weights.ts: `node train-heading-weights.ts CORPUS…`.
 *
 * A CORPUS is a folder with `pdfs/NAME.pdf` and `gt/NAME.md`, whose headings start with `#`; lines that start with `~`
 * are texts of which nobody could say whether they are headings, and nothing is learned of them. Method: logistic
 * regression (Cox, 1958), a corpus weighing as the square root of its texts, L2 penalty, gradient descent with momentum;
 * convex, so no chance has a part in it.
 */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { LaidOutPage } from "../layout/layout-page.ts";
import { readDocument } from "../read-document.ts";
import { nameBeforeHeadings } from "./before-headings.ts";
import { bodyStyle } from "./body-style.ts";
import { countLooks, type HeadingSigns, type LookUse, lookSigns, ownSigns, placeLooks } from "./heading-signs.ts";
import { headingPlaces } from "./headings.ts";
import { repeatedTexts } from "./repeated-texts.ts";
import { newSurvey, surveyPage } from "./survey.ts";

const ROUNDS = 3000;
const RATE = 0.5;
const MOMENTUM = 0.95;
const PENALTY = 2e-4;
/**
 * Held, not learned: the few titles of this kind in a corpus are large and bold besides, so that the regression gives
 * their weight to size and boldness; where a small `Abstract` stands alone, the word is what tells. Code,
 * formulas and quotations stand in a few documents, and none of them heads anything.
 */
const HELD: Partial<HeadingSigns> = { knownTitle: 3, typed: -4, formula: -4, quoted: -6 };

interface Sample {
  readonly signs: HeadingSigns;
  readonly isHeading: boolean;
  readonly weight: number;
}

const samples: Sample[] = [];
for (const corpus of process.argv.slice(2)) samples.push(...(await readSamples(corpus)));
const { weights, bias } = learn(samples);
const lines = Object.entries(weights).map(([name, weight]) => `  ${name}: ${weight.toFixed(2)},\n`);
process.stdout.write(`bias: ${bias.toFixed(2)}\n${lines.join("")}`);
process.stdout.write(`${samples.length} samples, ${samples.filter((sample) => sample.isHeading).length} headings\n`);

async function readSamples(corpus: string): Promise<Sample[]> {
  const found: Omit<Sample, "weight">[] = [];
  for (const file of (await readdir(join(corpus, "pdfs"))).sort()) {
    const truth = await readFile(join(corpus, "gt", file.replace(/\.pdf$/, ".md")), "utf8").catch(() => null);
    if (truth === null) continue;
    const marked = (mark: RegExp): string[] =>
      truth.split("\n").flatMap((line) => (mark.test(line) ? [bare(line)] : []));
    const headings = marked(/^#+ /);
    const doubtful = new Set(marked(/^~ /));
    const pages: LaidOutPage[] = [];
    await readDocument(await readFile(join(corpus, "pdfs", file)), {
      inspect: (stage) => void (stage.stage === "drafts" && pages.push(stage.page)),
    });
    const survey = newSurvey();
    for (const page of pages) surveyPage(page, survey);
    const body = bodyStyle(survey.styles);
    const vocabulary = new Set<string>();
    const repeated = repeatedTexts(survey.edgeTexts, vocabulary);
    const drafted = [...nameBeforeHeadings(pages, { body, repeated, vocabulary })];
    const looks = new Map<string, LookUse>();
    for (const page of drafted) countLooks(page, looks);
    for (const place of drafted.flatMap((page) => headingPlaces(page, body))) {
      const text = bare(place.draft.text);
      if (doubtful.has(text)) continue;
      // A heading set on several lines may be several drafts still; each of them is one.
      const isHeading = headings.some((heading) => heading === text || (text.length > 8 && heading.includes(text)));
      found.push({ signs: { ...ownSigns(place, body), ...lookSigns(placeLooks(place), looks) }, isHeading });
    }
  }
  return found.map((sample) => ({ ...sample, weight: 1 / Math.sqrt(found.length) }));
}

function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\d]+/gu, "");
}

function learn(all: readonly Sample[]): { weights: Record<string, number>; bias: number } {
  const names = Object.keys(all[0]!.signs) as (keyof HeadingSigns)[];
  const total = all.reduce((sum, sample) => sum + sample.weight, 0);
  const rows = all.map(({ signs }) => Float64Array.from(names, (name) => signs[name]));
  const weights = Float64Array.from(names, (name) => HELD[name] ?? 0);
  const steps = new Float64Array(names.length);
  let bias = 0;
  let biasStep = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const gradient = new Float64Array(names.length);
    let biasGradient = 0;
    for (const [index, { isHeading, weight }] of all.entries()) {
      const row = rows[index]!;
      let score = bias;
      for (let at = 0; at < row.length; at++) score += weights[at]! * row[at]!;
      const error = ((1 / (1 + Math.exp(-score)) - (isHeading ? 1 : 0)) * weight) / total;
      for (let at = 0; at < row.length; at++) gradient[at]! += error * row[at]!;
      biasGradient += error;
    }
    for (const [at, name] of names.entries()) {
      if (HELD[name] !== undefined) continue;
      steps[at] = MOMENTUM * steps[at]! - RATE * (gradient[at]! + PENALTY * weights[at]!);
      weights[at]! += steps[at];
    }
    biasStep = MOMENTUM * biasStep - RATE * biasGradient;
    bias += biasStep;
  }
  return { weights: Object.fromEntries(names.map((name, at) => [name, weights[at]!])), bias };
}
