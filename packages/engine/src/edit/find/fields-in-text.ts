import { escapePattern } from "../grammar/words.ts";
import type { Span } from "../pii/span.ts";
import { firstOfType, typeNamedBy, valueBefore, type ValueType } from "./value-types.ts";

/** Maximum distance in chars from a label to its value in a sentence, with only function words in between. */
const MAX_BETWEEN_CHARS = 48;
/** Values that a label follows are shorter. */
const MAX_BEFORE_CHARS = 80;
const BETWEEN = /^(?!\s*\p{L}[^:]*:)(?:[\s:,(]|\p{Ll}[\p{Ll}'’-]*|No\.?|Nr\.?|Höhe|#)*$/u;

/**
 * Values of a label in a paragraph: after a colon, the rest of the paragraph or its first value of the type; in a sentence, the first value of the
 * type.
 */
export function valuesInText(text: string, label: string, type?: ValueType): Span[] {
  const wanted = type === "text" ? undefined : (type ?? typeNamedBy(label));
  const pattern = label.trim().split(/\s+/u).map(escapePattern).join("\\s+");
  const labels = Array.from(text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, "giu")));
  return labels.flatMap((match): Span[] => {
    const from = match.index + match[0].length;
    const rest = text.slice(from, from + 400);
    if (wanted !== undefined) {
      const start = Math.max(0, match.index - MAX_BEFORE_CHARS);
      const before = valueBefore(wanted, text.slice(start, match.index));
      if (before !== null) return [{ from: start + before.from, to: start + before.to }];
      const span = firstOfType(wanted, rest);
      if (span === null || span.from > MAX_BETWEEN_CHARS || !BETWEEN.test(rest.slice(0, span.from))) return [];
      return [{ from: from + span.from, to: from + span.to }];
    }
    const value = /^\s*[:=]\s*(\S[^\n\t]*?)\s*(?:[\n\t]|$)/u.exec(rest);
    if (value === null) return [];
    const start = from + value[0].indexOf(value[1]!);
    return [{ from: start, to: start + value[1]!.length }];
  });
}
