import { z } from "zod";
import { sentencesOf } from "./sentences.ts";

/** What a model writes, and the numbers of the passages that it says it rests on. */
export interface Sentence {
  readonly text: string;
  readonly passages: readonly number[];
}

/**
 * The sentences of a model that did not keep to the form: JSON within a fence or other text, numbers as text, or plain sentences
 * with `[1]` behind them. A sentence without a number is left out by whoever proves them.
 *
 * @returns undefined where nothing was written
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
