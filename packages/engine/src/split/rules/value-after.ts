import type { TranscriptPage } from "../../transcript/transcript.ts";

/** “Number” in any of the abbreviations that forms use. */
const NUMBER = "(?:number|no\\.?|nr\\.?|nummer|num\\.?|#|id|code)";
const LONGEST_LABEL = 60;

/** Returns the text after a label, on its line or on the next one; undefined if the page does not have the label. */
export function valueAfter({ lines }: TranscriptPage, label: string): string | undefined {
  const pattern = toPattern(label.slice(0, LONGEST_LABEL));
  for (const [index, { text }] of lines.entries()) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const rest = text.slice(match.index + match[0].length);
    const value = toValue(rest) ?? toValue(lines[index + 1]?.text ?? "");
    if (value !== undefined) return value;
  }
  return undefined;
}

function toPattern(label: string): RegExp {
  const words = label
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .split(/\s+/u)
    .map((word) => (/^(?:number|no\\\.|no|nr|nummer|id)$/u.test(word) ? NUMBER : word));
  return new RegExp(`(?:^|[^\\p{L}])${words.join("[\\s.:-]*")}(?:\\s*${NUMBER})?(?![\\p{L}])`, "iu");
}

/** The first words of a text that form one value: a number with its letters, or a name. */
function toValue(text: string): string | undefined {
  const cleaned = text.replace(/^[\s.:#=–-]+/u, "");
  const [code] = /^[\p{L}\d][\p{L}\d./-]*\d[\p{L}\d./-]*/u.exec(cleaned) ?? [];
  if (code !== undefined) return code.toLowerCase();
  const [name] = /^\p{Lu}[\p{L}'’.-]+(?:,?\s+\p{Lu}[\p{L}'’.-]*){0,3}/u.exec(cleaned) ?? [];
  return name?.toLowerCase();
}
