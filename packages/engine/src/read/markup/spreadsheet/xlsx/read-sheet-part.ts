import { RichText } from "./rich-text.ts";
import { EngineError } from "../../../../document/errors.ts";
import { attributeOf, streamXml, type XmlHandlers } from "../../../xml/stream-xml.ts";
import { MAX_COLUMNS, MAX_ROWS, parseAddress, parseRange } from "../cell-address.ts";
import type { CellRange, ContentCell } from "../sheet-content.ts";
import { markStyle, withoutMarks } from "../../../../styled/style-marks.ts";
import { moveFormula } from "../formula/move-formula.ts";
import { cellValue } from "./cell-value.ts";
import type { CellStyle } from "./read-styles.ts";

/** Data shared by all sheets of a workbook. */
export interface WorkbookParts {
  readonly strings: readonly string[];
  readonly styleOf: (id: number) => CellStyle;
  readonly is1904: boolean;
  readonly room: TextBudget;
}

/**
 * Limits the characters that all cells of a workbook may show: cells share texts, so a file of 100 KB could produce
 * gigabytes. A million rows of 100 characters fit.
 */
export class TextBudget {
  #left = 100_000_000;

  /** @throws {@link EngineError} `damaged_document` */
  take(length: number): void {
    this.#left -= length;
    if (this.#left >= 0) return;
    const message = "The cells of this workbook show more than 100 million characters; split it into several.";
    throw new EngineError("damaged_document", message);
  }
}

/** The content of a sheet's own part; ids refer to further parts. */
export interface SheetPart {
  readonly cells: readonly ContentCell[];
  readonly merges: readonly CellRange[];
  readonly hiddenRows: ReadonlySet<number>;
  /** Ranges of columns, from the first to the last. */
  readonly hiddenColumns: readonly { readonly first: number; readonly last: number }[];
  readonly filter: CellRange | null;
  readonly links: readonly { readonly range: CellRange; readonly id: string }[];
  /** Cells with a formula whose value the file does not store. */
  readonly unvalued: readonly UnvaluedCell[];
}

type SharedFormula = Omit<UnvaluedCell, "style">;

export interface UnvaluedCell {
  readonly row: number;
  readonly column: number;
  /** Empty if it is shared with a cell that has none. */
  readonly formula: string;
  readonly style: number;
}

/** Further ones are left out: about 100 bytes each. */
const MAX_UNVALUED = 50_000;
const MAX_SHARED = 10_000;

/** Limit on the cells kept of a sheet: about 200 bytes each. */
const MAX_CELLS = 4_000_000;
const MAX_MERGES = 200_000;

/**
 * Reads a sheet's part in one pass. Only existing cells are kept, so the cost depends on them and not on the million rows
 * that a sheet may declare.
 *
 * @throws {@link EngineError} `damaged_document`
 */
export async function readSheetPart(
  pieces: AsyncIterable<Uint8Array>,
  { workbook, comments, part }: SheetContext,
): Promise<SheetPart> {
  const reader = new SheetReader(workbook, comments);
  const handlers: XmlHandlers = {
    open: (name, attributes) => reader.open(name, attributes),
    close: (name) => reader.close(name),
    text: (text) => reader.text(text),
  };
  await streamXml(pieces, handlers, part);
  return reader;
}

interface SheetContext {
  readonly workbook: WorkbookParts;
  /** Texts by {@link cellKey}. */
  readonly comments: ReadonlyMap<number, readonly string[]>;
  /** The name of the sheet's part in the archive. */
  readonly part: string;
}

/** A unique number for each position of a sheet. */
export function cellKey(row: number, column: number): number {
  return row * MAX_COLUMNS + column;
}

type Attributes = Readonly<Record<string, string>>;

class SheetReader implements SheetPart {
  readonly cells: ContentCell[] = [];
  readonly merges: CellRange[] = [];
  readonly hiddenRows = new Set<number>();
  readonly hiddenColumns: { readonly first: number; readonly last: number }[] = [];
  readonly links: { readonly range: CellRange; readonly id: string }[] = [];
  readonly unvalued: UnvaluedCell[] = [];
  filter: CellRange | null = null;
  readonly #workbook: WorkbookParts;
  readonly #comments: ReadonlyMap<number, readonly string[]>;
  #row = -1;
  #column = -1;
  #type = "n";
  #style = 0;
  #value = "";
  #formula = "";
  #hasFormula = false;
  #isFormula = false;
  /** The id of a formula that cells share; only the first of them contains it. */
  #share: string | undefined;
  readonly #shared = new Map<string, SharedFormula>();
  /** Whether the parser is inside a value; other text is ignored. */
  #isValue = false;
  /** The text of a cell with inline text; undefined outside such cells. */
  #rich: RichText | undefined;

  constructor(workbook: WorkbookParts, comments: ReadonlyMap<number, readonly string[]>) {
    this.#workbook = workbook;
    this.#comments = comments;
  }

