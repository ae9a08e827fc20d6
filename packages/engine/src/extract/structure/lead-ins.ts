import type { Place, LineIndex } from "../line-index/line-index.ts";
import type { Span } from "../line-index/span.ts";
import { joinLines } from "./joined-text.ts";
import { blocksOf } from "./paragraphs.ts";

/** A paragraph that begins with its own label: "Abstract. We measure …", "Keywords: tides, harbours". */
export interface LeadIn {
  /** The first words. */
  readonly label: Place;
  readonly first: Place;
  /** The text after the label, one span per line. */
  readonly spans: readonly Span[];
}

const MAX_LABEL_WORDS = 4;
/** Minimum words: a label and its value on a line or two are read by line. */
const MIN_WORDS = 3;
const ENDS_LABEL = /\p{L}[.:—–]$/u;

const known = new WeakMap<LineIndex, readonly LeadIn[]>();

/** The lead-ins of a document's paragraphs, in reading order. */
export function leadIns(lineIndex: LineIndex): readonly LeadIn[] {
  const before = known.get(lineIndex);
  if (before !== undefined) return before;
  const found = blocksOf(lineIndex).flatMap(leadInOf);
  known.set(lineIndex, found);
  return found;
}

function leadInOf(lines: readonly Place[]): LeadIn[] {
  const type = lines[0]!.block!.type;
  if (type !== "Text" && type !== "Key Value" && type !== "List Item") return [];
  const text = joinLines(lines);
  const { tokens } = text.place;
  const end = labelEnd(text.place);
  if (end === null || tokens.length - end.to < MIN_WORDS) return [];
  const label = tokens.slice(0, end.to).map((token, at) => (at === end.to - 1 ? { ...token, keys: end.keys } : token));
  return [{ first: lines[0]!, label: { ...text.place, tokens: label, text: label.map((token) => token.text).join(" ") }, spans: text.spans(end.from, tokens.length) }];
} // prettier-ignore

/** End of the label: at a colon, a stop or a dash; "Keywords" also without one before a list of short items. */
function labelEnd({ tokens }: Place): { readonly to: number; readonly from: number; readonly keys: readonly string[] } | null {
  for (let at = 0; at < Math.min(MAX_LABEL_WORDS, tokens.length); at++) {
    const { text, keys } = tokens[at]!;
    if (!/^[\p{L}(]/u.test(text)) break;
    if (ENDS_LABEL.test(text)) return { to: at + 1, from: at + 1, keys };
    if (/^\p{L}+[—–]\p{L}/u.test(text)) return { to: at + 1, from: at, keys: [text.split(/[—–]/u)[0]!.toLowerCase()] };
    if (/^[—–:]$/u.test(tokens[at + 1]?.text ?? "")) return { to: at + 1, from: at + 2, keys };
  }
  return tokens.some(({ text }) => /^[·•]$/u.test(text)) ? { to: 1, from: 1, keys: tokens[0]!.keys } : null;
} // prettier-ignore
