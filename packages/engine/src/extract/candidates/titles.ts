import type { Field } from "../fields/field.ts";
import { toValue } from "../fields/to-value.ts";
import { toKeys, wordsOfName } from "../line-index/keys.ts";
import type { Place, LineIndex } from "../line-index/line-index.ts";
import { type Span, spanText } from "../line-index/span.ts";
import { VOCABULARY } from "../lexicon/lexicon.ts";
import { LEGAL_FORM } from "../values/words.ts";
import type { Found } from "./read-values.ts";

/** Minimum overlap of texts on one line. */
const MIN_OVERLAP_EM = 0.5;
/** Maximum gap between the lines of a title. */
const MAX_LINE_GAP_EM = 0.8;
/** Maximum difference of the sizes of a title's lines. */
const MAX_SIZE_CHANGE = 0.06;
/** Minimum share of the narrower of two lines that the other covers. */
const MIN_SHARED = 0.6;
/** Weight of a document's own title. */
const PLACED = 0.95;
/** Minimum share of a title's words that name a kind of paper. */
const MIN_KNOWN_SHARE = 0.6;

/** Number of places at the top of the first page that may be a title. */
const MAX_PLACES = 8;
/** A title is this much larger than other letters, unless the layout marks it as one. */
const LARGE = 1.3;
const SHORTEST_WORD = 4;

/** A title that contains a field's name is its value: "Coastal Football League" for `league`, also over several lines. */
export function ownTitles(index: number, field: Field, { byPage, transcript }: LineIndex): Found[] {
  const word = toKeys(wordsOfName(field.path.at(-1) ?? "")).findLast((key) => key !== "name" && key !== "title");
  const isText = field.kind === "text" || field.kind === "name";
  if (field.path.length > 1 || !isText || word === undefined || word.length < SHORTEST_WORD) return [];
  const first = byPage.get(transcript.pages[0]?.number ?? 1) ?? [];
  const usual = first.map(({ size }) => size).toSorted((a, b) => a - b)[first.length >> 1] ?? 1;
  const titles = first.slice(0, MAX_PLACES).filter((place) => isTitle(place, usual));
  return titles.filter((place) => names(place, word)).flatMap((place) => toFound(index, field, linesOf(place, titles)));
}

function isTitle({ block, size, text }: Place, usual: number): boolean {
  return (block?.type === "Title" || size > LARGE * usual) && !/[@:]/u.test(text);
}

/** Whether the word, in singular or plural, is there among others. */
function names({ tokens }: Place, word: string): boolean {
  return tokens.length > 1 && tokens.some(({ keys }) => keys.some((key) => key === word || key === `${word}s`));
}

/** The lines of one title: of the same size, close to each other, and with overlapping widths. */
function linesOf(seed: Place, titles: readonly Place[]): Place[] {
  const lines = [seed];
  for (const step of [-1, 1]) {
    for (let at = titles.indexOf(seed) + step; at >= 0 && at < titles.length; at += step) {
      const [edge, next] = [step < 0 ? lines[0]! : lines.at(-1)!, titles[at]!];
      const gap = step < 0 ? edge.top - next.bottom : next.top - edge.bottom;
      if (gap < -MIN_OVERLAP_EM * seed.size) continue;
      if (
        gap > MAX_LINE_GAP_EM * seed.size ||
        Math.abs(next.size - seed.size) > MAX_SIZE_CHANGE * seed.size ||
        !overlap(edge, next)
      ) {
        break;
      }
      if (step < 0) lines.unshift(next);
      else lines.push(next);
    }
  }
  return lines;
}

function overlap(a: Place, b: Place): boolean {
  return (
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > MIN_SHARED * Math.min(a.right - a.left, b.right - b.left)
  );
}

function toFound(index: number, field: Field, lines: readonly Place[]): Found[] {
  const spans = lines.map((place): Span => ({ place, from: 0, to: place.tokens.length }));
  const text = spanText(spans);
  const value = toValue(field, { value: text, from: 0, to: 0, fit: 1 }, text);
  return value === undefined ? [] : [{ field: index, value, spans, signs: { placed: PLACED, fit: 1 }, label: null }];
}

/** Whether a title names a kind of paper with words of labels: "Packing List", "Bulletin de paie". */
export function isKindOfPaper({ block, tokens, text }: Place): boolean {
  if (block?.type !== "Title" && block?.type !== "Section Header") return false;
  if (LEGAL_FORM.test(text)) return false;
  const words = tokens.flatMap(({ keys }) => keys).filter((key) => /\p{L}{3}/u.test(key));
  const known = words.filter((key) => VOCABULARY.has(key) || PAPER_WORD.test(key)).length;
  return words.length > 0 && known >= MIN_KNOWN_SHARE * words.length;
}

const PAPER_WORD =
  /^(?:list|slip|note|form|report|statement|certificate|bulletin|recibo|nomina|releve|extrait|kontoauszug|auszug|abrechnung|entgeltabrechnung|lohnabrechnung|gehaltsabrechnung|minutes|results?|waybill|itinerary|agreement|notice|record|sheet|advice|summary|schedule|memo|letter)$/u;
