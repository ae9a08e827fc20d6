/**
 * Learns person-weights.ts: `node benchmarks/training/train-person-weights.ts [SENTENCES] [SEED]`.
 *
 * Trains on generated sentences with names from two dozen places in six languages. `benchmarks/pii.ts` measures it with held-out templates and
 * places.
 */
import { writeFile } from "node:fs/promises";
import { findCandidates } from "@docsvc/engine/src/edit/pii/persons/candidates.ts";
import { BUCKETS, contextFeatures, ownFeatures } from "@docsvc/engine/src/edit/pii/persons/features.ts";
import { makeSentences } from "./persons/sentences.ts";

const ROUNDS = 12;
const RATE = 0.15;
const PENALTY = 1e-5;
/** Weight of a non-name candidate relative to a name: most candidates are parts of each other. */
const OTHERS_WEIGHT = 1;

/** Shares of a candidate's training steps that hide its context, and single features: generated sentences vary little, those of documents a lot. */
const WITHOUT_CONTEXT = 0.35;
const HIDDEN = 0.3;

interface Sample {
  readonly own: readonly number[];
  readonly context: readonly number[];
  readonly isPerson: boolean;
}

const [count = "24000", seed = "1"] = process.argv.slice(2);
const samples = makeSentences(Number(count), Number(seed), false).flatMap(({ text, persons }) =>
  findCandidates(text).map((candidate): Sample => {
    const isPerson = persons.some(({ from, to }) => from === candidate.from && to === candidate.to);
    return { own: ownFeatures(candidate), context: contextFeatures(candidate), isPerson };
  }),
);
const { weights, bias } = learn(samples);
const most = weights.reduce((greatest, weight) => Math.max(greatest, Math.abs(weight)), 0);
const step = most / 127;
const bytes = Int8Array.from(weights, (weight) => Math.round(weight / step));
await writeFile(
  new URL("../../packages/engine/src/edit/pii/persons/person-weights.ts", import.meta.url),
  toModule(bytes, step, bias),
);
const right = samples.filter(
  ({ own, context, isPerson }) => scoreOf([...own, ...context], weights, bias) > 0 === isPerson,
).length;
process.stdout.write(
  `${samples.length} candidates, ${samples.filter(({ isPerson }) => isPerson).length} names, ${((100 * right) / samples.length).toFixed(2)} % right\n`,
);

function scoreOf(features: readonly number[], weights: Float64Array, bias: number): number {
  return features.reduce((sum, bucket) => sum + weights[bucket]!, bias);
}

/** Logistic regression by AdaGrad (Duchi et al., 2011), in an order that depends on the seed. */
function learn(all: readonly Sample[]): { readonly weights: Float64Array; readonly bias: number } {
  const weights = new Float64Array(BUCKETS);
  const squares = new Float64Array(BUCKETS).fill(1e-8);
  let bias = 0;
  let biasSquares = 1e-8;
  const order = Array.from(all, (_, index) => index);
  let state = 1;
  const draw = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  for (let round = 0; round < ROUNDS; round++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = draw(at + 1);
      [order[at], order[other]] = [order[other]!, order[at]!];
    }
    for (const index of order) {
      const { own, context, isPerson } = all[index]!;
      const seen = draw(1000) < 1000 * WITHOUT_CONTEXT ? own : [...own, ...context];
      const features = seen.filter(() => draw(1000) >= 1000 * HIDDEN);
      const odds = 1 / (1 + Math.exp(-scoreOf(features, weights, bias)));
      const error = (odds - (isPerson ? 1 : 0)) * (isPerson ? 1 : OTHERS_WEIGHT);
      for (const bucket of features) {
        const gradient = error + PENALTY * weights[bucket]!;
        squares[bucket]! += gradient * gradient;
        weights[bucket]! -= (RATE * gradient) / Math.sqrt(squares[bucket]!);
      }
      biasSquares += error * error;
      bias -= (RATE * error) / Math.sqrt(biasSquares);
    }
  }
  return { weights, bias };
}

function toModule(bytes: Int8Array, size: number, bias: number): string {
  const text = Buffer.from(bytes.buffer).toString("base64");
  return `/** Written by benchmarks/training/train-person-weights.ts: a byte for each bucket of features, in steps of STEP. */
export const BIAS = ${bias.toFixed(4)};
export const STEP = ${size.toFixed(6)};
const PACKED =
  "${text}";
export const WEIGHTS: Int8Array = Int8Array.from(Buffer.from(PACKED, "base64"));
`;
}
