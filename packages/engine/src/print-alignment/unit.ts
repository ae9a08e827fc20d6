import type { MarkupBlock } from "../markup-layout/markup.ts";
import type { ComparedText } from "./align-texts.ts";
import { comparableWord } from "./comparable.ts";

/** The text of a block or of one table cell, as part of the whole text. */
export interface Unit {
  /** Index of its block. */
  readonly block: number;
  /** Index of its cell; -1 for a block without a table. */
  readonly cell: number;
  readonly words: readonly UnitWord[];
  /** Start and end of its letters in the whole text. */
  readonly from: number;
  readonly until: number;
  /** Number of letters in its marker, which a program may print in another notation: `b.` or `ii.` for the second. */
  readonly inMarker: number;
}

export interface UnitWord {
  /** As in the file. */
  readonly text: string;
  readonly from: number;
  readonly until: number;
}

/** All units of a document in order, and their letters as one text. */
export interface Units extends ComparedText {
  readonly units: readonly Unit[];
}

export function toUnits(blocks: readonly MarkupBlock[]): Units {
  const pieces: string[] = [];
  const starts: number[] = [];
  const units: Unit[] = [];
  let length = 0;
  const add = (block: number, cell: number, text: string, marker = ""): void => {
    const from = length;
    const words: UnitWord[] = [];
    for (const word of text.split(/\s+/u)) {
      if (word === "") continue;
      const letters = comparableWord(word);
      if (letters !== "") {
        pieces.push(letters);
        starts.push(length);
      }
      words.push({ text: word, from: length, until: length + letters.length });
      length += letters.length;
    }
    units.push({ block, cell, words, from, until: length, inMarker: comparableWord(marker).length });
  };
  for (const [index, { text, marker, table }] of blocks.entries()) {
    if (table === undefined) add(index, -1, marker === undefined ? text : `${marker} ${text}`, marker);
    else for (const [cell, { text: inCell }] of table.cells.entries()) add(index, cell, inCell);
  }
  return { units, text: pieces.join(""), starts };
}
