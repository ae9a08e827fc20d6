import type { Markup } from "../../markup-layout/markup.ts";
import type { MarkupOptions } from "../../read/markup/markup-reader.ts";
import { fenced, markdownTable, readAsMarkdown } from "../markdown/from-lines.ts";

/** Reads an AsciiDoc document: titles, lists, tables, blocks between delimiters, and marks of words. Nothing is included. */
export function readAdoc(bytes: Uint8Array, options: MarkupOptions): Markup {
  return readAsMarkdown(bytes, options, toMarkdown);
}

/** A block is between two lines that are the same (AsciiDoc, "Delimited blocks"). */
const DELIMITER = /^(?:-{4,}|\.{4,}|={4,}|\*{4,}|_{4,}|\+{4,}|\/{4,}|--|```\w*|[|,:!]={3,})$/;

function toMarkdown(lines: readonly string[]): readonly string[] {
  const out: string[] = [];
  let style = "";
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    if (DELIMITER.test(line)) {
      const closing = line.startsWith("```") ? "```" : line;
      const end = lines.findIndex((one, index) => index > at && one === closing);
      const inner = lines.slice(at + 1, end < 0 ? lines.length : end);
      out.push(...block(line, style, inner));
      at = end < 0 ? lines.length : end;
      style = "";
    } else if (/^\[[^\]]*\]$/.test(line) && !line.startsWith("[[")) style = line.slice(1, -1);
    else {
      out.push(...plainLine(line, style));
      if (line !== "") style = "";
    }
  }
  return out;
}

function block(delimiter: string, style: string, inner: readonly string[]): readonly string[] {
  const [first] = delimiter;
  if (delimiter.startsWith("//")) return [];
  if (delimiter.endsWith("===") && first !== "=") return table(inner, style);
  if (first === "`") return fenced(inner, delimiter.slice(3));
  if (first === "." || (first === "-" && delimiter.length > 2) || first === "+") {
    return fenced(inner, /^source(?:%\w+)?,\s*([\w+-]+)/.exec(style)?.[1] ?? "");
  }
  const text = toMarkdown(inner);
  return first === "_" ? ["", ...text.map((line) => `> ${line}`), ""] : ["", ...text, ""];
}

function plainLine(line: string, style: string): readonly string[] {
  if (/^:!?[\w-]+!?:/.test(line) || line.startsWith("//") || /^\[\[[^\]]*\]\]$/.test(line)) return [];
  if (/^(?:include|ifdef|ifndef|endif|toc)::/.test(line)) return [];
  if (line === "+") return [""];
  for (const { pattern, write } of LINES) {
    const [, first, second] = pattern.exec(line) ?? [];
    if (first !== undefined) return write([first, second]);
  }
  return /^(?:quote|verse)/.test(style) && line !== "" ? [`> ${inline(line)}`] : [inline(line)];
}

/** Lines that a mark at their start sets apart, and what they are in Markdown. */
const LINES: readonly {
  readonly pattern: RegExp;
  readonly write: (parts: readonly [first: string, second: string | undefined]) => readonly string[];
}[] = [
  {
    pattern: /^(={1,6}|#{1,6}) +(\S.*)$/,
    write: ([marks, head = ""]) => ["", `${"#".repeat(marks.length)} ${inline(head)}`, ""],
  },
  { pattern: /^\.([^\s.].*)$/, write: ([title]) => ["", `**${inline(title)}**`, ""] },
  {
    pattern: /^image::[^[\s]*\[([^\]]*)\]$/,
    write: ([described]) => ["", `![${described.split(",")[0]}](image)`, ""],
  },
  { pattern: /^(\*+|-+|\.+) +(\S.*)$/, write: ([bullets, item = ""]) => [listItem(bullets, item)] },
  {
    pattern: /^(\S.*?)::+(?: +(.*))?$/,
    write: ([term, description = ""]) => ["", `**${inline(term)}**: ${inline(description)}`],
  },
  {
    pattern: /^(NOTE|TIP|IMPORTANT|WARNING|CAUTION): +(.*)$/,
    write: ([mark, noted = ""]) => ["", `${mark[0]}${mark.slice(1).toLowerCase()}: ${inline(noted)}`],
  },
];

function listItem(bullets: string, item: string): string {
  const text = item.replace(/^\[([ x*])\]/, (_, box: string) => (box === " " ? "[ ]" : "[x]"));
  return `${"    ".repeat(bullets.length - 1)}${bullets.startsWith(".") ? "1." : "-"} ${inline(text)}`;
}

/** Cells each behind a bar; a row is as many of them as its first line has, or as the columns that are declared. */
function table(inner: readonly string[], style: string): readonly string[] {
  const rows = inner.filter((line) => line !== "").map(cellsOf);
  const declared = /cols="?([^"\]]+)"?/.exec(style)?.[1];
  const repeated = /^(\d+)\*/.exec(declared ?? "")?.[1];
  const width = repeated === undefined ? (declared?.split(/[,;]/).length ?? rows[0]?.length ?? 0) : Number(repeated);
  const cells = rows.flat();
  if (width < 1 || cells.length === 0) return [];
  const filled = Array.from({ length: Math.ceil(cells.length / width) }, (_, row) =>
    cells.slice(row * width, (row + 1) * width),
  );
  return markdownTable(filled);
}

function cellsOf(line: string): readonly string[] {
  return line
    .split(/(?<!\\)(?:(?<=^|\s)[\d.+*]*[<^>.]{0,3}[adehlms]?)?\|/)
    .slice(line.trimStart().startsWith("|") || /^\S{0,6}\|/.test(line) ? 1 : 0)
    .map((cell) => inline(cell.trim()));
}

/** Marks of words, links and references as Markdown has them. */
function inline(text: string): string {
  const codes: string[] = [];
  return text
    .replaceAll(/`+([^`\n]+)`+/g, (_, code: string) => `\0${codes.push(code.replace(/^\+(.*)\+$/, "$1")) - 1}\0`)
    .replaceAll(/(?<![\w*])\*(\S(?:[^*\n]*\S)?)\*(?![\w*])/g, "**$1**")
    .replaceAll(/(?<![\w_])_(\S(?:[^_\n]*\S)?)_(?![\w_])/g, "*$1*")
    .replaceAll(
      /(?:link:)?(https?:\/\/[^\s[\]]+)\[([^\]\n]+)\]/g,
      (_, address: string, name: string) => `[${name.replace(/\^$/, "")}](${address})`,
    )
    .replaceAll(/(?:link|xref):[^\s[\]]+\[([^\]\n]+)\]/g, "$1")
    .replaceAll(/<<[^,>\n]+, *([^>\n]+)>>/g, "$1")
    .replaceAll(/<<([^>\n]+)>>/g, "$1")
    .replaceAll(/footnote:\[([^\]\n]+)\]/g, " ($1)")
    .replaceAll(/image:[^\s[\]]+\[([^\],\n]*)[^\]\n]*\]/g, "$1")
    .replaceAll(/(?:\[[\w.#%-]+\])?#(\S(?:[^#\n]*\S)?)#/g, "$1")
    .replace(/ \+$/, "  ")
    .replaceAll(/\0(\d+)\0/g, (_, at: string) => `\`${codes[Number(at)]}\``);
}
