import type { Filled } from "../result/filled.ts";
import type { JudgedArray, JudgedCell } from "./judged.ts";
import type { ValueSort } from "./value-sort.ts";
import type { ArraySigns } from "./sureness-weights.ts";

/** Match of a header that names its field. */
const MIN_LABEL = 0.45;
/** A column with a lower match was chosen by elimination. */
const MIN_HEADER = 0.2;
const WORDS: ReadonlySet<ValueSort> = new Set<ValueSort>(["name", "text"]);
/** Number of named columns that counts as 1. */
const MANY_COLUMNS = 4;

/**
 * Signs of a list as a whole: whether the table or section that it was read from is about the list's subject.
 *
 * @param shown - how much the document shows of the rest of the schema
 */
export function arraySignsOf(
  rows: readonly (readonly JudgedCell[])[],
  shown: number,
  array: JudgedArray | undefined,
): ArraySigns {
  const { leaves, texts, spoken } = array ?? { leaves: 0, texts: 0, spoken: 0 };
  const cells = rows.flat();
  const columns = [...Map.groupBy(cells, ({ filled }) => fieldOf(filled.path)).values()].map(([first]) => first!);
  const told = columns.flatMap(({ filled: { cell } }) => (cell === undefined ? [] : [cell.signs]));
  const mean = (of: (signs: (typeof told)[number]) => number): number =>
    told.length === 0 ? 0 : told.reduce((all, signs) => all + of(signs), 0) / told.length;
  const named = told.filter(({ label }) => label >= MIN_LABEL).length;
  const byLines = mean((signs) => signs.byLines);
  const isUntabled = told.length === 0 ? 1 : 0;
  return {
    headed: leaves === 0 ? 0 : Math.min(1, named / leaves),
    columns: Math.min(1, named / MANY_COLUMNS),
    labels: mean(({ label }) => label),
    blind: mean(({ label }) => (label < MIN_HEADER ? 1 : 0)),
    fits: mean(({ fit }) => fit),
    called: mean((signs) => signs.named),
    spoken,
    used: mean((signs) => signs.used),
    summed: mean((signs) => signs.summed),
    ofLines: byLines,
    linesHeaded: byLines * mean(({ labelled }) => labelled),
    filled: leaves === 0 ? 1 : Math.min(1, columns.length / leaves),
    contradicted:
      cells.length === 0
        ? 0
        : cells.filter(({ filled: { cell } }) => cell?.signs.contradicted === 1).length / cells.length,
    untabled: isUntabled,
    shown,
    untabledShown: isUntabled * shown,
    wordless:
      texts > 0 && told.length > 0 && columns.every(({ filled: { cell } }) => cell === undefined || !saysSubject(cell))
        ? 1
        : 0,
    single: leaves <= 1 ? 1 : 0,
  };
}

/** Whether a column is of words, or of identifiers that its header names: a flight's number or a seat, as no other list has. */
function saysSubject({ sort, signs: { label } }: NonNullable<Filled["cell"]>): boolean {
  return WORDS.has(sort) || (sort === "identifier" && label >= MIN_LABEL);
}

function fieldOf(path: readonly (string | number)[]): string {
  return path.filter((part) => typeof part === "string").join("/");
}
