/**
 * Learns the weights of kind/concept-weights.ts: `node benchmarks/training/train-concept-weights.ts DIR… [--test DIR…]`, with the output of
 * `split/kinds/make-kinds.ts` in DIR.
 *
 * A sample is a page and one of the kinds that it may be of; only what any concept has is measured, so the weights hold for concepts that no
 * document taught. Kinds are held out in turn.
 */
import { parseArgs } from "node:util";
import { conceptOdds } from "@docsvc/engine/src/kind/concept-odds.ts";
import { type ConceptSign, conceptSigns } from "@docsvc/engine/src/kind/concept-signs.ts";
import { type Kind, KINDS } from "@docsvc/engine/src/kind/kind-names.ts";
import { lookAtPages } from "@docsvc/engine/src/split/page-look.ts";
import { type Learned, learnWeights, printWeights, type Sample } from "./logistic-regression.ts";
import { readKindDocuments } from "./split/kinds/make-kinds.ts";

const { values, positionals } = parseArgs({
  options: { test: { type: "string", multiple: true, default: [] } },
  allowPositionals: true,
});
const PENALTY = 1e-3;

interface Pair extends Sample<ConceptSign> {
  readonly kind: Kind;
  readonly page: number;
}

const train = await pairsOf(positionals);
for (const [name, pairs] of [
  ["train", train],
  ["test", await pairsOf(values.test)],
] as const) {
  process.stdout.write(`${name}: shipped ${measure(pairs, conceptOdds)}\n`);
  const held = KINDS.flatMap((kind) => {
    const learned = learn(train.filter((pair) => pair.kind !== kind));
    return pairs.filter((pair) => pair.kind === kind).map((pair) => ({ ...pair, odds: oddsOf(pair.signs, learned) }));
  });
  process.stdout.write(`${name}: kinds held out ${share(held.filter(({ odds, isPositive }) => odds > 0 === isPositive), held)}\n`); // prettier-ignore
}
process.stdout.write(printWeights(learn(train)));

async function pairsOf(folders: readonly string[]): Promise<Pair[]> {
  const documents = (await Promise.all(folders.map(readKindDocuments))).flat();
  return documents.flatMap(({ kind, pages }, document) => {
    const looks = lookAtPages({ pages, fields: [], attachments: [], warnings: [] }).filter(({ isBlank }) => !isBlank);
    return looks.flatMap((look, page) =>
      KINDS.map((other, index): Pair => {
        const isPositive = other === kind;
        const weight = (isPositive ? 1 : 1 / (KINDS.length - 1)) / looks.length;
        const signs = conceptSigns(look.conceptScores, look.kindSigns.namedConcepts, index);
        return { signs, isPositive, weight, kind: other, page: document * 100 + page };
      }),
    );
  });
}

function learn(pairs: readonly Pair[]): Learned<ConceptSign> {
  return learnWeights(pairs, {}, undefined, PENALTY);
}

function oddsOf(signs: Pair["signs"], { weights, bias }: Learned<ConceptSign>): number {
  return Object.entries<number>(signs).reduce((sum, [name, value]) => sum + value * weights[name as ConceptSign], bias);
}

function measure(pairs: readonly Pair[], odds: (signs: Pair["signs"]) => number): string {
  return share(
    pairs.filter((pair) => odds(pair.signs) > 0 === pair.isPositive),
    pairs,
  );
}

/** Share of the pairs by weight. */
function share(of: readonly Pair[], all: readonly Pair[]): string {
  const sum = (pairs: readonly Pair[]): number => pairs.reduce((total, { weight }) => total + weight, 0);
  return `${((100 * sum(of)) / Math.max(1e-9, sum(all))).toFixed(1)} % right`;
}