  open(name: string, attributes: Attributes): void {
    if (this.#rich !== undefined) return this.#rich.open(name, attributes);
    switch (name) {
      case "c":
        this.#openCell(attributes);
        break;
      case "v":
        this.#isValue = true;
        break;
      case "f":
        this.#isFormula = true;
        this.#hasFormula = true;
        this.#share = attributes["t"] === "shared" ? (attributes["si"] ?? "") : undefined;
        break;
      case "is":
        this.#rich = new RichText();
        break;
      case "row":
        this.#openRow(attributes);
        break;
      default:
        this.#openOther(name, attributes);
    }
  }

  close(name: string): void {
    if (name === "is") {
      this.#value = this.#rich?.take() ?? "";
      this.#rich = undefined;
    } else if (this.#rich !== undefined) this.#rich.close(name);
    else if (name === "v") this.#isValue = false;
    else if (name === "f") this.#isFormula = false;
    else if (name === "c") this.#closeCell();
  }

  text(text: string): void {
    if (this.#rich !== undefined) this.#rich.add(text);
    else if (this.#isValue) this.#value += text;
    else if (this.#isFormula) this.#formula += text;
  }

  /** Positions may be omitted; then each row and cell follows the one before. */
  #openRow(attributes: Attributes): void {
    const row = Number(attributes["r"]);
    this.#row = Number.isInteger(row) && row >= 1 ? row - 1 : this.#row + 1;
    this.#column = -1;
    if (isHidden(attributes, "ht")) this.hiddenRows.add(this.#row);
  }

  #openCell(attributes: Attributes): void {
    const address = attributes["r"] === undefined ? null : parseAddress(attributes["r"]);
    this.#column = address?.column ?? this.#column + 1;
    if (address !== null) this.#row = address.row;
    this.#type = attributes["t"] ?? "n";
    this.#style = Number(attributes["s"] ?? 0);
    this.#value = "";
    this.#formula = "";
    this.#hasFormula = false;
    this.#share = undefined;
  }

  #closeCell(): void {
    const [row, column] = [this.#row, this.#column];
    if (this.#hasFormula) this.#closeFormula(row, column);
    if (this.#value === "" || row >= MAX_ROWS || column >= MAX_COLUMNS) return;
    const style = this.#workbook.styleOf(this.#style);
    const { text: shown, kind } = cellValue({ type: this.#type, value: this.#value }, style, this.#workbook);
    if (shown === "") return;
    const text = withoutMarks(shown);
    // Runs of rich text have complete styles of their own.
    const marked = shown === text ? markStyle(text, style.text) : shown;
    if (this.cells.length === MAX_CELLS) {
      const message = `A sheet of this workbook has more than ${MAX_CELLS} cells; split it into several.`;
      throw new EngineError("damaged_document", message);
    }
    this.#workbook.room.take(text.length);
    const cell = { row, column, text, kind, look: style.look };
    const comments = this.#comments.get(cellKey(row, column));
    if (marked === text && comments === undefined) this.cells.push(cell);
    else this.cells.push({ ...cell, ...(marked !== text && { marked }), ...(comments !== undefined && { comments }) });
  }

  #closeFormula(row: number, column: number): void {
    const formula = this.#formula.trim();
    const share = this.#share;
    if (share !== undefined && formula !== "" && this.#shared.size < MAX_SHARED) {
      this.#shared.set(share, { row, column, formula });
    }
    if (this.#value !== "" || this.unvalued.length === MAX_UNVALUED) return;
    const first = formula === "" && share !== undefined ? this.#shared.get(share) : undefined;
    const own = first === undefined ? formula : moveFormula(first.formula, row - first.row, column - first.column);
    this.unvalued.push({ row, column, formula: own, style: this.#style });
  }

  #openOther(name: string, attributes: Attributes): void {
    if (name === "col") {
      if (isHidden(attributes, "width")) {
        this.hiddenColumns.push({ first: Number(attributes["min"]) - 1, last: Number(attributes["max"]) - 1 });
      }
      return;
    }
    if (name !== "mergeCell" && name !== "hyperlink" && name !== "autoFilter") return;
    const range = parseRange(attributes["ref"] ?? "");
    if (range === null) return;
    if (name === "autoFilter") this.filter = range;
    else if (name === "hyperlink") this.links.push({ range, id: attributeOf(attributes, "id") ?? "" });
    else if (this.merges.length < MAX_MERGES) this.merges.push(range);
  }
}

/** Rows without height and columns without width are also invisible. */
function isHidden(attributes: Attributes, extent: "ht" | "width"): boolean {
  const own = attributes[extent];
  return isOn(attributes["hidden"]) || (own !== undefined && Number(own) === 0);
}

function isOn(value: string | undefined): boolean {
  return value === "1" || value === "true";
}
