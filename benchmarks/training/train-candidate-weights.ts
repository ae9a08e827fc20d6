/**
 * Learns the weights of candidate-weights.ts: `node benchmarks/training/train-candidate-weights.ts [--documents N] [--out FILE]`.
 *
 * It generates records, N for each family of layouts, prints them with Chromium, reads them as any PDF, and learns which candidate of a field is
 * its value, if any is. For `--unknown` percent of the fields, the lexicon does not know the label. Each family is held out in turn: it measures
 * what the others teach, and the confidence of values is learned from the choices on held-out pages.
 */
import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { assignFields } from "@docsvc/engine/src/extract/assign/assign-fields.ts";
import { settleTotals } from "@docsvc/engine/src/extract/assign/settle-totals.ts";
import type { Candidate } from "@docsvc/engine/src/extract/candidates/candidate.ts";
import type { CandidateSign } from "@docsvc/engine/src/extract/candidates/candidate-signs.ts";
import { type CandidateWeights, scoreOf } from "@docsvc/engine/src/extract/candidates/candidate-weights.ts";
import { gatherCandidates } from "@docsvc/engine/src/extract/candidates/gather.ts";
import { WORDS, WordKinship } from "@docsvc/engine/src/extract/candidates/word-kinship.ts";
import { helperFieldsOf } from "@docsvc/engine/src/extract/fields/helper-fields.ts";
import type { Field } from "@docsvc/engine/src/extract/fields/field.ts";
import { readField } from "@docsvc/engine/src/extract/fields/read-field.ts";
import { LEXICON } from "@docsvc/engine/src/extract/lexicon/lexicon.ts";
import { partsOfSchema } from "@docsvc/engine/src/extract/schema/schema-fields.ts";
import { toNode } from "@docsvc/engine/src/extract/schema/schema-node.ts";
import { toKeys, wordsOfName } from "@docsvc/engine/src/extract/line-index/keys.ts";
import { toLineIndex } from "@docsvc/engine/src/extract/line-index/line-index.ts";
import { notationOf } from "@docsvc/engine/src/extract/values/notation.ts";
import type { Transcript } from "@docsvc/engine/src/transcript/transcript.ts";
import { RECORD_KINDS } from "./extract/kinds-of-record.ts";
import { TRADE_KINDS } from "./extract/kinds-of-trade.ts";
import { LAYOUT_FAMILIES } from "./extract/layout-families.ts";
import { type Choice, learnChoice } from "./extract/learn-choice.ts";
import { makeDocument, type MadeDocument } from "./extract/make-document.ts";
import { PRIOR_WEIGHTS } from "./extract/prior-weights.ts";
import { generator } from "./extract/random.ts";
import { typesetAndRead } from "./extract/typeset.ts";
import { learnWeights, type Sample } from "./logistic-regression.ts";

const { values } = parseArgs({
  options: {
    documents: { type: "string", default: "30" },
    prior: { type: "string", default: "60" },
    unknown: { type: "string", default: "30" },
    show: { type: "boolean", default: false },
    out: { type: "string" },
  },
});

/** A document of a family, with the candidates of its fields. */
interface Read {
  readonly family: string;
  readonly fields: readonly Field[];
  /** Requested fields come first, each with the ground truth. */
  readonly truths: readonly (string | number | null)[];
  readonly byField: readonly (readonly Candidate[])[];
}

const families = Object.keys(LAYOUT_FAMILIES);
const read: Read[] = [];
for (const [index, family] of families.entries()) read.push(...(await readFamily(family, index)));
process.stdout.write(`${read.length} documents, ${read.flatMap(choicesOf).length} fields\n`);

const seen: Chosen[] = [];
const table = families.map((family) => {
  const held = read.filter((one) => one.family === family);
  const learned = learnOf(read.filter((one) => one.family !== family));
  const chosen = held.flatMap((one) => choose(one, learned));
  seen.push(...chosen);
  const byHand = held.flatMap((one) => choose(one, PRIOR_WEIGHTS));
  return { family, byHand: f1(byHand), held: f1(chosen), blanksLeft: blanks(chosen) };
});
for (const line of table) process.stdout.write(`${Object.values(line).join("\t")}\n`);
process.stdout.write(`all held families: F1 ${f1(seen)}, blanks left blank ${blanks(seen)}\n`);

