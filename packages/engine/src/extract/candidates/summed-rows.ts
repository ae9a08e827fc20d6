/** Rows of amounts whose last one adds up those above it, such as net amounts, taxes and totals by tax rate. */
import { numbersOn, type PrintedNumber, rightEdge } from "../arrays/lines-of-rows.ts";
import { CENT_TOLERANCE, isSameAmount } from "../values/amounts.ts";
import { type PageLine, pageLines } from "../arrays/page-lines.ts";
import type { Concept } from "../lexicon/concept.ts";
import type { Field } from "../fields/field.ts";
import type { LineIndex } from "../line-index/line-index.ts";
import type { Notation } from "../values/reading.ts";
import type { CandidateSigns } from "./candidate-signs.ts";
import type { Found } from "./read-values.ts";

/** Limit on rows that a sum adds up. */
const MAX_ROWS = 12;
/** Minimum columns that add up: one alone may do so by chance, and is also that of items. */
const MIN_COLUMNS = 2;
/** A longer row of numbers is a listing. */
const MAX_COLUMNS = 12;
/** Tolerance for right edges of one column, in letter heights. */
const SAME_EDGE = 0.6;
/** Maximum gap between rows, in letter heights. */
const MAX_GAP = 2.5;

const SUMS: ReadonlySet<Concept> = new Set<Concept>(["net", "tax", "gross", "grossBeforeCommission", "due"]);

/** Amounts of the whole document, in the row of sums, and their parts, in the rows above it. */
export class SummedRows {
  readonly #sums = new Set<string>();
  readonly #parts = new Set<string>();
  /** A part is printed elsewhere, too: what a discount is taken from. */
  readonly #values = new Set<number>();

  constructor(lineIndex: LineIndex, notation: Notation) {
    const rows = pageLines(lineIndex).map((line) => ({ line, numbers: numbersOn(line, notation) }));
    for (const [at, row] of rows.entries()) {
      for (let count = 2; count <= Math.min(MAX_ROWS, at); count++) {
        const above = rows.slice(at - count, at);
        if (!isRun([...above, row].map(({ line }) => line))) break;
        if ([row, ...above].some(({ numbers: { length } }) => length < MIN_COLUMNS || length > MAX_COLUMNS)) break;
        const columns = row.numbers.map((sum) => [sum, above.map(({ numbers }) => numbers.find((one) => isUnder(sum, one)))] as const); // prettier-ignore
        const added = columns.filter(([sum, parts]) => sum.value !== 0 && addUp(sum.value, parts));
        if (added.length >= MIN_COLUMNS) this.#note(added as (readonly [PrintedNumber, PrintedNumber[]])[]);
      }
    }
    for (const sum of this.#sums) this.#parts.delete(sum);
  }

  of({ value, spans: [span] }: Found, { kind, concepts: [concept] }: Field): CandidateSigns {
    if (kind !== "money" || concept === undefined || !SUMS.has(concept) || this.#sums.size === 0) return {};
    const key = keyOf(span!);
    if (this.#sums.has(key)) return { inColumn: 0, totalRow: 1 };
    return this.#parts.has(key) || this.#values.has(Number(value)) ? { inColumn: 1 } : {};
  }

  /** Whether an amount is a part of a sum. */
  isPart(number: Pick<PrintedNumber, "place" | "from">): boolean {
    return this.#parts.has(keyOf(number));
  }

  #note(columns: readonly (readonly [PrintedNumber, PrintedNumber[]])[]): void {
    for (const [sum, parts] of columns) {
      this.#sums.add(keyOf(sum));
      for (const part of parts) this.#parts.add(keyOf(part));
      for (const { value } of parts) if (value !== 0 && value !== sum.value) this.#values.add(value);
    }
  }
}

function addUp(sum: number, parts: readonly (PrintedNumber | undefined)[]): boolean {
  const all = parts.reduce((total, part) => total + (part?.value ?? 0), 0);
  return parts.every((part) => part !== undefined) && isSameAmount(all, sum, CENT_TOLERANCE * parts.length);
}

function isUnder(a: PrintedNumber, b: PrintedNumber): boolean {
  return Math.abs(rightEdge(a) - rightEdge(b)) <= SAME_EDGE * a.place.size;
}

function isRun(lines: readonly PageLine[]): boolean {
  return lines.every((line, at) => {
    const above = lines[at - 1];
    return above === undefined || (above.page === line.page && line.top - above.bottom <= MAX_GAP * line.places[0]!.size); // prettier-ignore
  });
}

function keyOf({ place, from }: Pick<PrintedNumber, "place" | "from">): string {
  return `${place.id}.${from}`;
}
