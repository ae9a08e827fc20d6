/** Where a vector model is configured: passages that mean something like the question, whatever their words. */
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
  /** The file that keeps what the model gave for each text: a text is sent once. */
  readonly path: string;
}

/**
 * What the search found, then those of the nearest passages that it did not find: it loses nothing by them.
 *
 * @param files - only passages of these are added
 */
export async function addNearest(
  found: readonly FoundPassage[],
  question: string,
  all: readonly IndexedPassage[],
  vectors: Vectors,
  files?: ReadonlySet<string>,
): Promise<readonly FoundPassage[]> {
  // A heading alone answers nothing, and neither does a text without words.
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

/** With the headings above: "It costs 14.50" is near to little without them. */
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
    // Of documents that are gone and of questions before, nothing is kept.
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

/** A folder's first question sends all of its passages. */
const TIMEOUT_MS = 600_000;

interface Kept {
  /** Vectors of another model are of another space. */
  readonly model: string;
  readonly vectors: readonly (readonly [string, Vector])[];
}

async function recall(path: string, model: string): Promise<Map<string, Vector>> {
  try {
    const kept = JSON.parse(await readFile(path, "utf8")) as Kept;
    return new Map(kept.model === model ? kept.vectors : []);
  } catch {
    // None were kept, or writing them was interrupted: request them again.
    return new Map();
  }
}

function cosine(one: Vector, other: Vector): number {
  const dot = (a: Vector, b: Vector): number => a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
  const length = Math.sqrt(dot(one, one) * dot(other, other));
  return length === 0 ? 0 : dot(one, other) / length;
}