const learned = learnOf(read);
const { bias, weights } = learned;
const lines = Object.entries(weights).map(([sign, weight]) => `    ${sign}: ${weight.toFixed(2)},`);
process.stdout.write(`bias: ${bias.toFixed(2)}\n${lines.join("\n")}\n`);
const sureness = learnWeights(seen.flatMap(toSample));
process.stdout.write(`sureness: ${JSON.stringify(sureness)}\n`);
for (const least of [0.9, 0.95, 0.97, 0.99]) {
  const sure = seen.filter((one) => one.score !== null && surenessOf(one) >= least);
  const right = percent(sure.filter(isRight).length, sure.length);
  process.stdout.write(`sure from ${least}: ${sure.length} values, ${right} right\n`);
}
for (const least of [0, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7]) {
  const kept = seen.map((one) => (surenessOf(one) >= least ? one : { ...one, score: null }));
  process.stdout.write(`given from ${least}: F1 ${f1(kept)}, blanks left blank ${blanks(kept)}\n`);
}
const ofTrades: Chosen[] = [];
for (const [index, family] of families.entries()) {
  ofTrades.push(...(await readFamily(family, index, TRADE_KINDS)).flatMap((one) => choose(one, learned)));
}
process.stdout.write(`papers of other trades: F1 ${f1(ofTrades)}, blanks left blank ${blanks(ofTrades)}\n`);
if (values.out !== undefined) {
  const sure = seen.filter((one) => one.score !== null && surenessOf(one) >= 0.95);
  const all = { fields: seen.length, held: f1(seen), blanksLeft: blanks(seen), sure: sure.length, sureRight: percent(sure.filter(isRight).length, sure.length) }; // prettier-ignore
  const trades = { fields: ofTrades.length, held: f1(ofTrades), blanksLeft: blanks(ofTrades) };
  await writeFile(values.out, `${JSON.stringify({ documents: read.length, families: table, all, trades }, null, 2)}\n`);
}

async function readFamily(family: string, index: number, kinds = RECORD_KINDS): Promise<Read[]> {
  const made = Array.from({ length: Number(values.documents) }, (_, at) => makeDocument(1000 * index + at, kinds));
  const bodies = made.map(({ record }, at) => LAYOUT_FAMILIES[family]!(record, generator(at)));
  const transcripts = await typesetAndRead(bodies);
  const hidden = kinds === RECORD_KINDS ? Number(values.unknown) : 0;
  return made.map((document, at) => toRead(family, document, transcripts[at]!, hidden));
}

/** @param hidden - percentage of fields whose label the lexicon does not know */
// oxlint-disable-next-line max-params -- a document, as it was made and as it was read, and what is hidden of it
function toRead(
  family: string,
  { seed, record, schema, truth }: MadeDocument,
  transcript: Transcript,
  hidden: number,
): Read {
  const random = generator(seed);
  const parts = partsOfSchema(toNode(schema));
  const asked = parts.flatMap((part) => (part.kind === "leaf" ? [readField(part.path, part.node)] : []));
  const printed = new Set(record.pairs.map(([label]) => toKeys(label).join(" ")));
  const unknown = new Set(asked.filter(() => random() * 100 < hidden));
  const fields = [
    ...asked.map((field) => (unknown.has(field) ? withoutLabels(field, printed) : field)),
    ...helperFieldsOf(asked),
  ];
  const lineIndex = toLineIndex(transcript);
  const byField = gatherCandidates(fields, lineIndex, notationOf(lineIndex), wordsWithout(unknown, printed));
  return { family, fields, truths: asked.map(({ path }) => truth[path[0]!] ?? null), byField };
}

