import { type ColumnKind, escapeText, type MadeCell, type MadeTable, placesOf } from "./made-table.ts";
import type { Random } from "./random.ts";

/** How tables are ruled and shaded; frequent styles are listed twice. */
export const STYLES = [
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
export type Style = (typeof STYLES)[number];

export interface HtmlStyle {
  readonly style: Style;
  readonly points: number;
  readonly width: string | null;
  readonly rtl: boolean;
  /** Repeats its header on each page where it continues, as browsers do. @defaultValue true */
  readonly repeatHeader?: boolean;
}

/** A table as HTML, with its own style sheet. */
export function setTable(
  random: Random,
  table: MadeTable,
  { style, points, width, rtl, repeatHeader }: HtmlStyle,
): string {
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
  const css = `.${name}{border-collapse:collapse;font-size:${points}pt;margin:8px ${random.pick(["0", "0", "auto"])};${width === null ? "" : `width:${width}`}}${cells}{padding:${pad};vertical-align:${random.pick(["top", "top", "middle", "bottom"])};text-align:${start};font-weight:${random.pick(["normal", "normal"])}}.${name} th{font-weight:${random.pick(["bold", "bold", "normal"])}}${rules[style]}${repeatHeader === false ? `.${name} thead{display:table-row-group}` : ""}`;
  const aligns = table.columns.map((kind) =>
    kind === "number" ? (table.decimal ? "right" : random.pick(["right", "right", "center", "left"])) : start,
  );
  const headAlign = random.pick(["same", "center", "start"]);
  const longWidth = random.pick([120, 160, 220, 280]);
  const places = placesOf(table);
  const longest = Math.max(...table.rows.flat().map(({ leaders, text }) => (leaders ? text.length : 0)));
  const dot = random.pick([".", " ."]);
  const rows = table.rows.map((row, rowIndex) => {
    const tag = rowIndex < table.headerRows ? "th" : "td";
    const html = row.map((cell, at) => {
      const column = places[rowIndex]![at]!;
      const spans = `${cell.rowSpan > 1 ? ` rowspan=${cell.rowSpan}` : ""}${cell.columnSpan > 1 ? ` colspan=${cell.columnSpan}${tag === "th" ? " class=s" : ""}` : ""}`;
      const align = alignOf(cell.columnSpan, tag, headAlign, aligns[column]!, column, start);
      const kind: ColumnKind = table.columns[column]!;
      const style_ = `text-align:${align};${kind === "long" && cell.columnSpan === 1 ? `width:${longWidth}px;` : ""}${kind === "number" && tag === "td" ? "white-space:nowrap;" : ""}${cell.indent ? `padding-${start}:${18 * cell.indent}px;` : ""}${ruleOf(cell)}`;
      const text = `${cell.lead === undefined ? "" : `<span style="float:${start}">${escapeText(cell.lead)}</span>`}${escapeText(cell.text)}${cell.leaders ? leadersOf(cell.text, longest, dot) : ""}${table.decimal && tag === "td" && kind === "number" ? hangingOf(cell.text) : ""}${cell.mark === undefined ? "" : `<sup style="font-size:65%">${cell.mark}</sup>`}`;
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

function ruleOf({ ruled }: MadeCell): string {
  if (ruled === undefined) return "";
  return ruled === "over" ? "border-top:1px solid #000;" : "border-top:1px solid #000;border-bottom:3px double #000;";
}

/** Dots up to the end of the column, or almost: two are as wide as a letter. */
function leadersOf(text: string, longest: number, dot: string): string {
  return dot.repeat(4 + Math.round(((longest - text.length) * 2) / dot.length));
}

/** White text that aligns a number at its decimal point: two digits, or a closing bracket. */
function hangingOf(text: string): string {
  const digits = /\.(\d*)\)?$/.exec(text)?.[1]!.length;
  const missing = digits === undefined ? "" : "0".repeat(Math.max(0, 3 - digits));
  return `<span style="visibility:hidden">${missing}${text.endsWith(")") ? "" : ")"}</span>`;
}
