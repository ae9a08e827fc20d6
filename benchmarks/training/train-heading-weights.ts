/**
 * Learns the weights of heading-weights.ts: `node benchmarks/training/train-heading-weights.ts FOLDER… [--folds N]`. `--families a,b` scores
 * only these with the current weights (`--show FAMILY` lists the errors) and trains nothing. `--out FILE` saves the held-out weights of each
 * family as JSON by family name.
 *
 * A FOLDER is a family of documents, or contains one folder for each family: `pdfs/NAME.pdf` and `gt/NAME.md`, whose headings start with `#`.
 * Lines that start with `~` are texts that may or may not be headings; they are not used for training. A family is weighted by the square root of
 * its number of texts, and every second document is read page by page, as if each page were a document. Each family is first scored with weights
 * learned without it.
 */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import type { LaidOutPage } from "@docsvc/engine/src/page/page-block.ts";
import { type Learned, learnWeights, printWeights, type Sample } from "./logistic-regression.ts";
import { readDocument } from "@docsvc/engine/src/parsing/read-document.ts";
import { nameBeforeHeadings } from "@docsvc/engine/src/structure/before-headings.ts";
import { bodyStyle } from "@docsvc/engine/src/structure/body-style.ts";
import { countLooks, type LookUse, lookSigns, placeLooks } from "@docsvc/engine/src/structure/heading-looks.ts";
import { type HeadingPlace, type HeadingSigns, ownSigns } from "@docsvc/engine/src/structure/heading-signs.ts";
import { BIAS, WEIGHTS } from "@docsvc/engine/src/structure/heading-weights.ts";
import { headingPlaces } from "@docsvc/engine/src/structure/headings.ts";
import { wantedFamilies } from "./wanted-families.ts";
import { repeatedTexts } from "@docsvc/engine/src/structure/repeated-texts.ts";
import { newSurvey, surveyPage } from "@docsvc/engine/src/structure/survey.ts";

/** Unless others are named, only the weights of a draft's surroundings are learned; all others are fixed, as their training data no longer exists. */
const SURROUNDINGS: readonly (keyof HeadingSigns)[] = [
  "rowMates",
  "pageInRows",
  "atFigure",
  "outnumbers",
  "besideNext",
  "pageInEntries",
  "amongEntries",
  "insetNext",
];
const SHIPPED: Learned<keyof HeadingSigns> = { weights: WEIGHTS, bias: BIAS };

const { positionals: folders, values } = parseArgs({
  allowPositionals: true,
  options: {
    folds: { type: "string", default: "6" },
    show: { type: "string", default: "" },
    out: { type: "string" },
    families: { type: "string" },
    learn: { type: "string" },
  },
});
const LEARNED: ReadonlySet<string> = new Set(values.learn?.split(",") ?? SURROUNDINGS);
const HELD: Partial<HeadingSigns> = Object.fromEntries(Object.entries(WEIGHTS).filter(([name]) => !LEARNED.has(name)));
const all = (await Promise.all(folders.map(familiesOf))).flat();
const wanted = wantedFamilies(
  values.families,
  all.map((path) => ({ name: basename(path), path })),
);
const families: Family[] = [];
for (const { path, name } of wanted) {
  families.push(await readFamily(path));
  process.stderr.write(`read ${name}, ${families.length} of ${wanted.length}, ${Math.round(process.uptime())} s\n`);
}
if (values.families !== undefined) {
  // The weights come from all families: a few would teach rules that apply only to them.
  for (const family of families) say(family.name, scoreOf(family, currentScore));
  process.exit();
}

const folds = Number(values.folds);
const scores = new Map<string, Score>();
const heldOut: Record<string, Record<string, number>> = {};
for (let fold = 0; fold < folds; fold++) {
  const learned = learnWeights(
    families.flatMap(({ samples }, at) => (at % folds === fold ? [] : samples)),
    HELD,
    SHIPPED,
  );
  for (const [at, family] of families.entries()) {
    if (at % folds !== fold) continue;
    const score = scoreOf(family, (signs) => sumOf(learned, signs));
    scores.set(family.name, score);
    heldOut[family.name] = Object.fromEntries(Object.entries(learned.weights).filter(([name]) => LEARNED.has(name)));
  }
}
if (values.out !== undefined) await writeFile(values.out, `${JSON.stringify(heldOut, null, 2)}\n`);
const current = new Map(families.map((family) => [family.name, scoreOf(family, currentScore)]));
for (const { name } of families) say(name, current.get(name)!, scores.get(name));
say("mean of families", meanOf([...current.values()]), meanOf([...scores.values()]));
process.stdout.write(
  printWeights(
    learnWeights(
      families.flatMap(({ samples }) => samples),
      HELD,
      SHIPPED,
    ),
  ),
);

