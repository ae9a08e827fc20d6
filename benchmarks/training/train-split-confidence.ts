/**
 * Measures how bundles of held-out kinds are split, and learns when a section is certain (`split/section-confidence.ts`): `node
 * benchmarks/training/train-split-confidence.ts DIR… [--bundles N] [--train DIR…]`, with the output of `split/kinds/make-kinds.ts` in DIR.
 *
 * Each kind in turn is held out: its form is unknown, and its sections are found by the words of their descriptions and of their concept, and by
 * similarity. In half of these bundles the concept is unknown, too. The folders of `--train` teach the confidence; the first ones are measured.
 */
import { parseArgs } from "node:util";
import { type Kind, KINDS } from "@docsvc/engine/src/kind/kind-names.ts";
import { CONCEPTS } from "@docsvc/engine/src/kind/concepts/concepts.ts";
import type { SoughtSection } from "@docsvc/engine/src/split/section-description.ts";
import type { PageLook } from "@docsvc/engine/src/split/page-look.ts";
import type { Transcript } from "@docsvc/engine/src/transcript/transcript.ts";
import { confidenceSigns, type ConfidenceSign } from "@docsvc/engine/src/split/section-confidence.ts";
import { type Bundle, classifyPages, toBundle } from "@docsvc/engine/src/split/split.ts";
import { toSequence } from "@docsvc/engine/src/split/start-signs.ts";
import { type Learned, learnWeights, printWeights, type Sample } from "./logistic-regression.ts";
import { randomOf } from "./pages/random.ts";
import { type DescribedBundle, describedBundle } from "./split/kinds/described-bundles.ts";
import { type KindDocument, readKindDocuments } from "./split/kinds/make-kinds.ts";

const { values, positionals } = parseArgs({
  options: { bundles: { type: "string", default: "30" }, train: { type: "string", multiple: true, default: [] } },
  allowPositionals: true,
});

const PENALTY = 1e-4;
const THRESHOLDS = [0.9, 0.94, 0.96, 0.97, 0.98];

interface Section extends Sample<ConfidenceSign> {
  readonly kind: Kind | undefined;
}

interface Measured {
  readonly page: number;
  readonly start: number;
  readonly quality: number;
  readonly isWhole: boolean;
  readonly sections: readonly Section[];
}

const shown = await measureAll(positionals, 900);
for (const [name, of] of Object.entries(shown)) say(name, of);
const train = values.train.length === 0 ? shown : await measureAll(values.train, 300);
const sections = Object.values(train).flat().flatMap((one) => one.sections); // prettier-ignore
const learned = learnWeights(sections, {}, undefined, PENALTY);
process.stdout.write(printWeights(learned));
const tested = Object.values(shown).flat().flatMap((one) => one.sections); // prettier-ignore
for (const threshold of THRESHOLDS) {
  const sure = tested.filter((section) => probability(section, learned) >= threshold);
  const byKind = KINDS.map((kind) => ({ kind, share: shareRight(sure.filter((one) => one.kind === kind)) })).toSorted((a, b) => a.share - b.share); // prettier-ignore
  process.stdout.write(`from ${threshold}: ${percent(sure.length / tested.length)} sure, ${percent(shareRight(sure))} right; worst ${byKind.slice(0, 4).map(({ kind, share }) => `${kind} ${percent(share)}`).join(", ")}\n`); // prettier-ignore
}

async function measureAll(folders: readonly string[], seed: number): Promise<Record<string, Measured[]>> {
  const documents = (await Promise.all(folders.map(readKindDocuments))).flat();
  const count = Number(values.bundles);
  const known = draw(documents, undefined, 4 * count, seed);
  return Object.fromEntries([
    ["all kinds known", known],
    ...KINDS.map((kind, at) => [`${kind} left out`, draw(documents, kind, count, seed + 1 + at)]),
  ]) as Record<string, Measured[]>;
}

function draw(documents: readonly KindDocument[], leftOut: Kind | undefined, count: number, seed: number): Measured[] {
  const random = randomOf(seed);
  return Array.from({ length: count }, (_, at) => measure(describedBundle(documents, random, leftOut), leftOut, at % 2 === 1)); // prettier-ignore
}

