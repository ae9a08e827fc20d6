import { type ColumnKind, escapeText, type MadeTable, placesOf } from "./made-table.ts";
import { makeTable } from "./make-table.ts";
import type { Random } from "./random.ts";
import { notATable } from "./html-negatives.ts";
import { paragraph, phrase, type Script, sentence } from "./words.ts";

/** A page before it is printed; without tables it tests what is none. */
export interface MadePage {
  readonly kind: string;
  readonly source: string;
  readonly tables: readonly MadeTable[];
}

const STYLES = [
  "grid",
  "grid",
  "rows",
  "booktabs",
  "booktabs",
  "head-line",
  "zebra",
  "zebra-rows",
  "plain",
  "plain",
  "outer",
  "dashed",
  "dotted",
  "columns",
  "open-sides",
  "cards",
  "double",
  "hairline",
  "shaded-stub",
  "thick-groups",
  "head-fill",
  "white-lines",
] as const;
type Style = (typeof STYLES)[number];
const LATIN_FONTS = [
  "Liberation Sans",
  "Liberation Serif",
  "DejaVu Sans",
  "Lato",
  "Open Sans",
  "Noto Serif",
  "Carlito",
  "Caladea",
  "EB Garamond",
  "TeXGyrePagella",
  "Liberation Sans Narrow",
];
const SCRIPT_FONTS: Record<Script, readonly string[]> = {
  latin: LATIN_FONTS,
  german: LATIN_FONTS,
  cjk: ["Noto Sans CJK SC", "Noto Serif CJK SC"],
  arabic: ["Noto Naskh Arabic", "Noto Sans Arabic"],
  hebrew: ["Noto Sans Hebrew", "Noto Serif Hebrew"],
  cyrillic: ["Liberation Sans", "DejaVu Serif", "Noto Serif"],
};