interface Family {
  readonly name: string;
  readonly samples: readonly HeadingSample[];
  /** Headings that no candidate draft contains. */
  readonly unseen: number;
}

interface HeadingSample extends Sample<keyof HeadingSigns> {
  readonly text: string;
}

interface Score {
  readonly precision: number;
  readonly recall: number;
}

function currentScore(signs: HeadingSigns): number {
  return sumOf(SHIPPED, signs);
}

function sumOf({ weights, bias }: Learned<keyof HeadingSigns>, signs: HeadingSigns): number {
  return Object.entries(signs).reduce((sum, [name, value]) => sum + weights[name as keyof HeadingSigns] * value, bias);
}

function scoreOf({ name, samples, unseen }: Family, score: (signs: HeadingSigns) => number): Score {
  let right = 0;
  let wrong = 0;
  let missed = unseen;
  for (const { signs, isPositive, text } of samples) {
    const isFound = score(signs) >= 0;
    if (isFound && isPositive) right++;
    else if (isFound) wrong++;
    else if (isPositive) missed++;
    if (isFound === isPositive || name !== values.show) continue;
    process.stdout.write(`${isFound ? "wrong " : "missed"} ${text}\n`);
  }
  return { precision: right / Math.max(1, right + wrong), recall: right / Math.max(1, right + missed) };
}

function meanOf(all: readonly Score[]): Score {
  const mean = (of: (score: Score) => number): number => all.reduce((sum, score) => sum + of(score), 0) / all.length;
  return { precision: mean(({ precision }) => precision), recall: mean(({ recall }) => recall) };
}

function say(name: string, now: Score, held?: Score): void {
  const formatScore = ({ precision, recall }: Score): string =>
    `P ${precision.toFixed(3)} R ${recall.toFixed(3)} F1 ${((2 * precision * recall) / (precision + recall || 1)).toFixed(3)}`;
  process.stdout.write(
    `${name.padEnd(28)} as shipped ${formatScore(now)}${held === undefined ? "" : `   held out ${formatScore(held)}`}\n`,
  );
}

async function familiesOf(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return names.includes("pdfs") ? [folder] : names.sort().map((name) => join(folder, name));
}

async function readFamily(corpus: string): Promise<Family> {
  const found: Omit<HeadingSample, "weight">[] = [];
  let unseen = 0;
  for (const [at, file] of (await readdir(join(corpus, "pdfs"))).sort().entries()) {
    const truth = await readFile(join(corpus, "gt", file.replace(/\.pdf$/, ".md")), "utf8").catch(() => null);
    if (truth === null) continue;
    const marked = (mark: RegExp): string[] =>
      truth.split("\n").flatMap((line) => (mark.test(line) ? [bare(line)] : []));
    const headings = marked(/^#+ /);
    const doubtful = new Set(marked(/^~ /));
    const seen = new Set<string>();
    for (const { place, signs } of await placesOf(await readFile(join(corpus, "pdfs", file)), at % 2 === 1)) {
      const text = bare(place.draft.text);
      if (doubtful.has(text)) continue;
      // A heading set on several lines may still be several drafts; each of them counts as one.
      const own = headings.filter((heading) => heading === text || (text.length > 8 && heading.includes(text)));
      for (const heading of own) seen.add(heading);
      found.push({ signs, isPositive: own.length > 0, text: place.draft.text });
    }
    unseen += new Set(headings.filter((heading) => !seen.has(heading))).size;
  }
  const samples = found.map((sample) => ({ ...sample, weight: 1 / Math.sqrt(found.length) }));
  return { name: basename(corpus), samples, unseen };
}

async function placesOf(file: Uint8Array, isCut: boolean): Promise<PlacedSigns[]> {
  const pages: LaidOutPage[] = [];
  await readDocument(file, { inspect: (stage) => void (stage.stage === "drafts" && pages.push(stage.page)) });
  return isCut ? pages.flatMap((page) => placesOn([page])) : placesOn(pages);
}

interface PlacedSigns {
  readonly place: HeadingPlace;
  readonly signs: HeadingSigns;
}

function placesOn(pages: readonly LaidOutPage[]): PlacedSigns[] {
  const survey = newSurvey();
  for (const page of pages) surveyPage(page, survey);
  const body = bodyStyle(survey.styles);
  const vocabulary = new Set<string>();
  const repeated = repeatedTexts(survey.edgeTexts, vocabulary);
  const drafted = [...nameBeforeHeadings(pages, { body, repeated, vocabulary })];
  const looks = new Map<string, LookUse>();
  for (const page of drafted) countLooks(page, looks);
  return drafted
    .flatMap((page) => headingPlaces(page, body))
    .map((place) => ({ place, signs: { ...ownSigns(place, body), ...lookSigns(placeLooks(place), looks) } }));
}

function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\d]+/gu, "");
}
