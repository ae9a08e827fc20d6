/** Excel writes and reads its separator in a separate line above the rows. */
const DECLARED = /^\s*sep=([^\r\n])[ \t]*(?:\r\n?|\n)/i;

/** The separator that a file of values declares, and the rest of the file; undefined if it declares none. */
export function declaredSeparator(text: string): { readonly separator: string; readonly rest: string } | undefined {
  const [line, separator] = DECLARED.exec(text) ?? [];
  return line === undefined ? undefined : { separator: separator!, rest: text.slice(line.length) };
}

/** A line with all values in single quotes. */
export const IN_SINGLE_QUOTES: RegExp = /^\s*'[^'\r\n]*'(?:[,;\t|]'[^'\r\n]*')+\s*(?:[\r\n]|$)/;

const SEPARATORS: readonly string[] = [";", "\t", ",", "|"];
/** This many equal rows show that a file is a table, even if some are ragged or it has a title or a note. */
const ENOUGH_ROWS = 4;
const RAGGED_SHARE = 2 / 3;
/** Share of equal rows that is enough if a value is quoted; prose has no quoted values between its commas. */
const QUOTED_SHARE = 1 / 2;

/** Whether rows have equal numbers of values; prose has commas, but a different number in each line. */
export function isSeparatedValues(text: string): boolean {
  if (declaredSeparator(text) !== undefined) return true;
  // The last line may be cut.
  const lines = joinQuoted(text.split(/\r\n?|\n/)).slice(0, 50);
  const whole = lines.length > 2 ? lines.slice(0, -1) : lines;
  const rows = whole.filter((line) => line.trim() !== "");
  return rows.length >= 2 && SEPARATORS.some((separator) => isRowsOf(rows, separator));
}

function isRowsOf(rows: readonly string[], separator: string): boolean {
  const values = rows.map((row) => withoutQuoted(row).split(separator));
  const counts = values.map(({ length }) => length);
  const [first = 1] = counts;
  // Sentences have a space after each comma. Quotes around a value do not occur in sentences.
  const isProse = separator === "," && rows.every((row) => /,\s/.test(row)) && !rows.some((row) => /,\s*"/.test(row));
  if (first >= 2 && counts.every((count) => count === first)) return !isProse || first > 3 || rows.length > 3;
  return isRagged(rows, values, separator);
}

function isRagged(rows: readonly string[], values: readonly (readonly string[])[], separator: string): boolean {
  const [most, equal] = [...Map.groupBy(values, ({ length }) => length)].reduce(
    (best, one) => (one[1].length > best[1].length ? one : best),
    [1, []] as [number, (readonly string[])[]],
  );
  const share = rows.some((row) => row.includes(`${separator}"`)) ? QUOTED_SHARE : RAGGED_SHARE;
  if (most < 2 || equal.length < ENOUGH_ROWS - 1 || equal.length < share * values.length) return false;
  // Programs and other kinds of data have a sign at the end of each line, or a brace at the beginning.
  if (/^\s*[[{(<]/.test(rows[0]!) || equal.every((row) => row.at(-1)!.trim() === "")) return false;
  const spaced = equal.filter((row) => row.slice(1).every((value) => /^\s/.test(value)));
  return separator !== "," || (most > 2 && 3 * spaced.length < equal.length);
}

function withoutQuoted(row: string): string {
  return row.replaceAll(IN_SINGLE_QUOTES.test(row) ? /'[^']*'/g : /"(?:[^"]|"")*"/g, "q");
}

/** Quoted values may contain line breaks. */
function joinQuoted(lines: readonly string[]): string[] {
  const joined: string[] = [];
  let open = "";
  for (const line of lines) {
    const text = open === "" ? line : `${open}\n${line}`;
    const isOpen = (text.match(/"/g)?.length ?? 0) % 2 === 1;
    open = isOpen ? text : "";
    if (!isOpen) joined.push(text);
    if (open.length > 10_000) return joined;
  }
  return joined;
}
