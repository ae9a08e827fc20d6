import type { Draft } from "./draft.ts";
import { lookOf } from "./look.ts";

/** `A`, `- b -`: the letter above its entries. */
const INDEX_LETTER = /^[^\p{L}\d]{0,3}(\p{L})[^\p{L}\d]{0,3}$/u;
/** Minimum number of letters in one style. */
const MIN_LETTERS = 3;

/** The letters that head the entries of an index: in one style, in the order of the alphabet, each with entries below it. */
export function findIndexLetters(drafts: readonly Draft[]): ReadonlySet<Draft> {
  const byLook = new Map<string, Draft[]>();
  for (const [at, draft] of drafts.entries()) {
    const next = drafts[at + 1];
    if (!INDEX_LETTER.test(draft.text) || next === undefined || INDEX_LETTER.test(next.text)) continue;
    const own = byLook.get(lookOf(draft));
    if (own === undefined) byLook.set(lookOf(draft), [draft]);
    else own.push(draft);
  }
  return new Set([...byLook.values()].filter(areInOrder).flat());
}

function areInOrder(drafts: readonly Draft[]): boolean {
  const letters = drafts.map(({ text }) => INDEX_LETTER.exec(text)![1]!.toLowerCase());
  return letters.length >= MIN_LETTERS && letters.every((letter, at) => at === 0 || letters[at - 1]! < letter);
}
