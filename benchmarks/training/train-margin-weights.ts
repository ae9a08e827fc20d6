/**
 * Learns the weights of margin-weights.ts: `node benchmarks/training/train-margin-weights.ts FOLDER… [--folds N] [--show FAMILY] [--out FILE]`.
 *
 * A FOLDER is one of make-pages.ts: `FAMILY/pdfs/NAME.pdf` and `FAMILY/blocks/NAME.json`, texts with their types. Each page is read as if it were
 * the only one. A row at the edge belongs to the margin if most of its words are those of running heads and feet; rows further in are classified
 * as long as those further out belong to it. A family is weighted by the square root of its number of rows, and scored with weights learned
 * without it.
 */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Weights, weigh } from "@docsvc/engine/src/judge/weigh.ts";
import type { LaidOutPage } from "@docsvc/engine/src/page/page-block.ts";
import { readDocument } from "@docsvc/engine/src/parsing/read-document.ts";
import { bodyStyle } from "@docsvc/engine/src/structure/body-style.ts";
import { nameBeforeHeadings } from "@docsvc/engine/src/structure/before-headings.ts";
import type { DraftPage } from "@docsvc/engine/src/structure/draft.ts";
import { type MarginRow, type MarginSign, marginSigns, type Side } from "@docsvc/engine/src/structure/margin-signs.ts";
import { MARGIN_WEIGHTS } from "@docsvc/engine/src/structure/margin-weights.ts";
import { ENOUGH, marginRows, settledAs } from "@docsvc/engine/src/structure/margins.ts";
import { repeatedTexts } from "@docsvc/engine/src/structure/repeated-texts.ts";
import { newSurvey, surveyPage } from "@docsvc/engine/src/structure/survey.ts";
import { learnWeights, printWeights, type Sample } from "./logistic-regression.ts";

interface RowSample extends Sample<MarginSign> {
  readonly side: Side;
  readonly text: string;
  readonly words: number;
}

interface Family {
  readonly name: string;
  readonly samples: readonly RowSample[];
}

type SideWeights = Readonly<Record<Side, Weights<MarginSign>>>;

const ON_ONE_PAGE = { has: () => false };
const SIDES = ["Header", "Footer"] as const;
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { folds: { type: "string", default: "8" }, show: { type: "string", default: "" }, out: { type: "string" } },
});
const families: Family[] = [];
for (const folder of positionals) {
  for (const name of (await readdir(folder)).sort()) {
    // Its letterheads are running heads because every page has them, which a single page cannot show.
    if (name !== "deep-heads") families.push(await readFamily(join(folder, name), name));
  }
}
const folds = Number(values.folds);
const heldOut: Record<string, SideWeights> = {};
const counts = { Header: { right: 0, given: 0, wanted: 0 }, Footer: { right: 0, given: 0, wanted: 0 } };
const shipped = structuredClone(counts);
for (let fold = 0; fold < folds; fold++) {
  const learned = learn(families.filter((_, at) => at % folds !== fold));
  for (const { name, samples } of families.filter((_, at) => at % folds === fold)) {
    heldOut[name] = learned;
    const own = { Header: { right: 0, given: 0, wanted: 0 }, Footer: { right: 0, given: 0, wanted: 0 } };
    for (const sample of samples) {
      count(sample, MARGIN_WEIGHTS, [shipped]);
      const isFound = count(sample, learned, [counts, own]);
      if (name !== values.show || isFound === sample.isPositive) continue;
      process.stdout.write(`${isFound ? "wrong " : "missed"} ${sample.side} ${sample.text.slice(0, 100)}\n`);
    }
    process.stdout.write(`${name.padEnd(30)} ${SIDES.map((side) => formatCounts(own[side])).join("   ")}\n`);
  }
}
process.stdout.write(`as shipped   ${SIDES.map((side) => `${side} ${formatCounts(shipped[side])}`).join("   ")}\n`);
process.stdout.write(`held out     ${SIDES.map((side) => `${side} ${formatCounts(counts[side])}`).join("   ")}\n`);
if (values.out !== undefined) await writeFile(values.out, `${JSON.stringify(heldOut)}\n`);
const all = learn(families);
for (const side of SIDES) process.stdout.write(`\n${side}\n${printWeights(all[side])}`);

