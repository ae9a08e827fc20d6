/** The values that stand beside or below a label. */
import type { Place } from "../redact/place.ts";
import { matchPhrase } from "./match-phrase.ts";
import type { Found } from "./found.ts";
import { mergePlaces } from "./merge-places.ts";
import { glyphsToQuads } from "./quad.ts";
import type { PageReading } from "./reading.ts";
import type { Char, PlacedGlyph } from "./text-order.ts";

/** A value does not go on over a gap of so many times its size: there the next column begins. */
const WIDEST_GAP = 2.5;
/** A label may be so far from its value, in times its size. */
const FARTHEST = 30;
/** The line below begins within so many times the label's size. */
const NEXT_LINE = 2.2;

/** Finds the values of a label in the lines of pages, and in form fields of that name. */
export function findFieldValues(label: string, pages: readonly PageReading[]): Found {
  const places = pages.flatMap(({ text, pdfium, recognised }) => {
    const page = text.view.number;
    const own = valuesIn(label, { glyphs: text.glyphs, chars: text.orders[1]! }).map((glyphs) =>
      toPlace(page, glyphs, true),
    );
    const others = [pdfium, ...(recognised === null ? [] : [recognised])].flatMap(({ glyphs, orders }) =>
      valuesIn(label, { glyphs, chars: orders[1]! }).map((found) => toPlace(page, found, false)),
    );
    return mergePlaces([...own, ...others]);
  });
  return { places, secrets: [] };
}

function toPlace(page: number, glyphs: readonly PlacedGlyph[], isContent: boolean): Place {
  return {
    page,
    quads: glyphsToQuads(glyphs),
    glyphs: isContent ? glyphs.map(({ id }) => id) : [],
    text: glyphs.map(({ text }) => text).join(""),
  };
}

interface Lines {
  readonly glyphs: readonly PlacedGlyph[];
  readonly chars: readonly Char[];
}

function valuesIn(label: string, lines: Lines): PlacedGlyph[][] {
  return matchPhrase(lines.chars, label).flatMap(({ from, to }) => {
    const own = glyphsOf(lines, from, to);
    const beside = run(lines, to, own.at(-1)!);
    if (beside.length > 0) return [beside];
    const below = runBelow(lines, own);
    return below.length > 0 ? [below] : [];
  });
}

function glyphsOf({ glyphs, chars }: Lines, from: number, to: number): PlacedGlyph[] {
  return chars.slice(from, to).flatMap((char) => (char.is === "char" ? [glyphs[char.glyph]!] : []));
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
    if (gap > (before === undefined ? FARTHEST : WIDEST_GAP) * glyph.size) break;
    if (before !== glyph) value.push(glyph);
  }
  return trimEnd(value);
}

function trimEnd(value: PlacedGlyph[]): PlacedGlyph[] {
  while (value.at(-1)?.text.trim() === "") value.pop();
  return value;
}

/** What stands right below the label, as far as no wide gap parts it. */
function runBelow({ glyphs }: Lines, label: readonly PlacedGlyph[]): PlacedGlyph[] {
  const [first, last] = [label[0]!, label.at(-1)!];
  const under = glyphs.filter(
    ({ text, y, x, endX }) =>
      text.trim() !== "" &&
      y < first.y - 0.5 * first.size &&
      y > first.y - NEXT_LINE * first.size &&
      endX > first.x - first.size &&
      x < last.endX + 20 * first.size,
  );
  const top = Math.max(...under.map(({ y }) => y));
  const line = under.filter(({ y, size }) => Math.abs(y - top) < 0.4 * size).sort((a, b) => a.x - b.x);
  if (line.length === 0 || line[0]!.x > last.endX) return [];
  const end = line.findIndex((glyph, index) => index > 0 && glyph.x - line[index - 1]!.endX > WIDEST_GAP * glyph.size);
  return end < 0 ? line : line.slice(0, end);
}
