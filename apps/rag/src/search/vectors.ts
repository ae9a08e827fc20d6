/**
 * Vectors without a model: the trigrams of the words, hashed into 2^16 dimensions and weighted by how rare they are. They
 * find other forms of a word, compounds and misspellings, which BM25 passes over.
 */
import { trigramsOf, wordsOf } from "./words.ts";

/** Positions of passages by cosine similarity to the question, the most similar first. */
export type VectorIndex = (question: string) => readonly number[];

export function indexVectors(texts: readonly string[]): VectorIndex {
  const counts = texts.map(countDimensions);
  const passagesWith = new Uint32Array(DIMENSIONS);
  for (const count of counts) for (const dimension of count.keys()) passagesWith[dimension]! += 1;
  const weigh = (count: ReadonlyMap<number, number>): Vector => {
    const weights = [...count].map(
      ([dimension, times]) => (1 + Math.log(times)) * Math.log(1 + texts.length / (1 + passagesWith[dimension]!)),
    );
    const length = Math.hypot(...weights) || 1;
    return {
      dimensions: Uint32Array.from(count.keys()),
      weights: Float32Array.from(weights, (weight) => weight / length),
    };
  };
  const vectors = counts.map(weigh);
  return (question) => {
    const dense = new Float32Array(DIMENSIONS);
    const { dimensions, weights } = weigh(countDimensions(question));
    dimensions.forEach((dimension, index) => (dense[dimension] = weights[index]!));
    const similarities = vectors.map((vector) => dot(vector, dense));
    return [...similarities.keys()]
      .filter((position) => similarities[position]! > 0)
      .sort((one, other) => similarities[other]! - similarities[one]!);
  };
}

/** Sparse: a passage has some hundred trigrams. */
interface Vector {
  readonly dimensions: Uint32Array;
  readonly weights: Float32Array;
}

const DIMENSIONS = 2 ** 16;

function countDimensions(text: string): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const trigram of wordsOf(text).flatMap(trigramsOf)) {
    const dimension = hash(trigram) % DIMENSIONS;
    counts.set(dimension, (counts.get(dimension) ?? 0) + 1);
  }
  return counts;
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return value;
}

function dot({ dimensions, weights }: Vector, dense: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < dimensions.length; index += 1) sum += weights[index]! * dense[dimensions[index]!]!;
  return sum;
}
