import { z } from "zod";
import { sentencesOf } from "./sentences.ts";

/** A sentence written by a model, and the numbers of the passages that it cites. */
export interface Sentence {
  readonly text: string;
  readonly passages: readonly number[];
}

/**
 * Reads the answer of a model that did not keep to the form: JSON inside a fence or other text, numbers as strings, or plain sentences
 * followed by `[1]`. Sentences without a number are dropped later, when sentences are checked.
 *
 * @returns undefined if the answer is empty
 */
export function readLoosely(text: string): readonly Sentence[] | undefined {
  if (text.trim() === "") return undefined;
  const object = /\{[^]*\}/u.exec(text)?.[0];
  const read = object === undefined ? undefined : LOOSE.safeParse(parse(object));
  if (read?.success) return read.data.sentences;
  if (object !== undefined && /"(?:sentences|passages)"/u.test(object)) return undefined;
  const plain = sentencesOf(text.replaceAll(/([.!?])\s*((?:\[\d+(?:,\s*\d+)*\]\s*)+)/gu, " $2$1 "));
  return plain.map((sentence) => ({
    text: sentence.replaceAll(/\s*\[\d+(?:,\s*\d+)*\]/gu, "").replace(/\s+([.!?])$/u, "$1"),
    passages: numbersIn((sentence.match(/\[[\d,\s]+\]/gu) ?? []).join(" ")),
  }));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function numbersIn(text: string): readonly number[] {
  return (text.match(/\d+/gu) ?? []).map(Number);
}

/** `[1]`, `["1"]`, `"[1]"`, `1`. */
const NUMBERS = z.unknown().transform((given) => numbersIn(JSON.stringify(given) ?? ""));

const LOOSE = z.object({
  sentences: z.array(
    z.union([
      z.object({ text: z.string(), passages: NUMBERS }),
      z.string().transform((text) => ({ text, passages: [] as readonly number[] })),
    ]),
  ),
});
