/**
 * Scores extraction against the truth, without a model: `node benchmarks/extract.ts [--corpus FOLDER] [--seed N]`.
 *
 * Without a folder it generates twenty long listings, of 200 to 2,000 rows over 10 to 60 pages, and compares the values of their rows, in order. With
 * `--of first-sight` reads papers of kinds that taught nothing, printed by three programs. With
 * `--of groups` it generates lists whose rows are in groups, of six kinds in twelve layouts, with Chromium. With `--of kinds --transcripts FOLDER` it
 * makes the proof table: papers of more than fifty kinds, of several issuers each, with Chromium; each kind, and each issuer, is extracted with
 * weights and thresholds learned from the others. `--weights FILE` stores those learned from all; `--tried` also prints the totals with other thresholds. With a folder it reads `manifest.jsonl` there: one
 * document per line, `{ id, set, file, gold, schema }`, with paths relative to the folder. `--unseen` marks documents that no developer of the
 * extraction has seen: only totals of sets are stored, next to those of the seen documents, for the sets in `--only a,b`. `--transcripts` stores the
 * text of each document, `--out` the extracted data.
 */
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { parseArgs } from "node:util";
import type { ExtractOutput } from "@docsvc/openapi";
import { deserializeTranscript, extract, type Transcript, readTranscript, serializeTranscript } from "@docsvc/engine";
import { readPrinted } from "./bundles/print-papers.ts";
import { firstSightQuestions } from "./extract/first-sight/questions.ts";
import { GROUPED_LAYOUTS } from "./extract/grouped/layouts.ts";
import { makeGrouped } from "./extract/grouped/make-grouped.ts";
import { proveKinds } from "./extract/prove.ts";
import { LONG_LAYOUTS } from "./extract/long-layouts.ts";
import { makeLongDocument } from "./extract/make-long-document.ts";
import type { ExtractResultLine } from "./results/extract-result.ts";
import { writeResult } from "./results/write-result.ts";
import { proofOf } from "./scoring/extract-proof.ts";
import {
  type ComparedLeaf,
  comparedLeaves,
  countLeaves,
  type ExtractCounts,
  f1,
  isBlank,
  noCounts,
} from "./scoring/extract-score.ts";

const { values } = parseArgs({
  options: {
    corpus: { type: "string" },
    seed: { type: "string", default: "1" },
    of: { type: "string", default: "long" },
    transcripts: { type: "string" },
    out: { type: "string" },
    only: { type: "string" },
    weights: { type: "string" },
    unseen: { type: "boolean", default: false },
    tried: { type: "boolean", default: false },
    "dry-run": { type: "boolean", default: false },
  },
});

if (values.of === "kinds") {
  const folder = values.transcripts ?? ".training/papers";
  const proof = await proveKinds({
    folder,
    seeds: values.seed.split(",").map(Number),
    corpus: values.corpus,
    weights: values.weights,
    tried: values.tried,
    show: values.only,
  });
  console.table([...proof.lines, proof.inView, proof.kindsLeftOut, proof.issuersLeftOut]);
  if (!values["dry-run"]) await writeResult("extract-kinds", proof);
} else {
  const [result, lines] = await measured();
  console.table(lines);
  if (!values["dry-run"]) await writeResult(result, { lines });
}

async function measured(): Promise<[name: string, lines: ExtractResultLine[]]> {
  if (values.corpus !== undefined) {
    return [values.unseen ? "extract-unseen" : "extract-sets", await sets(values.corpus)];
  }
  if (values.of === "first-sight") return ["extract-first-sight", await firstSight()];
  const seed = Number(values.seed.split(",")[0]);
  return values.of === "groups" ? ["extract-groups", await groups(seed)] : ["extract-long", await longListings(seed)];
}

async function groups(seed: number): Promise<ExtractResultLine[]> {
  const found: ExtractResultLine[] = [];
  for (const layout of GROUPED_LAYOUTS) {
    if (values.only !== undefined && layout.name !== values.only) continue;
    const counts = noCounts();
    let pages = 0;
    const made = await makeGrouped(layout, seed);
    for (const { name, pdf, schema, truth } of made) {
      const transcript = await readKept(`${layout.name}-${name}`, () => readTranscript(pdf, {}, { ocr: "off" }));
      const { data } = await extract(transcript, { schema });
      countLeaves(truth, data, counts);
      pages += transcript.pages.length;
    }
    found.push({ ...toLine(layout.name, counts, { documents: made.length, pages }), held: layout.held });
  }
  return found;
}

async function longListings(seed: number): Promise<ExtractResultLine[]> {
  const found: ExtractResultLine[] = [];
  for (const layout of LONG_LAYOUTS) {
    if (values.only !== undefined && layout.name !== values.only) continue;
    const { pdf, pages, rows, schema } = makeLongDocument(layout, seed);
    if (values.out !== undefined) await keep(join(values.out, `${layout.name}.pdf`), pdf);
    const transcript = await readKept(layout.name, () => readTranscript(pdf, {}, { ocr: "off" }));
    const { data } = await extract(transcript, { schema });
    if (values.out !== undefined) await keep(join(values.out, `${layout.name}.json`), JSON.stringify(data));
    const truth = { rows: rows.map((row) => row.truth) };
    found.push(toLine(layout.name, countLeaves(truth, data), { documents: 1, pages }));
  }
  return found;
}

