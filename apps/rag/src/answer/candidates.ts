import type { Cell } from "../read/passage.ts";
import type { FoundPassage } from "../search/search.ts";
import type { QuotedCell, QuoteKind } from "./answer.ts";
import { sentencesOf } from "./sentences.ts";
import { rowsOf } from "../read/table.ts";

/** A possible answer: a sentence of a passage, or a cell or a row of a table. */
export interface Candidate {
  readonly found: FoundPassage;
  readonly kind: QuoteKind;
  readonly text: string;
  /** The row and column that the cell's value belongs to. */
  readonly cell?:
    | (QuotedCell & {
        readonly at: Cell;
        readonly row: string;
        /** The cells that name the row; framed with the cell, whose value means little without them. */
        readonly names: readonly Cell[];
        readonly cellsOfRow: readonly Cell[];
      })
    | undefined;
  /** The cells of the row, if it is a row of a table. */
  readonly cells?: readonly Cell[] | undefined;
  /** The sentence before it: a sentence such as "It costs …" takes its subject from there. */
  readonly before: string;
  /** True for the row with the highest or lowest value that the question compares. */
  readonly isExtreme?: true;
}

export function candidatesOf(found: FoundPassage): readonly Candidate[] {
  const { passage } = found;
  if (passage.cells && passage.cells.length > 0) return ofTable(found, passage.cells);
  const kind = KINDS[passage.category] ?? "sentence";
  const sentences = sentencesOf(passage.text);
  return sentences.map((text, at) => ({ found, kind, text, before: sentences[at - 1] ?? "" }));
}

const KINDS: Readonly<Record<string, QuoteKind>> = {
  Table: "row",
  "Key Value": "field",
  "List Item": "item",
  Caption: "caption",
};

function ofTable(found: FoundPassage, cells: readonly Cell[]): readonly Candidate[] {
  return rowsOf(cells).flatMap(({ label, names, values, all }) => {
    const text = all.map(({ text }) => oneLine(text)).join("; ");
    const row: Candidate = { found, kind: "row", text: text, cells: all, before: "" };
    const singles = values.map(({ cell, column }): Candidate => {
      const text = [label, column === "" ? oneLine(cell.text) : `${column}: ${oneLine(cell.text)}`];
      const quoted = { text: oneLine(cell.text), column, row: label, at: cell, names, cellsOfRow: all };
      return { found, kind: "cell", text: text.filter((part) => part !== "").join("; "), cell: quoted, before: "" };
    });
    return [...singles, row];
  });
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