function learn(from: readonly Family[]): SideWeights {
  const samples = from.flatMap((family) => family.samples);
  const of = (side: Side): Weights<MarginSign> => learnWeights(samples.filter((sample) => sample.side === side));
  return { Header: of("Header"), Footer: of("Footer") };
}

type Counts = Record<Side, { right: number; given: number; wanted: number }>;

/** Counts the words of a row. */
function count({ side, signs, words, isPositive }: RowSample, weights: SideWeights, into: readonly Counts[]): boolean {
  const isFound = weigh(signs, weights[side]) > ENOUGH;
  for (const { [side]: own } of into) {
    if (isFound) own.given += words;
    if (isPositive) own.wanted += words;
    if (isFound && isPositive) own.right += words;
  }
  return isFound;
}

function formatCounts({ right, given, wanted }: Counts[Side]): string {
  if (given === 0 && wanted === 0) return "-".padEnd(30);
  return `P ${(right / Math.max(1, given)).toFixed(3)} R ${(right / Math.max(1, wanted)).toFixed(3)} of ${wanted}`.padEnd(
    30,
  );
}

async function readFamily(folder: string, name: string): Promise<Family> {
  const found: Omit<RowSample, "weight">[] = [];
  for (const file of (await readdir(join(folder, "pdfs"))).sort()) {
    const truth = await readFile(join(folder, "blocks", file.replace(/\.pdf$/, ".json")), "utf8");
    const blocks = JSON.parse(truth) as { type: string; text: string }[];
    const furniture = new Set(
      blocks.flatMap(({ type, text }) => (type === "Header" || type === "Footer" ? wordsOf(text) : [])),
    );
    for (const page of await pagesOf(await readFile(join(folder, "pdfs", file)))) {
      found.push(...rowsOf(page, furniture));
    }
  }
  return { name, samples: found.map((sample) => ({ ...sample, weight: 1 / Math.sqrt(found.length) })) };
}

async function pagesOf(file: Uint8Array): Promise<readonly LaidOutPage[]> {
  const pages: LaidOutPage[] = [];
  await readDocument(file, { inspect: (stage) => void (stage.stage === "drafts" && pages.push(stage.page)) });
  return pages;
}

function rowsOf(page: LaidOutPage, furniture: ReadonlySet<string>): Omit<RowSample, "weight">[] {
  const survey = newSurvey();
  surveyPage(page, survey);
  const body = bodyStyle(survey.styles);
  const vocabulary = new Set<string>();
  const [drafted] = nameBeforeHeadings([page], {
    body,
    repeated: repeatedTexts(survey.edgeTexts, vocabulary),
    vocabulary,
  });
  return SIDES.flatMap((side) => samplesOf(drafted!, side, furniture, body));
}

function samplesOf(
  drafted: DraftPage,
  side: Side,
  furniture: ReadonlySet<string>,
  body: MarginRow["body"],
): Omit<RowSample, "weight">[] {
  const samples: Omit<RowSample, "weight">[] = [];
  marginRows(drafted, body, side, (row) => {
    const text = row.members.map((draft) => draft.text).join(" ");
    const words = wordsOf(text);
    const isPositive = words.filter((word) => furniture.has(word)).length > 0.7 * words.length;
    // Rows that a rule decides are not used for training.
    if (settledAs(row, ON_ONE_PAGE) !== undefined) return isPositive;
    samples.push({ signs: marginSigns(row), side, isPositive, text, words: words.length });
    return isPositive;
  });
  return samples;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
}
