import type { Field } from "../fields/field.ts";
import { toValue } from "../fields/to-value.ts";
import { toKeys, wordsOfName } from "../line-index/keys.ts";
import type { Place, LineIndex } from "../line-index/line-index.ts";
import { type Span, spanText } from "../line-index/span.ts";
import { leadIns } from "../structure/lead-ins.ts";
import { headedTexts } from "../structure/headed-texts.ts";
import { titleBlock } from "../structure/paragraphs.ts";
import type { Found } from "./read-values.ts";
import { proseOf } from "./prose.ts";
import { kindredLabels } from "./kindred-labels.ts";
import { LabelFinder, type LabelMatch } from "./label-matches.ts";
import type { WordKinship } from "./word-kinship.ts";

/** Names for a document's title in schemas, and for objects that are the document. */
const TITLE_WORD = /^(?:title|titel|titre|titulo|titolo|headline)$/u;
const OF_DOCUMENT = /^(?:paper|article|document|report|publication|page|doc|main|full|metadata|the|work|study)$/u;
/** A heading is weaker evidence for the text below it than a lead-in in the text. */
const HEADED = 0.8;
/** Minimum share of a heading or lead-in that the field's label covers. */
const MIN_SHARE = 0.6;

/** Texts that are whole blocks: the title, the text under a heading, the text of a paragraph after its lead-in. */
export function blockCandidates(fields: readonly Field[], lineIndex: LineIndex, words: WordKinship): Found[] {
  const texts = fields.map(({ kind }) => kind === "text");
  if (!texts.includes(true)) return [];
  const finder = new LabelFinder(fields);
  const found: Found[] = fields.flatMap((field, index) => (texts[index]! && isTitle(field) ? titleOf(index, field, lineIndex) : []));
  for (const { label, lines, share } of [
    ...leadIns(lineIndex).map(({ label, spans }) => ({ label, lines: untilLabel(spans), share: 1 })),
    ...headedTexts(lineIndex).map(({ heading, lines }) => ({ label: heading.place, lines: untilLabel(lines.map(whole)), share: HEADED })),
  ]) {
    for (const match of labelsOf(label, finder, fields, words)) {
      const field = fields[match.field]!;
      if (!texts[match.field]! || match.share < MIN_SHARE) continue;
      // What is below a document's title is not its subject.
      if (match.isKindred === true && label.block?.type === "Title") continue;
      const text = spanText(lines).replaceAll("\u00a0", " ").replace(/(\p{L})- (?=\p{Ll})/gu, "$1");
      const value = toValue(field, { value: text, from: 0, to: 0, fit: 1 }, text);
      if (value === undefined) continue;
      const said = match.isKindred === true ? { kindred: match.weight } : { label: match.weight * match.share ** 2 };
      const prose = share < 1 ? { prose: proseOf(text) } : {};
      found.push({ field: match.field, value, spans: lines, signs: { ...said, fit: 1, paired: share, ...prose, ...(share < 1 ? { headed: 1 } : { colon: 1 }) }, label: null });
    }
  }
  return found;
} // prettier-ignore

/** A line "Price per night: 85.00" begins another value. */
function untilLabel(lines: readonly Span[]): readonly Span[] {
  const end = lines.findIndex(({ place }, at) => at > 0 && LABELLED.test(place.text));
  return end < 0 ? lines : lines.slice(0, end);
}

const LABELLED = /^[\p{L}\p{N}.()'’/ -]{2,40}\s?:(?:\s|$)/u;

function whole(place: Place): Span {
  return { place, from: 0, to: place.tokens.length };
}

function labelsOf(place: Place, finder: LabelFinder, fields: readonly Field[], words: WordKinship): LabelMatch[] {
  const keys = place.tokens.flatMap((token) => token.keys).filter((key) => !/^(?:\d+|[ivx]+)$/u.test(key));
  const tokens = place.tokens.filter((token) => token.keys.some((key) => keys.includes(key)));
  if (tokens.length === 0) return [];
  const own = { ...place, tokens, text: tokens.map(({ text }) => text).join(" ") };
  const text = { place: own, from: 0, end: tokens.length, hasColon: false, keys };
  return [...finder.findIn(own), ...kindredLabels(fields, [text], words)];
}

function isTitle({ path }: Field): boolean {
  const words = toKeys(wordsOfName(path.at(-1) ?? ""));
  const around = path.slice(0, -1).flatMap((name) => toKeys(wordsOfName(name)));
  return words.some((word) => TITLE_WORD.test(word)) && [...words, ...around].every((word) => TITLE_WORD.test(word) || OF_DOCUMENT.test(word)); // prettier-ignore
}

/** The title with all its lines. */
function titleOf(index: number, field: Field, lineIndex: LineIndex): Found[] {
  const title = titleBlock(lineIndex);
  if (title === null) return [];
  const spans = title.map(whole);
  const text = spanText(spans);
  const value = toValue(field, { value: text, from: 0, to: 0, fit: 1 }, text);
  return value === undefined ? [] : [{ field: index, value, spans, signs: { placed: 1.1, fit: 1 }, label: null }];
}