export function makeHtmlPage(random: Random): MadePage {
  const script = random.pick<Script>([
    "latin",
    "latin",
    "latin",
    "latin",
    "latin",
    "latin",
    "latin",
    "german",
    "german",
    "cjk",
    "arabic",
    "hebrew",
    "cyrillic",
  ]);
  const font = random.pick(SCRIPT_FONTS[script]);
  const size = random.pick([8, 9, 10, 10, 11, 12]);
  const rtl = script === "arabic" || script === "hebrew";
  const text = (sentences: number): string => `<p>${escapeText(paragraph(random, script, sentences))}</p>`;
  const page = (kind: string, body: string, tables: readonly MadeTable[], landscape = false): MadePage => ({
    kind,
    tables,
    source: `<!doctype html><html dir="${rtl ? "rtl" : "ltr"}"><meta charset="utf-8"><style>@page{size:${random.pick(["A4", "letter"])}${landscape ? " landscape" : ""};margin:${random.pick([14, 18, 22])}mm}
body{font:${size}pt "${font}";line-height:${random.pick([1.15, 1.25, 1.4])}}p{margin:6px 0}h2{font-size:${size + 3}pt;margin:10px 0 4px}</style><body>${body}</body></html>`,
  });
  if (random.chance(0.2)) {
    const { kind, html } = notATable(random, script);
    return page(`none:${kind}`, random.chance(0.5) ? text(3) + html : html + text(2), []);
  }
  const style = random.pick(STYLES);
  const layout = random.pick([
    "one",
    "one",
    "one",
    "one",
    "two-columns",
    "side-by-side",
    "across",
    "wide",
    "bare",
    "two",
  ] as const);
  const caption = random.chance(0.5);
  const small = Math.max(6.5, size - random.pick([0, 0, 1, 2]));
  const heading = random.chance(0.4) ? `<h2>${escapeText(phrase(random, script, 2, 4))}</h2>` : "";
  const set = (table: MadeTable, of: Style, points: number, width: string | null): string =>
    setTable(random, table, { style: of, points, width, rtl });
  const withCaption = (number: number, html: string): string => {
    const line = `<p class="c"><b>Table ${number}${random.pick([".", ":"])}</b> ${escapeText(phrase(random, script, 4, 9))}</p>`;
    const below = random.chance(0.15);
    const note = random.chance(0.25)
      ? `<p style="font-size:${small - 1}pt">${random.pick(["Note: ", "Source: ", "* "])}${escapeText(sentence(random, script))}</p>`
      : "";
    return caption ? (below ? html + line + note : line + html + note) : html + note;
  };
  switch (layout) {
    case "one": {
      const table = makeTable(random, { script, mostColumns: 8, mostRows: 22 });
      return page(
        `one:${style}`,
        heading + text(3) + withCaption(1, set(table, style, small, random.pick([null, "100%"]))) + text(4),
        [table],
      );
    }
    case "two": {
      const tables = [1, 2].map(() => makeTable(random, { script, mostColumns: 6, mostRows: 8 }));
      return page(
        `two:${style}`,
        tables.map((table, at) => heading + text(2) + withCaption(at + 1, set(table, style, small, null))).join("") +
          text(2),
        tables,
      );
    }
    case "bare": {
      const table = makeTable(random, { script, mostColumns: 7, mostRows: 22 });
      return page(`bare:${style}`, heading + set(table, style, small, random.pick([null, "100%"])), [table]);
    }
    case "wide": {
      const table = makeTable(random, { script, mostColumns: 12, mostRows: 16 });
      return page(`wide:${style}`, heading + withCaption(1, set(table, style, small, "100%")) + text(2), [table], true);
    }
    case "across": {
      const table = makeTable(random, { script, mostColumns: 7, mostRows: 10 });
      const two = (count: number): string =>
        `<div style="columns:2;column-gap:20px;text-align:justify">${Array.from({ length: count }, () => text(5)).join("")}</div>`;
      return page(`across:${style}`, two(2) + withCaption(1, set(table, style, small, "100%")) + two(3), [table]);
    }
    case "two-columns": {
      const table = makeTable(random, { script, mostColumns: 4, mostRows: 10, plain: true });
      const body = `${text(5)}<div style="break-inside:avoid">${withCaption(1, set(table, style, Math.max(6, small - 2), random.pick([null, "100%"])))}</div>${Array.from({ length: 5 }, () => text(6)).join("")}`;
      return page(
        `two-columns:${style}`,
        `${heading}<div style="columns:2;column-gap:${random.pick([16, 24])}px;${random.pick(["text-align:justify", ""])}">${body}</div>`,
        [table],
      );
    }
    default: {
      const tables = [1, 2].map(() => makeTable(random, { script, mostColumns: 3, mostRows: 8, plain: true }));
      const body = tables
        .map((table, at) => `<div>${withCaption(at + 1, set(table, style, Math.max(6, small - 2), null))}</div>`)
        .join("");
      return page(
        `side-by-side:${style}`,
        `${text(3)}<div style="display:flex;gap:${random.pick([30, 50])}px;align-items:flex-start">${body}</div>${text(4)}`,
        tables,
      );
    }
  }
}

interface HtmlStyle {
  readonly style: Style;
  readonly points: number;
  readonly width: string | null;
  readonly rtl: boolean;
}

