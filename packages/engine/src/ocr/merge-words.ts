import { BoxList } from "../read/pdf/box-list.ts";
import type { BoxTable, CharTable, RawPage, TextStyle } from "../read/pdf/raw-page.ts";
import { CharWriter } from "./char-writer.ts";
import type { PlacedEdges, PlacedWord } from "./placed-word.ts";

/** Words under this confidence are right three times in four; the blocks of such words are marked as doubtful. */
const DOUBTFUL = 0.75;

/** What was recognised on a page. */
export interface Recognition {
  readonly words: readonly PlacedWord[];
  /** Drawn lines of a table that is a picture. */
  readonly rulingLines: readonly PlacedEdges[];
  /** Charts and photographs that are parts of one picture of the whole page. */
  readonly figures: readonly PlacedEdges[];
  /** Pictures that are nothing but text, and no figures any more. */
  readonly textPictures: readonly PlacedEdges[];
  /** The recognised words stand for the embedded text. */
  readonly replacesText: boolean;
}

/** Adds recognised words to a page as if its text layer held them. */
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
  };
}

/** Recognition tells neither fonts nor colours. */
const PLAIN: Omit<TextStyle, "size" | "angleDegrees" | "bold" | "italic" | "recognised"> = {
  font: "",
  monospace: false,
  color: 0,
  invisible: false,
};

/** Leaves out what the text layer holds already: words in which the middle of one of its chars lies. */
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

function withLines(page: RawPage, lines: readonly PlacedEdges[]): BoxTable {
  if (lines.length === 0) return page.rulingLines;
  const list = new BoxList(page.width, page.height);
  for (const [box, tag] of boxes(page.rulingLines)) list.push(box.left, box.top, box.right, box.bottom, tag);
  for (const { left, top, right, bottom } of lines) {
    list.push(left, top, right, bottom, Math.round(Math.min(right - left, bottom - top) * 100));
  }
  return list;
}

function withFigures(page: RawPage, figures: readonly PlacedEdges[], pictures: readonly PlacedEdges[]): BoxTable {
  if (figures.length === 0 && pictures.length === 0) return page.images;
  const list = new BoxList(page.width, page.height);
  for (const [box, tag] of boxes(page.images)) {
    if (!pictures.some((picture) => isWithin(box, picture))) list.push(box.left, box.top, box.right, box.bottom, tag);
  }
  for (const { left, top, right, bottom } of figures) list.push(left, top, right, bottom, 0);
  return list;
}

/** Bands of a picture were joined; each lies in the whole. */
function isWithin(inner: PlacedEdges, outer: PlacedEdges): boolean {
  return (
    inner.left >= outer.left - 1 &&
    inner.top >= outer.top - 1 &&
    inner.right <= outer.right + 1 &&
    inner.bottom <= outer.bottom + 1
  );
}

function* boxes({ count, edges, tag }: BoxTable): Generator<readonly [box: PlacedEdges, tag: number]> {
  for (let index = 0; index < count; index++) {
    const [left, top, right, bottom] = edges.subarray(index * 4, index * 4 + 4);
    yield [{ left: left!, top: top!, right: right!, bottom: bottom! }, tag[index]!];
  }
}
