import type { MadePage } from "./html-page.ts";
import { type MadeTable, placesOf, textOf } from "./made-table.ts";
import { makeTable, type TableMaker } from "./make-table.ts";
import type { Random } from "./random.ts";
import { paragraph, phrase, sentence } from "./words.ts";

/** A page of groff: `tbl` sets the tables, independently of TeX and browsers. */
export function makeGroffPage(random: Random, make: TableMaker = makeTable): MadePage {
  const frame = random.pick(["allbox", "box", "none", "none", "rules", "doublebox", "columns"] as const);
  const table = make(random, { script: "latin", mostColumns: 5, mostRows: 16 });
  const lines = [".nr HM 0.8i", ".nr PS " + random.pick([10, 11]), ".nr LL 6.3i", ".LP", paragraph(random, "latin", 4)];
  if (random.chance(0.5)) lines.push(".LP", `Table 1. ${phrase(random, "latin", 4, 8)}`);
  lines.push(".LP", ...groffTable(random, table, frame));
  if (random.chance(0.3)) lines.push(".LP", `Note: ${sentence(random, "latin")}`);
  lines.push(".LP", paragraph(random, "latin", 5), ".LP", paragraph(random, "latin", 4));
  return { kind: `groff:${frame}`, source: `${lines.join("\n")}\n`, tables: [table] };
}

/**
 * The lines of a table for `tbl`.
 *
 * @param repeatHeader - repeats its header on each page
 */
export function groffTable(random: Random, table: MadeTable, frame: string, repeatHeader = false): string[] {
  const options = [
    frame === "allbox" || frame === "box" || frame === "doublebox" ? frame : "",
    random.pick(["center", ""]),
  ].filter((option) => option !== "");
  const aligns = table.columns.map((kind) => (kind === "number" ? random.pick(["r", "r", "c", "l", "n"]) : "l"));
  const bar = frame === "columns" ? "|" : "";
  const places = placesOf(table);
  const long = random.pick([1.5, 2, 2.5]);
  const formats: string[] = [];
  const rows: string[] = [];
  const count = table.columns.length;
  const reach = new Map<number, number>();
  let endOfHeader = 0;
  for (const [rowIndex, row] of table.rows.entries()) {
    const format: string[] = Array.from({ length: count }, () => "^");
    const entries: string[] = Array.from({ length: count }, () => "");
    for (const [index, cell] of row.entries()) {
      const column = places[rowIndex]![index]!;
      const isHead = rowIndex < table.headerRows;
      const align =
        isHead && cell.columnSpan > 1
          ? "c"
          : cell.columnSpan > 1
            ? "l"
            : isHead
              ? random.pick(["c", aligns[column] === "n" ? "r" : aligns[column]!])
              : aligns[column]!;
      format[column] = align + (cell.strong || isHead ? "b" : "");
      for (let c = column + 1; c < column + cell.columnSpan; c++) format[c] = "s";
      if (cell.rowSpan > 1) reach.set(column, rowIndex + cell.rowSpan);
      const text =
        textOf(cell).replaceAll("−", "\\-").replaceAll("±", "\\(+-").replaceAll("–", "\\(en") +
        (cell.mark === undefined ? "" : `\\s-2\\u${cell.mark}\\d\\s0`);
      entries[column] =
        table.columns[column] === "long" && cell.columnSpan === 1 && !isHead
          ? `T{\n${text}\nT}`
          : `${cell.indent ? "\\0\\0" : ""}${text}`;
    }
    formats.push(
      format
        .map((item, column) => (table.columns[column] === "long" && item === "l" ? `lw(${long}i)` : item))
        .join(bar),
    );
    rows.push(entries.filter((_, column) => format[column] !== "s").join("@"));
    if (frame === "rules" && (rowIndex === table.headerRows - 1 || rowIndex === table.rows.length - 1)) rows.push("_");
    if (frame === "columns" && rowIndex === table.headerRows - 1) rows.push("_");
    if (rowIndex < table.rows.length - 1 && rows.at(-1) === "_") formats.push("TH-RULE");
    if (rowIndex === table.headerRows - 1) endOfHeader = rows.length;
  }
  const used = formats.filter((format) => format !== "TH-RULE");
  if (frame === "rules") {
    rows.unshift("_");
    endOfHeader++;
  }
  if (repeatHeader) rows.splice(endOfHeader, 0, ".TH");
  // A rule is a data line that needs no format line.
  return [
    repeatHeader ? ".TS H" : ".TS",
    `${[...options, "tab(@)"].join(" ")};`,
    `${used.join("\n")}.`,
    ...rows,
    ".TE",
  ];
}

