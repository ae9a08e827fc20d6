/** If a vector model is configured: passages with a meaning similar to the question, even without common words. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { embedMany, type EmbeddingModel } from "ai";
import type { IndexedPassage } from "../index/refresh.ts";
import { writeWhole } from "../index/write-whole.ts";
import { languageOf } from "../language/language-of.ts";
import type { FoundPassage } from "./search.ts";
import { wordsOf } from "./words.ts";

export interface Vectors {
  readonly model: EmbeddingModel;
  /** The file that caches the vector of each text, so that each text is sent once. */
  readonly path: string;
}

/**
 * Returns the search results, followed by the nearest passages that the search did not find; no result is lost.
 *
 * @param files - only passages of these files are added
 */
export async function addNearest(
  found: readonly FoundPassage[],
  question: string,
  all: readonly IndexedPassage[],
  vectors: Vectors,
  files?: ReadonlySet<string>,
): Promise<readonly FoundPassage[]> {
  // Headings and texts without words cannot answer.
  const passages = all.filter(({ category, text }) => !HEADINGS.has(category) && wordsOf(text).length > 0);
  const known = await embed([...passages.map(textOf), question], vectors);
  const [wanted] = known.splice(-1);
  const near = passages
    .map((passage, at) => ({ passage, likeness: cosine(known[at]!, wanted!) }))
    .filter(({ passage }) => files === undefined || files.has(passage.file))
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, NEAREST);
  const isFound = new Set(found.map(({ passage }) => passage));
  const fresh = near.filter(({ passage, likeness }) => likeness > 0 && !isFound.has(passage));
  return [...found, ...fresh.map(({ passage }) => ({ passage, score: 0, language: languageOf(passage.text) }))];
}

const NEAREST = 5;
const HEADINGS: ReadonlySet<string> = new Set(["Title", "Section Header"]);

/** Includes the headings above: without them, "It costs 14.50" is similar to little. */
function textOf({ section, text }: IndexedPassage): string {
  return section === "" ? text : `${section}\n${text}`;
}

type Vector = readonly number[];

async function embed(texts: readonly string[], { model, path }: Vectors): Promise<Vector[]> {
  const name = typeof model === "string" ? model : model.modelId;
  const kept = await recall(path, name);
  const keys = texts.map((text) => createHash("sha256").update(text).digest("base64url"));
  const missing = new Map(keys.flatMap((key, at) => (kept.has(key) ? [] : [[key, texts[at]!] as const])));
  if (missing.size > 0) {
    const fresh = await embedAll(model, [...missing.values()]);
    for (const [at, key] of [...missing.keys()].entries()) kept.set(key, fresh[at]!);
    // Vectors of deleted documents and earlier questions are dropped.
    const asked = keys.map((key) => [key, kept.get(key)!] as const);
    await writeWhole(path, JSON.stringify({ model: name, vectors: asked } satisfies Kept));
  }
  return keys.map((key) => kept.get(key)!);
}

async function embedAll(model: EmbeddingModel, values: string[]): Promise<readonly Vector[]> {
  try {
    return (await embedMany({ model, values, abortSignal: AbortSignal.timeout(TIMEOUT_MS) })).embeddings;
  } catch (cause) {
    const { message } = cause as Error;
    throw new Error(`The vector model gave no vectors. ${message} Check its address and name.`, { cause });
  }
}

/** The first question about a folder sends all of its passages. */
const TIMEOUT_MS = 600_000;

interface Kept {
  /** Vectors of different models cannot be compared. */
  readonly model: string;
  readonly vectors: readonly (readonly [string, Vector])[];
}

async function recall(path: string, model: string): Promise<Map<string, Vector>> {
  try {
    const kept = JSON.parse(await readFile(path, "utf8")) as Kept;
    return new Map(kept.model === model ? kept.vectors : []);
  } catch {
    // The file is missing or incomplete: request the vectors again.
    return new Map();
  }
}

function cosine(one: Vector, other: Vector): number {
  const dot = (a: Vector, b: Vector): number => a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
  const length = Math.sqrt(dot(one, one) * dot(other, other));
  return length === 0 ? 0 : dot(one, other) / length;
}
