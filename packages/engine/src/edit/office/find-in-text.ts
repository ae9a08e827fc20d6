import { matchPhrase } from "../find/match-phrase.ts";
import type { Char } from "../find/text-order.ts";
import type { Target } from "../instruction.ts";
import type { Outcome } from "../outcome.ts";
import { findPii } from "../pii/find-pii.ts";
import type { FindIn } from "./patch-part.ts";

export const UNPLACED: Outcome = {
  status: "refused",
  reason: "Office files have no places of their own; name a phrase or a kind of data, or convert the document to PDF.",
};

/** What finds a target in a paragraph; null for what has no meaning without pages. */
export function finderOf(target: Target): FindIn | null {
  if (target.is === "phrase" || target.is === "words") return (chars) => matchPhrase(chars, target.text, target);
  if (target.is !== "pii") return null;
  return (chars) => {
    const starts: number[] = [];
    for (const [index, { text }] of chars.entries()) for (let unit = 0; unit < text.length; unit++) starts.push(index);
    const text = chars.map((char: Char) => char.text).join("");
    return findPii(text, [target.pii]).map(({ from, to }) => ({ from: starts[from]!, to: starts[to - 1]! + 1 }));
  };
}
