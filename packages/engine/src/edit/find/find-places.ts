/** Places of what an instruction is about, on the pages that it names. */
import { pagesIn } from "../grammar/page-set.ts";
import type { Target } from "../instruction.ts";
import { fromFractions } from "../pdf/page-view.ts";
import { findPii } from "../pii/find-pii.ts";
import type { Place, Secret } from "../redact/place.ts";
import type { Found } from "./found.ts";
import { findColumn } from "./find-column.ts";
import { findFieldValues } from "./find-field-values.ts";
import { matchPhrase } from "./match-phrase.ts";
import { mergePlaces } from "./merge-places.ts";
import { boxToQuad, glyphsToQuads, quadToBox } from "./quad.ts";
import type { PageReading, Reading } from "./reading.ts";
import type { Char, PlacedGlyph } from "./text-order.ts";

/** Finds a target in a document as it came. */
export async function findPlaces(target: Target, reading: Reading): Promise<Found> {
  const pages = pagesIn(target.pages, reading.pages.length).map((number) => reading.pages[number - 1]!);
  switch (target.is) {
    case "phrase":
      return findPhrase(target.text, target, pages);
    case "words":
      return findWords(target, pages, reading);
    case "pii":
      return findPersonalData(target, pages);
    case "field":
      return findFieldValues(target.label, pages);
    case "column":
      return { places: await findColumn(target.header, pages, reading), secrets: [] };
    case "region":
      return { places: pages.map((page) => regionOf(page, fromFractions(page.text.view, target.region))), secrets: [] };
    case "page":
      return { places: pages.map((page) => regionOf(page, page.text.view.box)), secrets: [] };
    default:
      return findAllBut(target.kept, pages, reading);
  }
}

function regionOf({ text: { view } }: PageReading, box: ReturnType<typeof fromFractions>): Place {
  return { page: view.number, quads: [boxToQuad(box)], glyphs: [], text: "", isRegion: true };
}

async function findWords(
  target: Extract<Target, { is: "words" }>,
  pages: readonly PageReading[],
  reading: Reading,
): Promise<Found> {
  const asPhrase = (): Found => findPhrase(target.text, target, pages);
  const asField = (): Found => findFieldValues(target.text, pages);
  const asSingular = (): Found => findFieldValues(target.text.replace(/(?:s|en|e|n)$/iu, ""), pages);
  for (const find of target.asField ? [asField, asSingular, asPhrase] : [asPhrase, asField]) {
    const found = find();
    if (found.places.length > 0) return found;
  }
  void reading;
  return { places: [], secrets: target.asField ? [] : secretsOf(target.text, target) };
}

function secretsOf(
  text: string,
  { matchCase, partOfWord, pages }: Pick<Target, "matchCase" | "partOfWord" | "pages">,
): Secret[] {
  return pages === undefined ? [{ text, matchCase: matchCase === true, partOfWord: partOfWord === true }] : [];
}

function findPhrase(
  phrase: string,
  options: Pick<Target, "matchCase" | "partOfWord" | "pages">,
  pages: readonly PageReading[],
): Found {
  const places = pages.flatMap((page) => search(page, (chars) => matchPhrase(chars, phrase, options)));
  return { places, secrets: secretsOf(phrase, options) };
}

/** Searches all readings of a page; what several of them find is one place. */
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

function toPlace(
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

function findPersonalData(target: Extract<Target, { is: "pii" }>, pages: readonly PageReading[]): Found {
  const places = pages.flatMap((page) => search(page, (chars) => matchPii(chars, target)));
  const texts = new Set(
    places.map(({ text }) => text.replaceAll(/\s+/gu, " ").trim()).filter((text) => text.length >= 5),
  );
  return {
    places,
    secrets:
      target.pages === undefined ? [...texts].map((text) => ({ text, matchCase: false, partOfWord: false })) : [],
  };
}

function matchPii(chars: readonly Char[], target: Extract<Target, { is: "pii" }>): { from: number; to: number }[] {
  const starts: number[] = [];
  let text = "";
  for (const [index, char] of chars.entries()) {
    for (let unit = 0; unit < char.text.length; unit++) starts.push(index);
    text += char.text;
  }
  return findPii(text, [target.pii]).map(({ from, to }) => ({ from: starts[from]!, to: starts[to - 1]! + 1 }));
}

/** Everything that stands on the pages, but what is to be kept. */
async function findAllBut(kept: readonly Target[], pages: readonly PageReading[], reading: Reading): Promise<Found> {
  const found = await Promise.all(kept.map((target) => findPlaces(target, reading)));
  const stays = found.flatMap(({ places }) => places);
  if (stays.length === 0) return { places: [], secrets: [] };
  const places = pages.flatMap((page) => {
    const keptHere = stays
      .filter((place) => place.page === page.text.view.number)
      .flatMap(({ quads }) => quads.map(quadToBox));
    return search(page, wordsOf).filter(({ quads }) =>
      quads.map(quadToBox).every((box) => !keptHere.some((keep) => overlaps(box, keep))),
    );
  });
  return { places, secrets: [] };
}

function wordsOf(chars: readonly Char[]): { from: number; to: number }[] {
  const words: { from: number; to: number }[] = [];
  for (const [index, char] of chars.entries()) {
    const isInk = char.is === "char" && char.text.trim() !== "";
    const last = words.at(-1);
    if (isInk && last?.to === index) last.to = index + 1;
    else if (isInk) words.push({ from: index, to: index + 1 });
    else if (char.is === "narrow" && last?.to === index) last.to = index + 1;
  }
  return words;
}

function overlaps(a: ReturnType<typeof quadToBox>, b: ReturnType<typeof quadToBox>): boolean {
  const middle = (a.y0 + a.y1) / 2;
  return (
    middle > b.y0 &&
    middle < b.y1 &&
    Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0) > 0.3 * Math.min(a.x1 - a.x0, b.x1 - b.x0)
  );
}