/** A page of LaTeX. */
export function makeTexPage(random: Random, make: TableMaker = makeTable): MadePage {
  const style = random.pick([
    "booktabs",
    "booktabs",
    "booktabs",
    "hline",
    "grid",
    "none",
    "columns",
    "striped",
    "tabularx",
    "boxed",
  ] as const);
  const twoColumns = random.chance(0.25);
  const spread = twoColumns && random.chance(0.5);
  const table = make(
    random,
    twoColumns && !spread
      ? { script: "latin", mostColumns: 4, mostRows: 10, plain: true }
      : { script: "latin", mostColumns: 7, mostRows: 16 },
  );
  const body = texTable(random, table, style);
  const environment = spread ? "table*" : "table";
  const caption = `\\caption{${phrase(random, "latin", 4, 10)}}`;
  const above = random.chance(0.7);
  const float = `\\begin{${environment}}[${spread ? "t" : "h!"}]\\centering ${above ? caption : ""}\n${body}\n${above ? "" : caption}\n${random.chance(0.2) ? `\\par\\smallskip\\footnotesize Note: ${sentence(random, "latin")}` : ""}\\end{${environment}}`;
  const text = (count: number): string =>
    Array.from({ length: count }, () => paragraph(random, "latin", 5)).join("\n\n");
  return {
    kind: `tex${twoColumns ? (spread ? "-across" : "-two-columns") : ""}:${style}`,
    tables: [table],
    source: `\\documentclass[${random.pick(["10pt", "11pt"])}${twoColumns ? ",twocolumn" : ""}]{article}\\usepackage[margin=${random.pick(["2cm", "2.5cm"])}]{geometry}\\usepackage[T1]{fontenc}\\usepackage[utf8]{inputenc}\\usepackage{booktabs,multirow,array,tabularx}\\usepackage[table]{xcolor}\\usepackage{${random.pick(["lmodern", "mathptmx", "helvet"])}}\\begin{document}${random.chance(0.5) ? `\\section{${phrase(random, "latin", 2, 4)}}` : ""}
${text(twoColumns ? 5 : 1)}\n\n${float}\n\n${text(twoColumns ? 6 : 2)}\\end{document}`,
  };
}

/** How a LaTeX table set by `longtable` continues over pages. */
export interface LongTable {
  readonly caption: string | null;
  readonly repeatHeader: boolean;
  /** Prints a notice at page breaks that it continues. */
  readonly notices: boolean;
}