/** Papers of kinds that taught nothing, with many fields that they do not state. */
async function firstSight(): Promise<ExtractResultLine[]> {
  const questions = await firstSightQuestions();
  const folder = values.transcripts ?? (await mkdtemp(join(tmpdir(), "docsvc-first-sight-")));
  const transcripts = await readPrinted(questions.map(({ paper }) => paper), folder); // prettier-ignore
  const found: ExtractResultLine[] = [];
  const all = { name: "all", counts: noCounts(), proof: noProof(), documents: 0, pages: 0 };
  // What is found in these was never looked at while the method was improved.
  const held = { ...all, name: "all that were not looked at", counts: noCounts(), proof: noProof() };
  for (const [at, { paper, schema, truth }] of questions.entries()) {
    const transcript = transcripts[at]!;
    const result = await extract(transcript, { schema });
    const own = {
      ...all,
      name: `${paper.kind} (${paper.language}, ${paper.program})`,
      counts: noCounts(),
      proof: noProof(),
      documents: 0,
      pages: 0,
    };
    const isHeld = paper.group === "b";
    for (const sum of [own, all, ...(isHeld ? [held] : [])]) {
      countLeaves(truth, result.data, sum.counts);
      for (const leaf of comparedLeaves(truth, result.data)) countProof(leaf, result, transcript, sum.proof);
      sum.documents++;
      sum.pages += transcript.pages.length;
    }
    found.push({ ...toLine(own.name, own.counts, own), ...own.proof, held: isHeld });
  }
  return [...found, ...[held, all].map((sum) => ({ ...toLine(sum.name, sum.counts, sum), ...sum.proof }))];
}

interface ManifestLine {
  readonly id: string;
  readonly set: string;
  readonly file: string;
  readonly gold: string;
  readonly schema: string;
  /** JSON Pointers to leaves that the page does not show; `*` matches any index. */
  readonly ignore?: readonly string[];
}

async function sets(folder: string): Promise<ExtractResultLine[]> {
  const manifest = (await readFile(join(folder, "manifest.jsonl"), "utf8")).trim().split("\n");
  const bySet = new Map<string, OfSet>();
  for (const line of manifest.map((one) => JSON.parse(one) as ManifestLine)) {
    const { id, file, gold, schema, ignore } = line;
    const name = setOf(line);
    if (values.only !== undefined && !values.only.split(",").includes(name)) continue;
    const transcript = await readKept(id, async () => readTranscript(await readFile(join(folder, file))));
    const asked = JSON.parse(await readFile(join(folder, schema), "utf8")) as unknown;
    const result = await extract(transcript, { schema: asked });
    if (values.out !== undefined) await keep(join(values.out, `${id}.json`), JSON.stringify(result));
    const truth = JSON.parse(await readFile(join(folder, gold), "utf8")) as unknown;
    const ofSet = bySet.get(name) ?? { counts: noCounts(), proof: noProof(), documents: 0, pages: 0 };
    countLeaves(truth, result.data, ofSet.counts, ignore);
    for (const leaf of comparedLeaves(truth, result.data, ignore)) countProof(leaf, result, transcript, ofSet.proof);
    ofSet.documents++;
    ofSet.pages += transcript.pages.length;
    bySet.set(name, ofSet);
  }
  return [...bySet].map(([name, { counts, proof, ...size }]) => ({ ...toLine(name, counts, size), ...proof }));
}

interface OfSet {
  readonly counts: ExtractCounts;
  readonly proof: ProofCounts;
  documents: number;
  pages: number;
}

/** A set with several schemas is reported by schema. */
function setOf({ set, schema }: ManifestLine): string {
  const name = basename(schema, ".json").replace(/\.?schema$/u, "");
  return name === "" ? set : `${set}: ${name}`;
}

type ProofCounts = {
  -readonly [Name in "cited" | "said" | "rightHeld" | "rightSaid" | "rightTight" | "sure" | "sureRight"]: number;
};

function noProof(): ProofCounts {
  return { cited: 0, said: 0, rightHeld: 0, rightSaid: 0, rightTight: 0, sure: 0, sureRight: 0 };
}

function countProof(leaf: ComparedLeaf, result: ExtractOutput, transcript: Transcript, counts: ProofCounts): void {
  if (isBlank(leaf.data)) return;
  const { isCited, isHeld, isInText, isTight, isSure } = proofOf(leaf.pointer, leaf.data, result, transcript);
  if (isCited) counts.cited++;
  if (isInText) counts.said++;
  if (isHeld && leaf.isRight) counts.rightHeld++;
  if (isInText && leaf.isRight) counts.rightSaid++;
  if (isTight && leaf.isRight) counts.rightTight++;
  if (isSure) counts.sure++;
  if (isSure && leaf.isRight) counts.sureRight++;
}

function toLine(
  name: string,
  counts: ExtractCounts,
  size: { readonly documents: number; readonly pages: number },
): ExtractResultLine {
  const { true: gold, given, right, blank, leftBlank } = counts;
  return {
    name,
    documents: size.documents,
    pages: size.pages,
    values: gold,
    given,
    right,
    f1: round(f1(counts)),
    blanksLeft: blank === 0 ? null : round((100 * leftBlank) / blank),
  };
}

async function readKept(id: string, read: () => Promise<Transcript>): Promise<Transcript> {
  if (values.transcripts === undefined) return read();
  const path = join(values.transcripts, `${id}.json`);
  if (existsSync(path)) return deserializeTranscript(await readFile(path, "utf8"));
  const transcript = await read();
  await keep(path, serializeTranscript(transcript));
  return transcript;
}

async function keep(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