function setTable(random: Random, table: MadeTable, { style, points, width, rtl }: HtmlStyle): string {
  const name = `t${random.int(0, 1e9)}`;
  const line = `${random.pick(["0.5px", "1px", "1px", "1.5px"])} solid ${random.pick(["#000", "#000", "#777", "#bbb"])}`;
  const cells = `.${name} td,.${name} th`;
  const [start, end] = rtl ? ["right", "left"] : ["left", "right"];
  const rules: Record<Style, string> = {
    grid: `${cells}{border:${line}}`,
    rows: `.${name} tr{border-bottom:${line}}${random.chance(0.5) ? `.${name}{border-top:${line}}` : ""}`,
    booktabs: `.${name}{border-top:1.5px solid;border-bottom:1.5px solid}.${name} thead{border-bottom:.7px solid}.${name} th.s{border-bottom:.5px solid}`,
    "head-line": `.${name} thead{border-bottom:${line}}`,
    zebra: `.${name} tbody tr:nth-child(${random.pick(["even", "odd"])}){background:${random.pick(["#eee", "#f4f4f4", "#e3eefa"])}}${random.chance(0.5) ? `.${name} thead{background:#bcd}` : ""}`,
    "zebra-rows": `.${name} tbody tr:nth-child(even){background:#eee}.${name} tr{border-bottom:${line}}`,
    plain: random.chance(0.5) ? `.${name} th{font-weight:bold}` : "",
    outer: `.${name}{border:${line}}${random.chance(0.6) ? `.${name} thead{border-bottom:${line}}` : ""}`,
    dashed: `${cells}{border:1px dashed #000}`,
    dotted: `${cells}{border:${random.pick([1, 2])}px dotted #333}`,
    columns: `.${name} td+td,.${name} th+th{border-${start}:${line}}.${name} thead{border-bottom:${line}}`,
    "open-sides": `${cells}{border:${line}}.${name} tr>:first-child{border-${start}:0}.${name} tr>:last-child{border-${end}:0}`,
    cards: `.${name} thead{background:#234;color:#fff}.${name} tbody tr{border-bottom:${line}}`,
    double: `${cells}{border:3px double #000}`,
    hairline: `${cells}{border:.25px solid #999}`,
    "shaded-stub": `.${name} td:first-child{background:#e8e8e8}.${name} thead{background:#ccc}.${name} tr{border-bottom:${line}}`,
    "thick-groups": `.${name} thead{border-top:2px solid;border-bottom:2px solid}.${name} tbody tr:nth-child(3n){border-bottom:.5px solid #999}.${name}{border-bottom:2px solid}`,
    "head-fill": `.${name} thead{background:${random.pick(["#ddd", "#345", "#cde"])}}`,
    "white-lines": `${cells}{background:#e6ecf3;border:2px solid #fff}.${name} th{background:#9bd}`,
  };
  const pad = `${random.pick([1, 2, 3, 5])}px ${random.pick([4, 6, 8, 12, 18])}px`;
  const css = `.${name}{border-collapse:collapse;font-size:${points}pt;margin:8px ${random.pick(["0", "0", "auto"])};${width === null ? "" : `width:${width}`}}${cells}{padding:${pad};vertical-align:${random.pick(["top", "top", "middle", "bottom"])};text-align:${start};font-weight:${random.pick(["normal", "normal"])}}.${name} th{font-weight:${random.pick(["bold", "bold", "normal"])}}${rules[style]}`;
  const aligns = table.columns.map((kind) =>
    kind === "number" ? random.pick(["right", "right", "center", "left"]) : start,
  );
  const headAlign = random.pick(["same", "center", "start"]);
  const longWidth = random.pick([120, 160, 220, 280]);
  const places = placesOf(table);
  const rows = table.rows.map((row, rowIndex) => {
    const tag = rowIndex < table.headerRows ? "th" : "td";
    const html = row.map((cell, at) => {
      const column = places[rowIndex]![at]!;
      const spans = `${cell.rowSpan > 1 ? ` rowspan=${cell.rowSpan}` : ""}${cell.columnSpan > 1 ? ` colspan=${cell.columnSpan}${tag === "th" ? " class=s" : ""}` : ""}`;
      const align = alignOf(cell.columnSpan, tag, headAlign, aligns[column]!, column, start);
      const kind: ColumnKind = table.columns[column]!;
      const style_ = `text-align:${align};${kind === "long" && cell.columnSpan === 1 ? `width:${longWidth}px;` : ""}${kind === "number" && tag === "td" ? "white-space:nowrap;" : ""}${cell.indent ? `padding-${start}:18px;` : ""}`;
      const text = `${escapeText(cell.text)}${cell.mark === undefined ? "" : `<sup style="font-size:65%">${cell.mark}</sup>`}`;
      return `<${tag}${spans} style="${style_}">${cell.strong ? `<b>${text}</b>` : text}</${tag}>`;
    });
    return `<tr>${html.join("")}</tr>`;
  });
  const head = rows.slice(0, table.headerRows);
  return `<style>${css}</style><table class=${name}>${head.length > 0 ? `<thead>${head.join("")}</thead>` : ""}<tbody>${rows.slice(table.headerRows).join("")}</tbody></table>`;
}

function alignOf(
  columnSpan: number,
  tag: string,
  headAlign: string,
  usual: string,
  column: number,
  start: string,
): string {
  if (tag === "td") return columnSpan > 1 ? start : usual;
  if (columnSpan > 1) return "center";
  if (headAlign === "same") return usual;
  return column === 0 || headAlign === "start" ? start : "center";
}
