import type { Markup } from "../../markup-layout/markup.ts";
import type { MarkupOptions } from "../../read/markup/markup-reader.ts";
import { type BrokenMark, joinBrokenMarks } from "../markdown/join-broken-marks.ts";
import { markdownTable } from "../../read/markup/markdown/pipe-table.ts";
import { dedent, fenced, readAsMarkdown } from "../markdown/from-lines.ts";

/** Reads an Org document: headings, lists, tables, blocks and inline markup. */
export function readOrg(bytes: Uint8Array, options: MarkupOptions): Markup {
  return readAsMarkdown(bytes, options, (lines) =>
    toMarkdown(lines, lines.some((line) => /^#\+title:/i.test(line)) ? 1 : 0),
  );
}

/** @param depth - depth of its headings below the document's title */
function toMarkdown(lines: readonly string[], depth: number = 0): readonly string[] {
  const out: string[] = [];
  /** Column of the text of the item above; 0 outside of lists. */
  let column = 0;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    if (line !== "" && line.search(/\S/) < column) column = 0;
    column = /^ *(?:[-+]|\d+[.)]) +(?=\S)/.exec(line)?.[0].length ?? column;
    const [, kind, rest = ""] = /^\s*#\+begin_(\w+)[ ]*(.*)$/i.exec(line) ?? [];
    if (kind !== undefined) {
      const end = endOf(kind, lines, at + 1);
      const inner = lines.slice(at + 1, end < 0 ? lines.length : end);
      const indent = " ".repeat(column);
      out.push(...block(kind.toLowerCase(), rest, inner).map((one) => (one === "" ? "" : indent + one)));
      at = end < 0 ? lines.length : end;
    } else if (/^\s*\|/.test(line)) {
      let end = at;
      while (end < lines.length && /^\s*\|/.test(lines[end]!)) end += 1;
      out.push(...table(lines.slice(at, end)));
      at = end - 1;
    } else if (/^\s*:[A-Z_]+:\s*$/i.test(line) && !/^\s*:END:\s*$/i.test(line)) {
      // A drawer with properties of the heading.
      const end = lines.findIndex((one, index) => index > at && /^\s*:END:\s*$/i.test(one));
      at = end < 0 ? at : end;
    } else {
      const joined = joinBrokenMarks(lines, at, BROKEN, (one) => /^\s*(?:[^\s|#*:]|\*(?=[^\s*]))/.test(one));
      out.push(...plainLine(joined.text, depth));
      at = joined.end - 1;
    }
  }
  return out;
}

/** The line that ends a block, which may contain blocks of its kind; -1 if none does. */
function endOf(kind: string, lines: readonly string[], from: number): number {
  const edge = new RegExp(`^\\s*#\\+(begin|end)_${kind}(?:\\s|$)`, "i");
  let depth = 1;
  for (let at = from; at < lines.length; at += 1) {
    const [, side] = edge.exec(lines[at]!) ?? [];
    if (side !== undefined) depth += side.toLowerCase() === "begin" ? 1 : -1;
    if (depth === 0) return at;
  }
  return -1;
}

/** Links, code and emphasis that continue on the next line. */
const BROKEN: readonly BrokenMark[] = [
  { open: /\[\[(?:(?!\]\]).)*$/, close: /^(?:(?!\[\[).)*\]\]/ },
  { open: /(?<![*\w])(?<!^)\*[^*\s][^*]*$/, close: /^[^*]*[^*\s]\*(?!\w)/ },
  { open: /(?<![/\w:])\/[^/\s][^/]*$/, close: /^[^/]*[^/\s]\/(?!\w)/ },
  { open: /(?<![=\w])=[^=\s][^=]*$/, close: /^[^=]*[^=\s]=(?!\w)/ },
  { open: /(?<![+\w])\+[^+\s][^+]*$/, close: /^[^+]*[^+\s]\+(?!\w)/ },
];

function block(kind: string, rest: string, inner: readonly string[]): readonly string[] {
  if (kind === "comment") return [];
  if (kind === "quote") return ["", ...toMarkdown(dedent(inner)).map((line) => `> ${line}`), ""];
  if (kind === "verse") return ["", ...inner.map((line) => `${inline(line.trim())}  `), ""];
  if (kind === "center" || kind === "abstract") return ["", ...toMarkdown(inner), ""];
  const code = dedent(inner).map((line) => line.replace(/^,(?=[*#,])/, ""));
  return fenced(code, kind === "src" ? (/^[\w+-]+/.exec(rest)?.[0] ?? "") : "");
}

function plainLine(line: string, depth: number): readonly string[] {
  const [, name = "", value = ""] = /^\s*#\+(\w+):\s*(.*)$/.exec(line) ?? [];
  if (name !== "") {
    if (/^title$/i.test(name)) return [`# ${inline(value)}`, ""];
    if (/^(?:author|date|subtitle)$/i.test(name) && value !== "") return ["", inline(value), ""];
    return /^caption$/i.test(name) ? ["", inline(value), ""] : [];
  }
  if (/^\s*#(?:\s|$)/.test(line)) return [];
  const [, stars, head] = /^(\*+) +(.*)$/.exec(line) ?? [];
  if (stars !== undefined) {
    const text = head!
      .replace(/^(?:TODO|DONE|NEXT|WAITING)\s+/, "")
      .replace(/^\[#[A-Z]\]\s*/, "")
      .replace(/\s+:[\w@:]+:$/, "");
    return ["", `${"#".repeat(Math.min(6, stars.length + depth))} ${inline(text)}`, ""];
  }
  if (/^\s*(?:CLOSED|DEADLINE|SCHEDULED):/.test(line)) return [];
  if (/^\s*-{5,}\s*$/.test(line)) return ["", "---", ""];
  const [, indent = "", mark, item = ""] = /^( *)([-+]|\d+[.)])\s+(.*)$/.exec(line) ?? [];
  if (mark !== undefined) return itemLines(indent, mark, item);
  return [/^\s*: /.test(line) ? `    ${line.replace(/^\s*: /, "")}` : inline(line)];
}

function itemLines(indent: string, mark: string, item: string): readonly string[] {
  const [, term, said] = TERM.exec(item) ?? [];
  if (term !== undefined && said !== undefined && indent === "") return ["", inline(term), `: ${inline(said)}`, ""];
  // A counter sets the number of its item (Org manual, 2.6).
  const [counter = "", number] = /^\[@(\d+)\]\s+/.exec(item) ?? [];
  const shown = number === undefined ? mark : mark.replace(/\d+/, number);
  return [`${indent}${shown} ${itemText(item.slice(counter.length))}`];
}

const TERM = /^(.+?)\s+::(?:\s+(.*))?$/;

/** The text of an item, which may be a term with its description. */
function itemText(item: string): string {
  const [, term, rest = ""] = TERM.exec(item) ?? [];
  return term === undefined ? inline(item) : `**${inline(term).replaceAll("**", "")}**: ${inline(rest)}`;
}

function table(lines: readonly string[]): readonly string[] {
  const rows = lines
    .filter((line) => !/^\s*\|[-+|]+$/.test(line))
    .map((line) =>
      line
        .trim()
        .replace(/^\||\|$/g, "")
        .split("|")
        .map((cell) => inline(cell.trim())),
    );
  return markdownTable(rows);
}

/** Converts inline markup (Org manual, 12.2), links and notes to Markdown. */
function inline(text: string): string {
  const codes: string[] = [];
  return text
    .replaceAll(
      /\\\((.+?)\\\)|\\\[(.+?)\\\]/g,
      (_, one, other) => `\0${codes.push(`\0$${String(one ?? other)}$`) - 1}\0`,
    )
    .replace(/\\\\$/, "  ")
    .replaceAll(/(?<=\w)\^\{([^{}\n]+)\}/g, "<sup>$1</sup>")
    .replaceAll(/(?<=\w)_\{([^{}\n]+)\}/g, "<sub>$1</sub>")
    .replaceAll(/(?<![\w])[=~](\S(?:[^=~\n]*\S)?)[=~](?![\w])/g, (_, code: string) => `\0${codes.push(code) - 1}\0`)
    .replaceAll(/\[\[(?:file:)?([^\]\n]+)\]\[([^\]\n]+)\]\]/g, "[$2]($1)")
    .replaceAll(/\[\[([^\]\n]+)\]\]/g, "$1")
    .replaceAll(/(?<![\w*])\*(\S(?:[^*\n]*\S)?)\*(?![\w*])/g, "**$1**")
    .replaceAll(/(?<![\w/:])\/(\S(?:[^/\n]*\S)?)\/(?![\w/])/g, "*$1*")
    .replaceAll(/(?<![\w+])\+(\S(?:[^+\n]*\S)?)\+(?![\w+])/g, "~~$1~~")
    .replaceAll(/(?<![\w_])_(\S(?:[^_\n]*\S)?)_(?![\w_])/g, "<u>$1</u>")
    .replaceAll(/\[fn:([\w-]+)\]/g, "[^$1]")
    .replace(/^\[\^([\w-]+)\](?=\s)/, "[^$1]:")
    .replaceAll(/\0(\d+)\0/g, (_, at: string) => {
      const code = codes[Number(at)]!;
      return code.startsWith("\0") ? code.slice(1) : `\`${code}\``;
    });
}
