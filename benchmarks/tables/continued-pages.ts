import { LATIN_FONTS, type MadePage } from "./html-page.ts";
import { setTable, STYLES } from "./html-table.ts";
import { text, words } from "./html-text.ts";
import { makeLongTable } from "./known-tables.ts";
import type { MadeTable } from "./made-table.ts";
import type { Random } from "./random.ts";
import { groffTable, texTable } from "./typeset-page.ts";
import { paragraph, phrase, type Script } from "./words.ts";
import { makeCalcPage, paragraphOf, writerDocument } from "./writer-page.ts";
import { BORDERS, writerTable } from "./writer-table.ts";

// Tables over two to four pages; one page in five breaks between two tables instead, which must not be joined.

const SCRIPTS: readonly Script[] = ["latin", "latin", "latin", "german", "cyrillic"];
const ENOUGH_ROWS = [45, 160] as const;

/** A long table, or two tables of which the second begins the next page. */
function makeTables(random: Random, script: Script, mostColumns: number): readonly MadeTable[] {
  const table = (least: number, most: number): MadeTable => {
    let made: MadeTable;
    do made = makeLongTable(random, { script, mostColumns, mostRows: random.int(least, most) });
    while (made.columns.length > mostColumns);
    return made;
  };
  return random.chance(0.2) ? [table(8, 20), table(8, 20)] : [table(...ENOUGH_ROWS)];
}

const kindOf = (tables: readonly MadeTable[], style: string, repeatHeader: boolean): string =>
  `${tables.length > 1 ? "parted" : repeatHeader ? "header-again" : "header-once"}:${style}`;

/** Pages printed by a browser, some with a header and footer. */
export function makeContinuedHtml(random: Random): MadePage {
  const script = random.pick(SCRIPTS);
  const size = random.pick([8, 9, 10, 11]);
  const style = random.pick(STYLES);
  const repeatHeader = random.chance(0.6);
  const tables = makeTables(random, script, 7);
  const set = (table: MadeTable): string =>
    setTable(random, table, { style, points: size, width: random.pick([null, "100%"]), rtl: false, repeatHeader });
  const head = random.chance(0.5)
    ? `@top-${random.pick(["left", "center"])}{content:"${words(random, script, 2, 5)}"}`
    : "";
  const foot = random.chance(0.7) ? `@bottom-${random.pick(["center", "right"])}{content:"Page " counter(page)}` : "";
  const caption = (number: number): string =>
    tables.length > 1 || random.chance(0.4) ? `<p>Table ${number}. ${words(random, script, 3, 7)}</p>` : "";
  const body = tables.map((table, at) => caption(at + 1) + set(table));
  const before = random.chance(0.7) ? `<p>${text(random, script, random.int(2, 9))}</p>` : "";
  const after = random.chance(0.6) ? `<p>${text(random, script, 4)}</p>` : "";
  return {
    kind: kindOf(tables, style, repeatHeader),
    tables,
    source: `<!doctype html><meta charset="utf-8"><style>@page{size:${random.pick(["A4", "letter"])};margin:${random.pick([16, 20, 24])}mm;${head}${foot}}
body{font:${size}pt "${random.pick(LATIN_FONTS)}";line-height:${random.pick([1.15, 1.3])}}p{margin:6px 0}tr{break-inside:avoid}</style><body>${before}${body.join('<div style="break-after:page"></div>')}${after}</body>`,
  };
}

/** Pages of a word processor. */
export function makeContinuedWriter(random: Random): MadePage {
  const script = random.pick(SCRIPTS);
  const size = random.pick([9, 10, 11]);
  const borders = random.pick(BORDERS);
  const continues = random.pick(["with header", "without header"] as const);
  const tables = makeTables(random, script, 7);
  const styles: string[] = [];
  const parts = tables.map((table, at) => {
    const width = random.pick([16, 12, 9 + table.columns.length]);
    const caption = tables.length > 1 || random.chance(0.4) ? `Table ${at + 1}: ${phrase(random, script, 3, 7)}` : null;
    const set = writerTable(random, table, { borders, at, width, styles, size, continues });
    return (caption === null ? "" : paragraphOf(caption, at > 0 ? "break" : "C")) + set;
  });
  styles.push(
    `<style:style style:name="break" style:family="paragraph"><style:paragraph-properties fo:break-before="page"/></style:style>`,
  );
  const number = `<style:footer><text:p>Page <text:page-number/></text:p></style:footer>`;
  const body = `${paragraphOf(paragraph(random, script, random.int(2, 8)))}${parts.join("")}${paragraphOf(paragraph(random, script, 3))}`;
  const font = random.pick(["Liberation Serif", "Liberation Sans", "Carlito", "DejaVu Sans"]);
  return {
    kind: kindOf(tables, borders, continues === "with header"),
    tables,
    source: writerDocument(random, { font, size, styles, body, margins: random.chance(0.6) ? number : "" }),
  };
}

/** A sheet printed over pages. */
export function makeContinuedSheet(random: Random): MadePage {
  const continues = random.pick(["with header", "without header"] as const);
  const page = makeCalcPage(random, makeLongTable, continues);
  return { ...page, kind: kindOf(page.tables, page.kind, continues === "with header") };
}

/** Pages of groff, whose macros repeat headers and number pages. */
export function makeContinuedGroff(random: Random): MadePage {
  const repeatHeader = random.chance(0.6);
  const tables = makeTables(random, "latin", 5);
  // A box is set whole, except for a table with a repeated header.
  const hasHeaders = repeatHeader && tables.every(({ headerRows }) => headerRows > 0);
  const frame = random.pick(hasHeaders ? ["allbox", "box", "none", "rules", "columns"] : ["none", "rules", "columns"]);
  const lines = [".nr HM 0.8i", ".nr LL 6.3i", ".LP", paragraph(random, "latin", random.int(2, 8))];
  for (const [at, table] of tables.entries()) {
    if (at > 0) lines.push(".bp");
    if (tables.length > 1 || random.chance(0.4)) lines.push(".LP", `Table ${at + 1}. ${phrase(random, "latin", 4, 8)}`);
    lines.push(".LP", ...groffTable(random, table, frame, hasHeaders));
  }
  lines.push(".LP", paragraph(random, "latin", 4));
  return { kind: kindOf(tables, frame, repeatHeader), source: `${lines.join("\n")}\n`, tables };
}

/** Pages of LaTeX's `longtable`, some with notices that the table continues. */
export function makeContinuedTex(random: Random): MadePage {
  const style = random.pick(["booktabs", "booktabs", "hline", "grid", "none", "columns", "striped"]);
  const repeatHeader = random.chance(0.7);
  const tables = makeTables(random, "latin", 6);
  const set = (table: MadeTable): string => {
    const caption = tables.length > 1 || random.chance(0.6) ? phrase(random, "latin", 4, 9) : null;
    return texTable(random, table, style, { caption, repeatHeader, notices: random.chance(0.4) });
  };
  const before = paragraph(random, "latin", random.int(2, 8));
  const body = tables.map(set).join("\n\\newpage\n");
  return {
    kind: kindOf(tables, style, repeatHeader),
    tables,
    source: `\\documentclass[${random.pick(["10pt", "11pt"])}]{article}\\usepackage[margin=2cm]{geometry}\\usepackage[T1]{fontenc}\\usepackage[utf8]{inputenc}\\usepackage{booktabs,multirow,array,longtable}\\usepackage[table]{xcolor}\\usepackage{${random.pick(["lmodern", "mathptmx", "helvet"])}}\\begin{document}
${before}\n\n${body}\n\n${paragraph(random, "latin", 5)}\\end{document}`,
  };
}
