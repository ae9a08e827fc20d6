import type { XmlHandlers } from "../../../xml/stream-xml.ts";
import { streamXml } from "../../../xml/stream-xml.ts";
import { type CellValue, computeFormula, type SheetValues } from "../formula/compute-formula.ts";
import { parseAddress } from "../cell-address.ts";
import type { ContentCell } from "../sheet-content.ts";
import { unescapeText } from "./read-strings.ts";
import { cellKey, type UnvaluedCell, type WorkbookParts } from "./read-sheet-part.ts";

/** Limit on the values kept for formulas: about 60 bytes each. */
const MAX_VALUES = 500_000;
/** Limit on the chain of formulas that depend on each other. */
const MAX_CHAIN = 200;

export interface Computed {
  readonly cells: readonly ContentCell[];
  /** Number of formulas that are shown empty. */
  readonly missing: number;
}

/**
 * Computes simple formulas whose values are not stored, as written by programs that generate workbooks. Reads the sheet a second
 * time, for its unformatted values.
 *
 * @throws EngineError `damaged_document`
 */
export async function computeUnvalued(
  unvalued: readonly UnvaluedCell[],
  pieces: AsyncIterable<Uint8Array>,
  workbook: WorkbookParts,
): Promise<Computed> {
  const values = new ComputedValues(unvalued, await readValues(pieces, workbook));
  const cells = unvalued.flatMap(({ row, column, style }): ContentCell[] => {
    const value = values.valueAt(row, column);
    if (value === null || value === undefined) return [];
    const { look, format } = workbook.styleOf(style);
    const isNumber = typeof value === "number";
    const text = isNumber ? format.number(value).trim() : shownText(value);
    const kind = typeof value === "string" ? "text" : "number";
    return text === "" ? [] : [{ row, column, text, kind, look }];
  });
  const missing = unvalued.filter(({ row, column }) => values.valueAt(row, column) === null).length;
  return { cells, missing };
}

function shownText(value: string | boolean): string {
  if (typeof value === "string") return value.trim();
  return value ? "TRUE" : "FALSE";
}

class ComputedValues implements SheetValues {
  readonly #formulas: ReadonlyMap<number, string>;
  /** Undefined if the sheet has too many. */
  readonly #values: ReadonlyMap<number, CellValue | null> | undefined;
  readonly #computed = new Map<number, CellValue | null>();
  #chain = 0;

  constructor(unvalued: readonly UnvaluedCell[], values: ReadonlyMap<number, CellValue | null> | undefined) {
    this.#formulas = new Map(unvalued.map(({ row, column, formula }) => [cellKey(row, column), formula]));
    this.#values = values;
  }

  valueAt(row: number, column: number): CellValue | undefined | null {
    if (this.#values === undefined) return null;
    const key = cellKey(row, column);
    const formula = this.#formulas.get(key);
    if (formula === undefined) return this.#values.get(key);
    const known = this.#computed.get(key);
    if (known !== undefined) return known;
    // A formula that depends on itself also finds this value.
    this.#computed.set(key, null);
    if (this.#chain === MAX_CHAIN) return null;
    this.#chain += 1;
    const value = formula === "" ? null : computeFormula(formula, this);
    this.#chain -= 1;
    this.#computed.set(key, value);
    return value;
  }
}

/** The values of a sheet by position; null for errors and ISO dates. Undefined if there are too many. */
async function readValues(
  pieces: AsyncIterable<Uint8Array>,
  { strings }: WorkbookParts,
): Promise<ReadonlyMap<number, CellValue | null> | undefined> {
  const values = new Map<number, CellValue | null>();
  let cell: { readonly key: number; readonly type: string } | undefined;
  let text = "";
  let isValue = false;
  const handlers: XmlHandlers = {
    open: (name, attributes) => {
      if (name === "c") {
        const address = parseAddress(attributes["r"] ?? "");
        cell =
          address === null ? undefined : { key: cellKey(address.row, address.column), type: attributes["t"] ?? "n" };
        text = "";
      } else if (name === "v" || name === "t") isValue = true;
    },
    close: (name) => {
      if (name === "v" || name === "t") isValue = false;
      if (name !== "c" || cell === undefined || text === "" || values.size > MAX_VALUES) return;
      values.set(cell.key, valueOf(cell.type, text, strings));
    },
    text: (piece) => {
      if (isValue) text += piece;
    },
  };
  await streamXml(pieces, handlers);
  return values.size > MAX_VALUES ? undefined : values;
}

function valueOf(type: string, text: string, strings: readonly string[]): CellValue | null {
  if (type === "s") return strings[Number(text)] ?? null;
  if (type === "str" || type === "inlineStr") return unescapeText(text);
  if (type === "b") return text.trim() === "1" || text.trim() === "true";
  const number = Number(text);
  return type === "n" && text.trim() !== "" && !Number.isNaN(number) ? number : null;
}