/** A field whose label on this page is in no lexicon, as in many real documents; its own name still counts as a label. */
function withoutLabels(field: Field, printed: ReadonlySet<string>): Field {
  const name = toKeys(wordsOfName(field.path.at(-1)!)).join(" ");
  const isKnown = (keys: readonly string[]): boolean => !printed.has(keys.join(" ")) || keys.join(" ") === name;
  return { ...field, phrases: field.phrases.filter(({ keys }) => isKnown(keys)) };
}

/** A lexicon without the printed labels of these fields. */
function wordsWithout(unknown: ReadonlySet<Field>, printed: ReadonlySet<string>): WordKinship {
  if (unknown.size === 0) return WORDS;
  const concepts = new Set([...unknown].flatMap((field) => field.concepts));
  return new WordKinship(LEXICON.filter(({ concept, keys }) => !concepts.has(concept) || !printed.has(keys.join(" "))));
}

function choicesOf({ truths, byField }: Read): Choice<CandidateSign>[] {
  return truths.map((truth, field) => ({
    options: byField[field]!.map(({ signs, value }) => ({ signs, isRight: areSame(value, truth) })),
  }));
}

function learnOf(documents: readonly Read[]): CandidateWeights {
  return learnChoice(documents.flatMap(choicesOf), PRIOR_WEIGHTS, Number(values.prior));
}

/** The candidate chosen for a field, if any. */
interface Chosen {
  readonly truth: string | number | null;
  readonly value: unknown;
  readonly score: number | null;
  readonly margin: number;
}

function choose({ fields, truths, byField }: Read, learned: CandidateWeights): Chosen[] {
  const scored = byField.map((candidates) =>
    candidates
      .map((candidate) => ({ ...candidate, score: scoreOf(candidate.signs, learned) }))
      .toSorted((a, b) => b.score - a.score),
  );
  const assigned = assignFields(settleTotals(fields, scored));
  return truths.map((truth, field) => {
    const one = assigned[field];
    if (values.show && !areSame(one?.candidate.value ?? null, truth) && (truth !== null || one)) {
      tell(fields[field]!, truth, scored[field]!);
    }
    if (one === null || one === undefined) return { truth, value: null, score: null, margin: 0 };
    return { truth, value: one.candidate.value, score: one.candidate.score, margin: one.margin };
  });
}

/** Prints the errors: field, ground truth, highest-scored candidate, and score of the truth. */
function tell(field: Field, truth: string | number | null, scored: readonly Candidate[]): void {
  const missed = scored.find(({ value }) => areSame(value, truth));
  process.stdout.write(
    `${field.path.join(".")} ${JSON.stringify({ truth, best: scored[0]?.value, signs: scored[0]?.signs, missed: missed?.signs })}\n`,
  );
}

function areSame(value: unknown, truth: string | number | null): boolean {
  if (typeof truth === "number") return Math.abs(Number(value) - truth) < 0.005;
  return truth !== null && plain(String(value)) === plain(truth);
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");
}

function isRight({ value, truth }: Chosen): boolean {
  return areSame(value, truth);
}

function f1(chosen: readonly Chosen[]): number {
  const given = chosen.filter(({ score }) => score !== null).length;
  const gold = chosen.filter(({ truth }) => truth !== null).length;
  return percent(2 * chosen.filter((one) => one.score !== null && isRight(one)).length, given + gold);
}

function blanks(chosen: readonly Chosen[]): number {
  const blank = chosen.filter(({ truth }) => truth === null);
  return percent(blank.filter(({ score }) => score === null).length, blank.length);
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 100 : Math.round((1000 * part) / whole) / 10;
}

function toSample(chosen: Chosen): Sample<"score" | "margin">[] {
  if (chosen.score === null) return [];
  return [{ signs: { score: chosen.score, margin: chosen.margin }, isPositive: isRight(chosen), weight: 1 }];
}

function surenessOf({ score, margin }: Chosen): number {
  const odds = sureness.bias + sureness.weights.score * (score ?? 0) + sureness.weights.margin * margin;
  return 1 / (1 + Math.exp(-odds));
}
