import type { PageLine } from "../arrays/page-lines.ts";
import { pageLines } from "../arrays/page-lines.ts";
import type { Place, LineIndex } from "../line-index/line-index.ts";

/** Lines of one page, or some of them, as they are sent to a model. */
export interface Excerpt {
  readonly text: string;
  /** Places by their numbers in the text. */
  readonly places: ReadonlyMap<number, Place>;
}

/** Limit on the chars of one place; a longer text is not a value. */
const LONGEST_PLACE = 600;

/** Splits rows of lines into excerpts within these limits of chars and rows; each place is numbered, and one that does not fit starts the next excerpt. */
export function toExcerpts(
  lineIndex: LineIndex,
  bounds: { readonly chars: number; readonly rows: number; readonly joinsPages: boolean },
): Excerpt[] {
  const excerpts: Excerpt[] = [];
  let rows: PageLine[] = [];
  let chars = 0;
  const end = (): void => {
    if (rows.length > 0) excerpts.push(toExcerpt(rows));
    rows = [];
    chars = 0;
  };
  for (const row of pageLines(lineIndex)) {
    const size = row.places.reduce((sum, { text }) => sum + Math.min(LONGEST_PLACE, text.length) + 8, 0);
    const isFull = rows.length >= bounds.rows || chars + size > bounds.chars;
    if (isFull || (!bounds.joinsPages && row.page !== rows.at(-1)?.page)) end();
    rows.push(row);
    chars += size;
  }
  end();
  return excerpts;
}

function toExcerpt(rows: readonly PageLine[]): Excerpt {
  const places = new Map<number, Place>();
  let text = "";
  let page = 0;
  for (const row of rows) {
    if (row.page !== page) text += `${text === "" ? "" : "\n"}--- page ${row.page} ---\n`;
    page = row.page;
    for (const place of row.places) places.set(place.id, place);
    text += `${row.places.map((place) => `[${place.id}] ${oneLine(place.text)}`).join("   ")}\n`;
  }
  return { text, places };
}

/** Replaces line breaks, so that text of the document cannot start a line of its own. */
function oneLine(text: string): string {
  return text.slice(0, LONGEST_PLACE).replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ");
}
