import type { Place } from "../redact/place.ts";
import type { Found } from "./found.ts";
import { mergePlaces } from "./merge-places.ts";
import { glyphsToQuads } from "./quad.ts";
import type { PageReading, Reading } from "./reading.ts";
import type { Char, PlacedGlyph } from "./text-order.ts";

/** Searches all readings of a page; a place that several of them find is returned once. */
export function search(
  { text, pdfium, recognised }: PageReading,
  find: (chars: readonly Char[]) => readonly { readonly from: number; readonly to: number }[],
): Place[] {
  const page = text.view.number;
  const inContent = text.orders.flatMap((chars) =>
    find(chars).map((match) => toPlace(page, text.glyphs, chars, match, true)),
  );
  const others = [pdfium, ...(recognised === null ? [] : [recognised])].flatMap(({ glyphs, orders }) =>
    orders.flatMap((chars) => find(chars).map((match) => toPlace(page, glyphs, chars, match, false))),
  );
  const inAnnotations = text.annotations.flatMap(({ glyphs, orders }, annotation) =>
    orders.flatMap((chars) =>
      find(chars).map((match) => ({ ...toPlace(page, glyphs, chars, match, false), annotation })),
    ),
  );
  return mergePlaces([...inContent, ...others, ...inAnnotations]);
}

/** The place of a match on its page. */
export function toPlace(
  page: number,
  glyphs: readonly PlacedGlyph[],
  chars: readonly Char[],
  { from, to }: { readonly from: number; readonly to: number },
  isContent: boolean,
): Place {
  const part = chars.slice(from, to);
  const indices = [...new Set(part.flatMap((char) => (char.is === "char" ? [char.glyph] : [])))];
  const visible = indices.map((index) => glyphs[index]!).filter(({ text }) => text.trim() !== "");
  return {
    page,
    quads: glyphsToQuads(visible),
    glyphs: isContent ? indices.map((index) => glyphs[index]!.id) : [],
    text: part.map(({ text }) => text).join(""),
  };
}

/** Places without the last letters and digits of each. Only glyphs of the page's content can be kept this way. */
export function keepEnds(found: Found, count: number, reading: Reading): Found {
  const places = found.places.flatMap((place): Place[] => {
    const { glyphs } = reading.pages[place.page - 1]!.text;
    const own = new Set(place.glyphs);
    const drawn = glyphs.filter(({ id }) => own.has(id));
    const signs = drawn.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
    // A name listed together with a number has no digits to keep.
    if (!/\p{N}/u.test(place.text)) return [place];
    const last = signs.at(-count - 1);
    if (last === undefined) return [];
    const kept = drawn.slice(0, drawn.indexOf(last) + 1);
    const text = kept.map(({ text: char }) => char).join("");
    return [{ ...place, glyphs: kept.map(({ id }) => id), quads: glyphsToQuads(kept), text }];
  });
  // The whole number must not be anywhere else in the file.
  return { ...found, places };
}
