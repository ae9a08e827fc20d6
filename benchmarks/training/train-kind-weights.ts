/**
 * Learns the weights of kind/kind-weights.ts: `node benchmarks/training/train-kind-weights.ts DIR…`, with the output of
 * `split/kinds/make-kinds.ts` in DIR.
 *
 * Each kind is learned against all others, page by page. Houses are held out in turn, and the kinds with the worst scores are printed first. Every
 * document is used several times, each time without some of its phrases, so that the kind of a page does not depend on a single phrase.
 */
import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { type Kind, KINDS } from "@docsvc/engine/src/kind/kind-names.ts";
import { signsOfKind } from "@docsvc/engine/src/kind/kind-odds.ts";
import { CUES } from "@docsvc/engine/src/kind/kind-cues.ts";
import { type KindSign, type KindSigns, signsOfPage } from "@docsvc/engine/src/kind/kind-signs.ts";
import { type Learned, learnWeights, type Sample } from "./logistic-regression.ts";
import { type Random, randomOf } from "./pages/random.ts";
import { readKindDocuments } from "./split/kinds/make-kinds.ts";

const { values, positionals } = parseArgs({
  options: { out: { type: "string" }, folds: { type: "string", default: "3" } },
  allowPositionals: true,
});

const FOLDS = Number(values.folds);
/** Copies of each page without some of its cues. */
const COPIES = 2;
const MISSING = 0.35;
const PENALTY = 1e-3;
/** Smaller weights are omitted from the table. */
const MIN_WEIGHT = 0.05;

interface Page {
  readonly kind: Kind;
  readonly house: number;
  readonly signs: KindSigns;
  readonly weight: number;
  readonly document: number;
}

const documents = (await Promise.all(positionals.map(readKindDocuments))).flat();
const pages = documents.flatMap(({ kind, house, pages: own }, document) => {
  const printed = own.filter(({ lines }) => lines.length > 0);
  return printed.map((page): Page => ({ kind, house, signs: signsOfPage(page), weight: 1 / printed.length, document }));
});
const houses = [...new Set(pages.map(({ house }) => house))];
process.stdout.write(`${documents.length} documents, ${pages.length} pages, ${houses.length} houses\n`);

const confusions = new Map<string, number>();
const results = new Map<Kind, { right: number; all: number }>();
for (let fold = 0; fold < FOLDS; fold++) {
  const isHeld = ({ house }: Page): boolean => houses.indexOf(house) % FOLDS === fold;
  const learned = learn(pages.filter((page) => !isHeld(page)));
  for (const page of pages.filter(isHeld)) {
    const answer = best(page.signs, learned);
    const result = results.get(page.kind) ?? { right: 0, all: 0 };
    results.set(page.kind, {
      right: result.right + (answer === page.kind ? page.weight : 0),
      all: result.all + page.weight,
    });
    if (answer !== page.kind) add(`${page.kind} as ${answer}`, page.weight);
  }
}
const rated = [...results].map(([kind, { right, all }]) => ({ kind, share: right / all })).toSorted((a, b) => a.share - b.share); // prettier-ignore
process.stdout.write(
  `houses held out, pages right, worst first: ${rated.map(({ kind, share }) => `${kind} ${(100 * share).toFixed(0)}`).join(", ")}\n`,
);
process.stdout.write(`mean ${((100 * rated.reduce((sum, { share }) => sum + share, 0)) / rated.length).toFixed(1)}; most: ${[...confusions].toSorted((a, b) => b[1] - a[1]).slice(0, 8).map(([name, count]) => `${name} ${count.toFixed(1)}`).join(", ")}\n`); // prettier-ignore

if (values.out !== undefined) await writeFile(values.out, printTable(learn(pages)));

function add(name: string, weight: number): void {
  confusions.set(name, (confusions.get(name) ?? 0) + weight);
}

function learn(of: readonly Page[]): Map<Kind, Learned<KindSign>> {
  const random = randomOf(5);
  const seen = of.flatMap((page) => [page, ...random.times(COPIES, () => ({ ...page, signs: withoutSome(page.signs, random) }))]); // prettier-ignore
  return new Map(
    KINDS.map((kind) => {
      const ownWeight = sum(seen.filter((page) => page.kind === kind));
      const otherWeight = sum(seen) - ownWeight;
      const samples = seen.map((page): Sample<KindSign> => {
        const isPositive = page.kind === kind;
        return { signs: signsOfKind(page.signs, kind), isPositive, weight: page.weight / (isPositive ? ownWeight : otherWeight) }; // prettier-ignore
      });
      return [kind, learnWeights(samples, {}, undefined, PENALTY)];
    }),
  );
}

function sum(of: readonly Page[]): number {
  return of.reduce((total, { weight }) => total + weight, 0);
}

function withoutSome({ form, named, namedConcepts }: KindSigns, random: Random): KindSigns {
  const isKept = (name: string): boolean => !Object.hasOwn(CUES, name) || !random.chance(MISSING);
  const isNamed = !random.chance(MISSING);
  return {
    form: Object.fromEntries(Object.entries(form).map(([name, value]) => [name, isKept(name) ? value : 0])) as KindSigns["form"], // prettier-ignore
    namedConcepts,
    named: isNamed ? named : (Object.fromEntries(KINDS.map((kind) => [kind, 0])) as KindSigns["named"]),
  };
}

function best(signs: KindSigns, learned: ReadonlyMap<Kind, Learned<KindSign>>): Kind {
  return KINDS.map((kind) => {
    const { weights, bias } = learned.get(kind)!;
    const measures = signsOfKind(signs, kind);
    const odds = Object.entries<number>(measures).reduce((total, [name, value]) => total + value * weights[name as KindSign], bias); // prettier-ignore
    return { kind, odds };
  }).reduce((most, one) => (one.odds > most.odds ? one : most)).kind;
}

function printTable(learned: ReadonlyMap<Kind, Learned<KindSign>>): string {
  const ofAll = KINDS.map((kind) => learned.get(kind)!);
  const signs = Object.keys(ofAll[0]!.weights) as KindSign[];
  const row = (numbers: readonly number[]): string => numbers.map((number) => (Math.abs(number) < MIN_WEIGHT ? "0" : String(Number(number.toFixed(2))))).join(", "); // prettier-ignore
  const rows = signs.map((sign) => `  ${sign}: [${row(ofAll.map(({ weights }) => weights[sign]))}],\n`);
  return `[${row(ofAll.map(({ bias }) => bias))}]\n{\n${rows.join("")}}\n`;
}