export function texTable(random: Random, table: MadeTable, style: string, long?: LongTable): string {
  const count = table.columns.length;
  const bar = style === "grid" || style === "columns" || style === "boxed" ? "|" : "";
  const aligns = table.columns.map((kind) =>
    kind === "long"
      ? style === "tabularx"
        ? "X"
        : `p{${random.pick([3, 4, 5])}cm}`
      : kind === "number"
        ? random.pick(["r", "r", "c", "l"])
        : "l",
  );
  const isX = style === "tabularx";
  if (isX && !aligns.includes("X")) aligns[random.int(0, count - 1)] = "X";
  // Lines around the header and around all rows, but none between rows.
  const edge = style === "grid" || style === "boxed" ? "|" : "";
  const framed = edge === "|" || style === "hline";
  const booktabs = style === "booktabs" || style === "tabularx" || style === "striped";
  const escape = (text: string): string =>
    text
      .replaceAll("%", "\\%")
      .replaceAll("$", "\\$")
      .replaceAll("−", "$-$")
      .replaceAll("±", "$\\pm$")
      .replaceAll("–", "--");
  const places = placesOf(table);
  const out: string[] = [booktabs ? "\\toprule" : framed ? "\\hline" : ""];
  let endOfHeader = 1;
  for (const [rowIndex, row] of table.rows.entries()) {
    const entries: string[] = [];
    const lines: string[] = [];
    let column = 0;
    for (const [index, cell] of row.entries()) {
      for (; column < places[rowIndex]![index]!; column++) entries.push("");
      const isHead = rowIndex < table.headerRows;
      let text = escape(textOf(cell)) + (cell.mark === undefined ? "" : `$^{${cell.mark}}$`);
      if (cell.strong) text = `\\textbf{${text}}`;
      if (cell.indent) text = `\\quad ${text}`;
      if (cell.leaders) text = `${text}\\dotfill`;
      if (cell.rowSpan > 1) text = `\\multirow{${cell.rowSpan}}{*}{${text}}`;
      if (cell.columnSpan > 1) {
        text = `\\multicolumn{${cell.columnSpan}}{${column === 0 ? edge : ""}${isHead ? "c" : "l"}${column + cell.columnSpan === count ? edge : bar}}{${text}}`;
        if (isHead && booktabs) lines.push(`\\cmidrule(lr){${column + 1}-${column + cell.columnSpan}}`);
        if (isHead && edge === "|") lines.push(`\\cline{${column + 1}-${column + cell.columnSpan}}`);
      } else if (isHead && edge === "|" && cell.rowSpan === 1 && rowIndex < table.headerRows - 1) {
        lines.push(`\\cline{${column + 1}-${column + 1}}`);
      }
      entries.push(text);
      column += cell.columnSpan;
    }
    for (; column < count; column++) entries.push("");
    out.push(
      `${style === "striped" && rowIndex >= table.headerRows && rowIndex % 2 === 0 ? "\\rowcolor{black!10}" : ""}${entries.join(" & ")}\\\\ ${lines.join("")}`,
    );
    if (rowIndex === table.headerRows - 1) {
      out.push(booktabs ? "\\midrule" : style === "none" ? "" : "\\hline");
      endOfHeader = out.length;
    } else if (style === "grid" && rowIndex >= table.headerRows) {
      const open = table.columns
        .map((_, c) => c)
        .filter(
          (c) =>
            !table.rows
              .slice(0, rowIndex + 1)
              .some((other, r) =>
                other.some(
                  (cell, i) =>
                    places[r]![i]! <= c && c < places[r]![i]! + cell.columnSpan && r + cell.rowSpan - 1 > rowIndex,
                ),
              ),
        );
      out.push(open.length === count ? "\\hline" : open.map((c) => `\\cline{${c + 1}-${c + 1}}`).join(""));
    }
  }
  out.push(booktabs ? "\\bottomrule" : style === "hline" || style === "boxed" ? "\\hline" : "");
  const spec = `${edge}${aligns.join(bar)}${edge}`;
  const size = random.pick(["", "", "\\small ", "\\footnotesize "]);
  const gap = `\\setlength{\\tabcolsep}{${random.pick([3, 4, 6, 6, 9])}pt}`;
  if (long !== undefined) {
    const [head, body] = [out.slice(0, endOfHeader), out.slice(endOfHeader, -1)].map((lines) => lines.join("\n"));
    const named = (text: string): string => (long.caption === null ? "" : `${text}\\\\\n`);
    const again = `${long.notices ? named("\\caption[]{(continued)}") : ""}${long.repeatHeader ? head! : out[0]!}`;
    const notice = long.notices ? `\\multicolumn{${count}}{r}{Continued on next page}\\\\` : "";
    return `{${size}${gap}\\begin{longtable}{${spec}}${named(`\\caption{${long.caption}}`)}${head}\\endfirsthead ${again}\\endhead ${notice}\\endfoot ${out.at(-1)}\\endlastfoot\n${body}\\end{longtable}}`;
  }
  return isX
    ? `{${size}${gap}\\begin{tabularx}{\\linewidth}{${spec}}${out.join("\n")}\\end{tabularx}}`
    : `{${size}${gap}\\begin{tabular}{${spec}}${out.join("\n")}\\end{tabular}}`;
}
