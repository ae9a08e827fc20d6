import type { Field } from "../fields/field.ts";
import { conceptsNamed } from "../lexicon/lexicon.ts";
import type { Place } from "../line-index/line-index.ts";
import { takesAll } from "../values/readers.ts";

/** Maximum words of a label. */
const LONGEST_LABEL = 4;

/** The end of the value before the next label on the same place, found by that label's colon, or in running text by the comma before it. */
export function valueEnd({ tokens }: Place, from: number, kind: Field["kind"]): number {
  for (let at = from + 1; at < tokens.length; at++) {
    if (/\p{L}[:=]$/u.test(tokens[at]!.text)) {
      return Math.max(from, at - (/^[\p{Ll}(]/u.test(tokens[at]!.text) ? 1 : 0));
    }
    const mayEnd = takesAll(kind) && kind !== "address" && /[,;]$/u.test(tokens[at - 1]!.text);
    if (mayEnd && beginsWithLabel(tokens, at)) return at;
  }
  return tokens.length;
}

/** Whether there is a known label with something after it. */
function beginsWithLabel(tokens: Place["tokens"], at: number): boolean {
  const keys: string[] = [];
  for (const { keys: ofToken } of tokens.slice(at, Math.min(at + LONGEST_LABEL, tokens.length - 1))) {
    keys.push(...ofToken);
    if (conceptsNamed(keys).some(({ weak }) => !weak)) return true;
  }
  return false;
}