function measure(
  { pages, descriptions, truth }: DescribedBundle,
  leftOut: Kind | undefined,
  isConceptUnknown: boolean,
): Measured {
  const transcript: Transcript = { pages, fields: [], attachments: [], warnings: [] };
  const { looks, meant, asked } = toBundle(transcript, descriptions, "");
  const blind = leftOut === undefined ? looks : looks.map((look) => withoutKind(look, leftOut, isConceptUnknown));
  const known = leftOut !== undefined && isConceptUnknown ? { ...meant, sought: meant.sought.map((one) => withoutConcept(one, leftOut)) } : meant; // prettier-ignore
  const bundle: Bundle = { looks: blind, sequence: toSequence(blind), descriptions, meant: known, asked };
  const found = classifyPages(bundle.sequence, known, []);
  const numbers = bundle.sequence.looks.map(({ page }) => page.number);
  const answer = found.map((document, at) => ({
    title: document.kind < 0 ? undefined : descriptions[document.kind]!.title,
    pages: numbers.slice(document.first, document.last + 1),
    signs: confidenceSigns(document, found[at + 1]),
  }));
  const parts = answer.filter(({ title }) => title !== undefined);
  const titleOf = (of: readonly { title: string | undefined; pages: readonly number[] }[], page: number): string | undefined => of.find((one) => one.pages.includes(page))?.title; // prettier-ignore
  const isRight = (part: (typeof parts)[number]): boolean => truth.some((one) => one.title === part.title && one.pages.join() === part.pages.join()); // prettier-ignore
  const overlaps = truth.flatMap((one) => parts.filter(({ title }) => title === one.title).map((part) => overlap(one.pages, part.pages)).filter((share) => share > 0.5)); // prettier-ignore
  const begun = parts.filter((part) => truth.some((one) => one.title === part.title && one.pages[0] === part.pages[0])).length; // prettier-ignore
  const matched = overlaps.length;
  return {
    page: pages.filter(({ number }) => titleOf(truth, number) === titleOf(parts, number)).length / pages.length,
    start: (2 * begun) / Math.max(1, parts.length + truth.length),
    quality: overlaps.reduce((sum, share) => sum + share, 0) / Math.max(1e-9, matched + (parts.length - matched) / 2 + (truth.length - matched) / 2), // prettier-ignore
    isWhole: parts.length === truth.length && parts.every(isRight),
    sections: parts.map((part) => ({ signs: part.signs, isPositive: isRight(part), weight: 1, kind: truth.find((one) => one.pages.includes(part.pages[0]!))?.kind })), // prettier-ignore
  };
}

function withoutKind(look: PageLook, kind: Kind, isConceptUnknown: boolean): PageLook {
  const kinds = { ...look.kinds, [kind]: 0 };
  if (!isConceptUnknown) return { ...look, kinds };
  const namedConcepts = new Map([...look.kindSigns.namedConcepts].filter(([id]) => id !== kind));
  const conceptScores = look.conceptScores.map((score, at) => (CONCEPTS[at]!.id === kind ? 0 : score));
  return { ...look, kinds, conceptScores, kindSigns: { ...look.kindSigns, namedConcepts } };
}

function withoutConcept(section: SoughtSection, kind: Kind): SoughtSection {
  const kinds = new Map([...section.kinds].filter(([one]) => one !== kind));
  return { ...section, kinds, concepts: new Map([...section.concepts].filter(([id]) => id !== kind)) };
}

function overlap(a: readonly number[], b: readonly number[]): number {
  const both = a.filter((page) => b.includes(page)).length;
  return both / (a.length + b.length - both);
}

function say(name: string, of: readonly Measured[]): void {
  const mean = (measureOf: (one: Measured) => number): string => (of.reduce((sum, one) => sum + measureOf(one), 0) / of.length).toFixed(3); // prettier-ignore
  process.stdout.write(`${name}: ${of.length} bundles, pages ${mean(({ page }) => page)}, starts ${mean(({ start }) => start)}, PQ ${mean(({ quality }) => quality)}, whole ${mean(({ isWhole }) => (isWhole ? 1 : 0))}\n`); // prettier-ignore
}

function probability({ signs }: Section, { weights, bias }: Learned<ConfidenceSign>): number {
  const odds = Object.entries<number>(signs).reduce((sum, [name, value]) => sum + value * weights[name as ConfidenceSign], bias); // prettier-ignore
  return 1 / (1 + Math.exp(-odds));
}

function shareRight(of: readonly Section[]): number {
  return of.length === 0 ? 1 : of.filter(({ isPositive }) => isPositive).length / of.length;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
