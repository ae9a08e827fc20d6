import { BoxList } from "../read/raw/box-list.ts";
import type { BoxTable, CharTable, RawPage, TextStyle } from "../read/raw/raw-page.ts";
import { CharWriter } from "./char-writer.ts";
import type { Box } from "../geometry/box.ts";
import { Bands } from "./raster/bands.ts";
import type { PlacedWord } from "./placed-word.ts";

/** Words below this confidence are right three times in four; blocks of such words get low confidence. */
const DOUBTFUL = 0.75;

/** What was recognised on a page. */
export interface Recognition {
  readonly words: readonly PlacedWord[];
  /** Ruling lines of a table in an image. */
  readonly rulingLines: readonly Box[];
  /** Charts and photographs that are parts of one image of the whole page. */
  readonly figures: readonly Box[];
  /** Images that contain only text, and so are no longer figures. */
  readonly textPictures: readonly Box[];
  /** Whether the recognised words replace the embedded text. */
  readonly replacesText: boolean;
}

/** Adds recognised words to a page as if they were in its text layer. */
export function mergeWords(page: RawPage, recognition: Recognition): RawPage {
  const { words, rulingLines, figures, textPictures, replacesText } = recognition;
  const before = replacesText ? { ...page.chars, count: 0 } : page.chars;
  const added = withoutEmbedded(words, before);
  const styles: TextStyle[] = replacesText ? [] : [...page.styles];
  const styleByKey = new Map<string, number>();
  const styleOf = ({ size, confidence, angleDegrees, bold, italic, inPicture }: PlacedWord): number => {
    const doubtful = confidence < DOUBTFUL;
    const key = `${size} ${angleDegrees} ${bold} ${italic} ${doubtful} ${inPicture}`;
    let style = styleByKey.get(key);
    if (style === undefined) {
      style = styles.length;
      styleByKey.set(key, style);
      styles.push({ ...PLAIN, size, angleDegrees, bold, italic, recognised: { doubtful, inPicture } });
    }
    return style;
  };
  const writer = new CharWriter(before, added);
  for (const word of added) writer.append(word, styleOf(word));
  return {
    ...page,
    chars: writer.chars,
    styles,
    rulingLines: withLines(page, rulingLines),
    images: withFigures(page, figures, textPictures),
    drawings: withoutLetters(page, added),
  };
}

/** Recognition yields neither fonts nor colours. */
const PLAIN: Omit<TextStyle, "size" | "angleDegrees" | "bold" | "italic" | "recognised"> = {
  font: "",
  monospace: false,
  color: 0,
  invisible: false,
};

/** Leaves out words that the text layer already has: words that cover the middle of one of its chars. */
function withoutEmbedded(words: readonly PlacedWord[], chars: CharTable): readonly PlacedWord[] {
  return words.filter(({ ink }) => {
    for (let index = 0; index < chars.count; index++) {
      if (chars.code[index]! <= 0x20) continue;
      const x = (chars.left[index]! + chars.right[index]!) / 2;
      const y = (chars.top[index]! + chars.bottom[index]!) / 2;
      if (x > ink.left && x < ink.right && y > ink.top && y < ink.bottom) return false;
    }
    return true;
  });
}

function withLines(page: RawPage, lines: readonly Box[]): BoxTable {
  if (lines.length === 0) return page.rulingLines;
  const list = new BoxList(page.width, page.height);
  for (const [box, tag] of boxes(page.rulingLines)) list.push(box.left, box.top, box.right, box.bottom, tag);
  for (const { left, top, right, bottom } of lines) {
    list.push(left, top, right, bottom, Math.round(Math.min(right - left, bottom - top) * 100));
  }
  return list;
}

function withFigures(page: RawPage, figures: readonly Box[], pictures: readonly Box[]): BoxTable {
  if (figures.length === 0 && pictures.length === 0) return page.images;
  const list = new BoxList(page.width, page.height);
  for (const [box, tag] of boxes(page.images)) {
    if (!pictures.some((picture) => isWithin(box, picture))) list.push(box.left, box.top, box.right, box.bottom, tag);
  }
  for (const { left, top, right, bottom } of figures) list.push(left, top, right, bottom, 0);
  return list;
}

/** Margin around a line of words, in points: drawings in it are the line's letters, points and accents. */
const AROUND_LINE = 2;
/** A drawing that contains only text has lines on more than this share of it. */
const MOSTLY = 0.4;

/** Leaves out drawings that were read as letters; otherwise they would become bullets and figures. */
function withoutLetters(page: RawPage, words: readonly PlacedWord[]): BoxTable {
  const { drawings, width, height } = page;
  if (drawings.count === 0) return drawings;
  const lines = linesOf(words.filter(({ inPicture }) => !inPicture));
  const bands = new Bands(lines);
  const list = new BoxList(width, height);
  for (const [box, tag] of boxes(drawings)) {
    const area = (box.right - box.left) * (box.bottom - box.top);
    let covered = 0;
    for (const line of new Set(bands.between(box.top, box.bottom))) covered += sharedArea(box, line);
    if (covered < MOSTLY * area || covered === 0) list.push(box.left, box.top, box.right, box.bottom, tag);
  }
  return list;
}

function linesOf(words: readonly PlacedWord[]): readonly Box[] {
  return [...Map.groupBy(words, ({ line }) => line).values()].map((line) => {
    const [left, top] = [Math.min(...line.map(({ ink }) => ink.left)), Math.min(...line.map(({ ink }) => ink.top))];
    const right = Math.max(...line.map(({ ink }) => ink.right));
    const bottom = Math.max(...line.map(({ ink }) => ink.bottom));
    return {
      left: left - AROUND_LINE,
      top: top - AROUND_LINE,
      right: right + AROUND_LINE,
      bottom: bottom + AROUND_LINE,
    };
  });
}

function sharedArea(a: Box, b: Box): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, across) * Math.max(0, down);
}

/** The bands of an image were joined; each lies within the whole. */
function isWithin(inner: Box, outer: Box): boolean {
  return (
    inner.left >= outer.left - 1 &&
    inner.top >= outer.top - 1 &&
    inner.right <= outer.right + 1 &&
    inner.bottom <= outer.bottom + 1
  );
}

function* boxes({ count, edges, tag }: BoxTable): Generator<readonly [box: Box, tag: number]> {
  for (let index = 0; index < count; index++) {
    const [left, top, right, bottom] = edges.subarray(index * 4, index * 4 + 4);
    yield [{ left: left!, top: top!, right: right!, bottom: bottom! }, tag[index]!];
  }
}
