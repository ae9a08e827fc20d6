/**
 * Finds the values of a label: what follows a colon or a wide gap, what is on the line below, and in a sentence the first value of the type that the
 * label implies. Any other text after a label in a sentence is not a value.
 */
import type { Place } from "../redact/place.ts";
import { matchPhrase } from "./match-phrase.ts";
import { mergePlaces } from "./merge-places.ts";
import { toPlainText } from "./plain-text.ts";
import { glyphsToQuads } from "./quad.ts";
import type { PageReading } from "./reading.ts";
import type { Char, PlacedGlyph } from "./text-order.ts";
import { firstOfType, typeNamedBy, typeOf, valueBefore, type ValueType } from "./value-types.ts";

/** Minimum width of a space. */
const MIN_SPACE_EM = 0.2;
/** Minimum distance to the line below. */
const MIN_BELOW_EM = 0.5;
/** Maximum distance of baselines of one line. */
const MAX_OFF_LINE_EM = 0.4;

/** A value does not continue across a wider gap, in multiples of its font size: the next column begins there. */
const MAX_GAP_EM = 2.5;
/** Widest gap between a label and its value. */
const MAX_LABEL_GAP_EM = 30;
/** Maximum distance of the line below, in multiples of the label's font size. */
const MAX_NEXT_LINE_EM = 2.2;
/** Maximum distance in chars from a label to its value in a sentence. */
const MAX_BETWEEN_CHARS = 48;
/** Text allowed between a label and its value in a sentence: no end of the sentence, no other number, no name. */
const BETWEEN = /^(?!\s*\p{L}[^:]*:)(?:[\s:,(]|\p{Ll}[\p{Ll}'’-]*|No\.?|Nr\.?|Höhe|#)*$/u;
/** Maximum number of words of a value that follows a label on its own line. */
const MAX_LINE_VALUE_WORDS = 4;

/** The values of a label, and the number of times the label is on the pages. */
export interface FieldValues {
  readonly places: readonly Place[];
  readonly labels: number;
}

/** @param type - of the value; by default the one that the label's last word implies */
export function findFieldValues(label: string, pages: readonly PageReading[], type?: ValueType): FieldValues {
  const found = labelForms(label).map((form) => findValues(form, pages, type));
  return found.find(({ places }) => places.length > 0) ?? found.find(({ labels }) => labels > 0) ?? found[0]!;
}

const INFLECTED = /^(\p{Ll}{3,}?)(?:e[nrsm]?)(?=\s)/u;

const NUMBERED = /^(?:the\s+)?(\S.*?)\s+(?:numbers?|nos?\.?|nr\.?)$/iu;

/** German adjectives are inflected: "den offenen Betrag" matches the label "Offener Betrag". */
function labelForms(label: string): readonly string[] {
  // "The tracking number" is also what "Tracking: QX 5520" says; the colon shows that the word is a label there.
  const short = NUMBERED.exec(label)?.[1];
  const forms = short === undefined ? [label] : [label, `${short}:`];
  const stem = INFLECTED.exec(label);
  if (stem === null) return forms;
  const rest = label.slice(stem[0].length);
  return [label, ...["er", "e", "es", "en"].map((ending) => `${stem[1]}${ending}${rest}`)];
}

function findValues(label: string, pages: readonly PageReading[], type: ValueType | undefined): FieldValues {
  let labels = 0;
  const places = pages.flatMap(({ text, pdfium, recognised }) => {
    const page = text.view.number;
    const lines = { glyphs: text.glyphs, chars: text.orders[1]! };
    labels += matchPhrase(lines.chars, label).length;
    const own = valuesIn(label, lines, type).map((glyphs) => toPlace(page, glyphs, true));
    const others = [pdfium, ...(recognised === null ? [] : [recognised])].flatMap(({ glyphs, orders }) =>
      valuesIn(label, { glyphs, chars: orders[1]! }, type).map((found) => toPlace(page, found, false)),
    );
    return mergePlaces([...own, ...others]);
  });
  return { places, labels };
}

function toPlace(page: number, glyphs: readonly PlacedGlyph[], isContent: boolean): Place {
  return {
    page,
    quads: glyphsToQuads(glyphs),
    glyphs: isContent ? glyphs.map(({ id }) => id) : [],
    text: spaced(glyphs),
  };
}

/** The text of glyphs in their order, with spaces between words. */
function spaced(glyphs: readonly PlacedGlyph[]): string {
  return glyphs
    .map((glyph, index) => {
      const before = glyphs[index - 1];
      const isApart =
        before !== undefined &&
        (glyph.x - before.endX > MIN_SPACE_EM * glyph.size || glyph.x < before.x) &&
        before.text.trim() !== "";
      return `${isApart && glyph.text.trim() !== "" ? " " : ""}${glyph.text}`;
    })
    .join("");
}

interface Lines {
  readonly glyphs: readonly PlacedGlyph[];
  readonly chars: readonly Char[];
}

function valuesIn(label: string, lines: Lines, type: ValueType | undefined): PlacedGlyph[][] {
  const wanted = type === "text" ? undefined : (type ?? typeNamedBy(label));
  return matchPhrase(lines.chars, label).flatMap(({ from, to }) => {
    const value = valueAfter(lines, { from, to }, wanted);
    if (value === null || value.length === 0) return [];
    return type === undefined || type === "text" || typeOf(spaced(value)) === type || wanted !== undefined
      ? [value]
      : [];
  });
}

function valueAfter(
  lines: Lines,
  label: { readonly from: number; readonly to: number },
  wanted: Exclude<ValueType, "text"> | undefined,
): PlacedGlyph[] | null {
  const before = wanted === undefined ? null : typedBefore(lines, label.from, wanted);
  if (before !== null) return before;
  const own = glyphsOf(lines, label.from, label.to);
  const rest = lines.chars.slice(label.to);
  const colon = /^[ \t]*(?:[:=]|[.…_]{3,})/u.exec(toPlainText(rest.slice(0, 40)).text);
  const afterText = run(lines, label.to, own.at(-1)!);
  const isCell = afterText.length > 0 && afterText[0]!.x - own.at(-1)!.endX > MAX_GAP_EM * own.at(-1)!.size;
  if (colon !== null || isCell) {
    if (afterText.length > 0) return typedPart(lines, label.to, afterText, wanted);
  } else if (wanted !== undefined && afterText.length > 0) return typedAfter(lines, label.to, wanted);
  if (afterText.length === 0) {
    const found = below(lines, label.from, own, wanted);
    return found ?? (wanted === undefined ? null : typedAfter(lines, label.to, wanted));
  }
  return isLineOf(lines, label.from, afterText) ? afterText : null;
}

/** The part of a value that has the type, if the value begins with it; otherwise the whole value. */
function typedPart(
  lines: Lines,
  from: number,
  value: readonly PlacedGlyph[],
  wanted: Exclude<ValueType, "text"> | undefined,
): PlacedGlyph[] {
  if (wanted === undefined) return [...value];
  const typed = typedAfter(lines, from, wanted);
  return typed === null || !typed.every((glyph) => value.includes(glyph)) ? [...value] : typed;
}

/** Values that a label follows are shorter. */
const MAX_BEFORE_CHARS = 80;

/** The value of a type that a label follows: "£500.00 as compensation". */
function typedBefore(lines: Lines, to: number, type: Exclude<ValueType, "text">): PlacedGlyph[] | null {
  const start = Math.max(0, to - MAX_BEFORE_CHARS);
  const { text, toChars } = toPlainText(lines.chars.slice(start, to));
  const span = valueBefore(type, /\s$/u.test(text) ? text : `${text} `);
  if (span === null) return null;
  const found = toChars(span);
  return glyphsOf(lines, start + found.from, start + found.to);
}

/** The first value of a type in the sentence after a label. */
function typedAfter(lines: Lines, from: number, type: Exclude<ValueType, "text">): PlacedGlyph[] | null {
  const chars = lines.chars.slice(from, from + 200);
  const { text, toChars } = toPlainText(chars);
  const span = firstOfType(type, text);
  if (span === null || span.from > MAX_BETWEEN_CHARS || !BETWEEN.test(text.slice(0, span.from))) return null;
  const { from: first, to } = toChars(span);
  return glyphsOf(lines, from + first, from + to);
}

/** Whether a label begins its line and only a short value follows it. */
function isLineOf({ chars }: Lines, from: number, value: readonly PlacedGlyph[]): boolean {
  const before = chars.slice(0, from).findLast(({ is }) => is !== "narrow");
  const text = spaced(value);
  if (text.includes(":")) return false;
  return (
    (before === undefined || before.is === "line") &&
    text.split(/\s+/u).length <= MAX_LINE_VALUE_WORDS &&
    /\p{N}/u.test(text)
  );
}

function below(
  lines: Lines,
  from: number,
  own: readonly PlacedGlyph[],
  wanted: Exclude<ValueType, "text"> | undefined,
): PlacedGlyph[] | null {
  const before = lines.chars.slice(0, from).findLast(({ is }) => is !== "narrow");
  const found = runBelow(lines, own);
  // A numbered heading has a section below it, and a sentence is not a value.
  if (
    found.length === 0 ||
    !(before === undefined || before.is === "line" || before.text === "\t") ||
    isSentence(found)
  ) {
    return null;
  }
  if (wanted === undefined) return found;
  const span = firstOfType(wanted, spaced(found));
  return span !== null && span.from === 0 ? found : null;
}

/** Values on a line are short and do not end with a full stop. */
function isSentence(glyphs: readonly PlacedGlyph[]): boolean {
  const words = spaced(glyphs).split(/\s+/u);
  return words.length > 6 && (/[.;:]$/u.test(words.at(-1)!) || words.length > 10);
}

function glyphsOf({ glyphs, chars }: Lines, from: number, to: number): PlacedGlyph[] {
  return [...new Set(chars.slice(from, to).flatMap((char) => (char.is === "char" ? [glyphs[char.glyph]!] : [])))];
}

/** What follows on the line, after a colon and leaders, up to a wide gap. */
function run({ glyphs, chars }: Lines, from: number, label: PlacedGlyph): PlacedGlyph[] {
  const value: PlacedGlyph[] = [];
  for (let at = from; at < chars.length; at++) {
    const char = chars[at]!;
    if (char.is === "line") break;
    if (char.is !== "char") continue;
    const glyph = glyphs[char.glyph]!;
    if (value.length === 0 && /^[\s:.…_=#-]$/u.test(char.text)) continue;
    const before = value.at(-1);
    const gap = before === undefined ? glyph.x - label.endX : glyph.x - before.endX;
    if (gap > (before === undefined ? MAX_LABEL_GAP_EM : MAX_GAP_EM) * glyph.size) break;
    if (before !== glyph) value.push(glyph);
  }
  return trimEnd(value);
}

function trimEnd(value: PlacedGlyph[]): PlacedGlyph[] {
  while (value.at(-1)?.text.trim() === "") value.pop();
  return value;
}

/** What is directly below the label, up to a wide gap. */
function runBelow({ glyphs }: Lines, label: readonly PlacedGlyph[]): PlacedGlyph[] {
  const [first, last] = [label[0]!, label.at(-1)!];
  const under = glyphs.filter(
    ({ text, y, x, endX }) =>
      text.trim() !== "" &&
      y < first.y - MIN_BELOW_EM * first.size &&
      y > first.y - MAX_NEXT_LINE_EM * first.size &&
      endX > first.x - first.size &&
      x < last.endX + 20 * first.size,
  );
  const top = Math.max(...under.map(({ y }) => y));
  const line = under.filter(({ y, size }) => Math.abs(y - top) < MAX_OFF_LINE_EM * size).sort((a, b) => a.x - b.x);
  if (line.length === 0 || line[0]!.x > last.endX) return [];
  const end = line.findIndex((glyph, index) => index > 0 && glyph.x - line[index - 1]!.endX > MAX_GAP_EM * glyph.size);
  return end < 0 ? line : line.slice(0, end);
}
