import { cell, empties, strong, type TableMaker, times } from "./make-table.ts";
import type { ColumnKind, MadeCell } from "./made-table.ts";
import { phrase, sentence } from "./words.ts";

/** Tables of results, as printed by papers and statistical offices. */
export type ResultTable = "science" | "regression" | "survey" | "statistics";

export const RESULTS: Readonly<Record<ResultTable, TableMaker>> = {
  /** A row of units, tolerances, note marks, numbers with different numbers of decimals. */
  science: (random, { script }) => {
    const count = random.int(3, 6);
    const columns: ColumnKind[] = ["stub", ...times(count, () => "number" as const)];
    const units = ["(mg/L)", "(°C)", "(kJ/mol)", "(%)", "(n = 12)", "(m/s)", "(–)"];
    const header = [[cell(phrase(random, script, 1, 2)), ...times(count, () => cell(phrase(random, script, 1, 2)))]];
    if (random.chance(0.6)) header.push([cell(""), ...times(count, () => cell(random.pick(units)))]);
    const digits = times(count, () => random.int(0, 3));
    const body = times(random.int(4, 14), () => [
      { ...cell(phrase(random, script, 1, 2)), ...(random.chance(0.1) ? { mark: random.pick(["a", "b", "†"]) } : {}) },
      ...times(count, (at): MadeCell => {
        if (random.chance(0.08)) return cell(random.pick(["n.d.", "–", "<0.01", ""]));
        const mean = (random.next() * 10 ** random.int(0, 3)).toFixed(digits[at]);
        const text =
          at % 2 === 0 && random.chance(0.8) ? `${mean} ± ${random.next().toFixed(Math.max(1, digits[at]!))}` : mean;
        return { ...cell(text), ...(random.chance(0.06) ? { mark: random.pick(["a", "b", "*", "**"]) } : {}) };
      }),
    ]);
    return { columns, rows: [...header, ...body], headerRows: header.length };
  },
  /** Standard errors in brackets below their coefficients. */
  regression: (random, { script, plain = false }) => {
    const count = plain ? random.int(2, 3) : random.int(3, 6);
    const columns: ColumnKind[] = ["stub", ...times(count, () => "number" as const)];
    const coefficients = times(random.int(2, plain ? 4 : 7), () => {
      const has = times(count, () => random.chance(0.85));
      const value = (): string =>
        `${random.pick(["", "−"])}${random.next().toFixed(3)}${random.pick(["", "*", "**", "***"])}`;
      return [
        [cell(phrase(random, script, 1, 2)), ...has.map((is) => cell(is ? value() : ""))],
        [cell(""), ...has.map((is) => cell(is ? `(${random.next().toFixed(3)})` : ""))],
      ];
    }).flat();
    const header = [cell(""), ...times(count, (at) => cell(`(${at + 1})`))];
    const sizes = [cell("Observations"), ...times(count, () => cell(random.int(100, 9999).toLocaleString("en")))];
    const fit = [cell("R²"), ...times(count, () => cell(random.next().toFixed(2)))];
    return { columns, rows: [header, ...coefficients, sizes, fit], headerRows: 1 };
  },
  /** Row names of several lines. */
  survey: (random, { script }) => {
    const count = random.int(2, 6);
    const names = times(count, () => cell(phrase(random, script, 1, 2)));
    const rows = times(random.int(4, 9), () => [
      cell(random.chance(0.7) ? sentence(random, script) : phrase(random, script, 2, 4)),
      ...times(count, () =>
        cell(random.pick([`${random.int(1, 99)}`, `${random.int(1, 99)} (${random.int(1, 99)}%)`])),
      ),
    ]);
    return {
      columns: ["long", ...times(count, () => "number" as const)],
      rows: [[cell(random.pick(["Question", ""])), ...names], ...rows],
      headerRows: 1,
    };
  },
  /** Many columns of numbers under years, in groups of rows. */
  statistics: (random, { script }) => {
    const count = random.int(9, 15);
    const first = random.int(1995, 2010);
    const rows: MadeCell[][] = [];
    for (let group = random.int(1, 4); group > 0; group--) {
      rows.push([strong(phrase(random, script, 1, 3)), ...empties(count)]);
      for (let row = random.int(2, 6); row > 0; row--) {
        const size = random.pick([9, 99, 999]);
        rows.push([
          { ...cell(phrase(random, script, 1, 3)), indent: 1 },
          ...times(count, () => cell(random.chance(0.05) ? ".." : (random.next() * size).toFixed(1))),
        ]);
      }
    }
    const header = [cell(""), ...times(count, (at) => cell(String(first + at)))];
    return { columns: ["stub", ...times(count, () => "number" as const)], rows: [header, ...rows], headerRows: 1 };
  },
};
