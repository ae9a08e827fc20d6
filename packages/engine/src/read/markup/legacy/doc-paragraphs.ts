/** A paragraph with its marks and properties. */
export interface DocParagraph {
  readonly text: string;
  /** What ends it. */
  readonly ending: "paragraph" | "cell" | "page";
  /** 1 to 9; 0 if it is not a heading. */
  readonly heading: number;
  readonly isTitle: boolean;
  /** From 0; undefined if it is not in a list. */
  readonly listLevel: number | undefined;
  readonly isInTable: boolean;
  /** Whether it ends a table row. */
  readonly endsRow: boolean;
}

type Traits = Omit<DocParagraph, "text" | "ending">;

const PLAIN: Traits = { heading: 0, isTitle: false, listLevel: undefined, isInTable: false, endsRow: false };

/** Offsets in the header of the positions of styles and of paragraph property pages ([MS-DOC], 2.5.6). */
const STYLES = 0xa2;
const PROPERTIES = 0x102;
const PAGE_BYTES = 512;

/** Returns a function that gives a paragraph's properties, by the position of its mark in the main stream ([MS-DOC], 2.8.5 and 2.9.23). */
export function paragraphTraits(main: Buffer, table: Buffer): (offset: number) => Traits {
  const styles = readStyles(main, table);
  const from = main.readUInt32LE(PROPERTIES);
  const count = Math.floor((main.readUInt32LE(PROPERTIES + 4) - 4) / 8);
  const starts = Array.from({ length: Math.max(0, count) }, (_, index) => table.readUInt32LE(from + 4 * index));
  const pageAt = (index: number): number =>
    PAGE_BYTES * (table.readUInt32LE(from + 4 * (count + 1) + 4 * index) & 0x3f_ff_ff);
  return (offset) => {
    let index = starts.findLastIndex((start) => start <= offset);
    if (index < 0) return PLAIN;
    // Damaged tables repeat a start.
    while (index > 0 && starts[index] === undefined) index -= 1;
    return traitsIn(main, pageAt(index), offset, styles);
  };
}

function traitsIn(main: Buffer, page: number, offset: number, styles: Styles): Traits {
  if (page + PAGE_BYTES > main.length) return PLAIN;
  const runs = main.readUInt8(page + PAGE_BYTES - 1);
  for (let run = 0; run < runs; run += 1) {
    if (offset < main.readUInt32LE(page + 4 * run) || offset >= main.readUInt32LE(page + 4 * (run + 1))) continue;
    const where = 2 * main.readUInt8(page + 4 * (runs + 1) + 13 * run);
    if (where === 0) return PLAIN;
    const words = main.readUInt8(page + where);
    const begin = page + where + (words === 0 ? 2 : 1);
    const length = words === 0 ? 2 * main.readUInt8(page + where + 1) : 2 * words - 1;
    return traitsOf(main.subarray(begin, Math.min(begin + length, page + PAGE_BYTES)), styles);
  }
  return PLAIN;
}

/** Property codes ([MS-DOC], 2.6.2). */
const LIST_LEVEL = 0x26_0a;
const LIST = 0x46_0b;
const OUTLINE_LEVEL = 0x26_40;
const IN_TABLE = 0x24_16;
const ROW_END = 0x24_17;
/** Outline levels from this one on are body text. */
const BODY = 9;

function traitsOf(properties: Buffer, styles: Styles): Traits {
  if (properties.length < 2) return PLAIN;
  const style = styles(properties.readUInt16LE(0));
  let { heading, listLevel } = style;
  let level = listLevel ?? 0;
  let [isInTable, endsRow] = [false, false];
  for (const { code, operand } of propertiesIn(properties.subarray(2))) {
    const value = operand.length >= 2 ? operand.readUInt16LE(0) : (operand[0] ?? 0);
    if (code === LIST_LEVEL) level = value;
    else if (code === LIST) listLevel = value === 0 || value === 0xf8_01 ? undefined : level;
    else if (code === OUTLINE_LEVEL) heading = value < BODY ? value + 1 : 0;
    else if (code === IN_TABLE) isInTable = value !== 0;
    else if (code === ROW_END) endsRow = value !== 0;
  }
  return {
    heading,
    isTitle: style.isTitle,
    listLevel: listLevel === undefined ? undefined : level,
    isInTable,
    endsRow,
  };
}

/** Operand sizes by the three size bits of a code; 6 means that a length precedes the operand. */
const OPERAND_BYTES: readonly number[] = [1, 1, 2, 4, 2, 2, 0, 3];
/** The code whose length has two bytes. */
const TABLE_DEFINITION = 0xd6_08;

function* propertiesIn(bytes: Buffer): Generator<{ readonly code: number; readonly operand: Buffer }> {
  let at = 0;
  while (at + 3 <= bytes.length) {
    const code = bytes.readUInt16LE(at);
    at += 2;
    const size = code >> 13;
    let length = OPERAND_BYTES[size]!;
    if (code === TABLE_DEFINITION) {
      if (at + 2 > bytes.length) return;
      length = bytes.readUInt16LE(at) - 1;
      at += 2;
    } else if (size === 6) {
      length = bytes.readUInt8(at);
      at += 1;
    }
    yield { code, operand: bytes.subarray(at, at + length) };
    at += Math.max(0, length);
  }
}

interface StyleTraits {
  readonly heading: number;
  readonly isTitle: boolean;
  readonly listLevel: number | undefined;
}

type Styles = (index: number) => StyleTraits;

const NO_STYLE: StyleTraits = { heading: 0, isTitle: false, listLevel: undefined };
/** Numbers of Word's built-in styles ([MS-DOC], 2.9.260): headings are 1 to 9. */
const MAX_HEADING = 9;
const TITLE = 62;
const LIST_STYLES: ReadonlySet<number> = new Set([47, 48, 49, 50, 54, 55, 56, 57, 58, 59, 60, 61]);
const NO_BASE = 0x0f_ff;
const MAX_STEPS = 11;

/** The style sheet ([MS-DOC], 2.9.271): the chain of each style down to a built-in one. */
function readStyles(main: Buffer, table: Buffer): Styles {
  const from = main.readUInt32LE(STYLES);
  const end = Math.min(table.length, from + main.readUInt32LE(STYLES + 4));
  const styles: (readonly [number: number, base: number] | undefined)[] = [];
  let at = from + 2 + (from + 2 <= end ? table.readUInt16LE(from) : 0);
  while (at + 2 <= end) {
    const length = table.readUInt16LE(at);
    const isThere = length >= 4 && at + 6 <= end;
    styles.push(isThere ? [table.readUInt16LE(at + 2) & 0x0f_ff, table.readUInt16LE(at + 4) >> 4] : undefined);
    at += 2 + length + (length % 2);
  }
  return (index) => {
    let style = styles[index];
    for (let step = 0; style !== undefined && step < MAX_STEPS; step += 1) {
      const [number, base] = style;
      if (number >= 1 && number <= MAX_HEADING) return { ...NO_STYLE, heading: number };
      if (number === TITLE) return { ...NO_STYLE, isTitle: true };
      if (LIST_STYLES.has(number)) return { ...NO_STYLE, listLevel: 0 };
      style = base === NO_BASE ? undefined : styles[base];
    }
    return NO_STYLE;
  };
}
