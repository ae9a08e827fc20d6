import type { Markup } from "../../markup-layout/markup.ts";
import type { MarkupOptions } from "../../read/markup/markup-reader.ts";
import { type BrokenMark, joinBrokenMarks } from "../markdown/join-broken-marks.ts";
import { markdownTable } from "../../read/markup/markdown/pipe-table.ts";
import { fenced, readAsMarkdown } from "../markdown/from-lines.ts";

/** Reads an AsciiDoc document: titles, lists, tables, delimited blocks and inline markup. Includes are not resolved. */
export function readAdoc(bytes: Uint8Array, options: MarkupOptions): Markup {
  return readAsMarkdown(bytes, options, toMarkdown);
}

/** A block lies between two identical lines (AsciiDoc, "Delimited blocks"). */
const DELIMITER = /^(?:-{4,}|\.{4,}|={4,}|\*{4,}|_{4,}|\+{4,}|\/{4,}|--|```\w*|[|,:!]={3,})$/;

function toMarkdown(lines: readonly string[]): readonly string[] {
  const out: string[] = [];
  let style = "";
  /** What the line above belongs to: within a paragraph, an item marker does not begin an item. */
  let around: "none" | "text" | "list" = "none";
  /** Indentation of the item that a `+` continues. */
  let indent = "";
  let item = "";
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    if (DELIMITER.test(line)) {
      const closing = line.startsWith("```") ? "```" : line;
      const end = lines.findIndex((one, index) => index > at && one === closing);
      const inner = lines.slice(at + 1, end < 0 ? lines.length : end);
      out.push(...block(line, style, inner).map((one) => (one === "" ? "" : indent + one)));
      around = "none";
      at = end < 0 ? lines.length : end;
      style = "";
    } else if (/^\[[^\]]*\]$/.test(line) && !line.startsWith("[[")) style = line.slice(1, -1);
    else if (around === "text" && LIST.test(line)) out.push(line.replace(LIST, (mark) => `\\${mark}`));
    else {
      const bullets = LIST.exec(line)?.[1]?.length ?? 0;
      if (bullets > 0) item = "    ".repeat(bullets);
      indent = continued(line, bullets, { indent, item });
      const joined = joinBrokenMarks(lines, at, BROKEN, (one) => !LIST.test(one) && !DELIMITER.test(one));
      const text = EMPTY_TERM.test(line) ? described(lines, at) : joined;
      out.push(...plainLine(text.text, style).map((one) => (one === "" ? "" : indent + one)));
      at = text.end - 1;
      around = partOf(line, bullets > 0 || around === "list");
      if (line === "" || !/^(?:quote|verse)/.test(style)) style = "";
    }
  }
  return out;
}

/** Links, notes, code and emphasis that continue on the next line. */
const BROKEN: readonly BrokenMark[] = [
  { open: /(?:https?:\/\/[^\s[\]]+|(?:link|xref|footnote):[^\s[\]]*)\[[^\]]*$/, close: /^[^[\]]*\]/ },
  { open: /^(?:[^`]*`[^`]*`)*[^`]*(?<![`\w])`[^`\s][^`]*$/, close: /^[^`]*[^`\s]`/ },
  { open: /(?<![*\w])\*[^*\s][^*]*$/, close: /^[^*]*[^*\s]\*(?!\w)/ },
  { open: /(?<![_\w])_[^_\s][^_]*$/, close: /^[^_]*[^_\s]_(?!\w)/ },
];

/** A term whose description is on the next line. */
const EMPTY_TERM = /^\S.*?::+$/;

function described(lines: readonly string[], at: number): { readonly text: string; readonly end: number } {
  const next = lines.findIndex((line, index) => index > at && line !== "");
  const isText = next > at && !LIST.test(lines[next]!) && !DELIMITER.test(lines[next]!);
  return isText && next - at < 3
    ? { text: `${lines[at]!} ${lines[next]!.trim()}`, end: next + 1 }
    : { text: lines[at]!, end: at + 1 };
}

/** The indentation of a line that continues an item: after a `+`, until a blank line or the next item. */
function continued(line: string, bullets: number, around: { readonly indent: string; readonly item: string }): string {
  if (line === "+") return around.item;
  return line === "" || bullets > 0 ? "" : around.indent;
}

function partOf(line: string, isOfList: boolean): "none" | "text" | "list" {
  if (line === "") return "none";
  return isOfList ? "list" : "text";
}

const LIST = /^(\*+|-+|\.+) +(?=\S)/;

function block(delimiter: string, style: string, inner: readonly string[]): readonly string[] {
  const [first] = delimiter;
  if (delimiter.startsWith("//")) return [];
  if (delimiter.endsWith("===") && first !== "=") return table(inner, style);
  if (first === "`") return fenced(inner, delimiter.slice(3));
  if (first === "+" && /^(?:latex|ascii)?(?:math|stem)/.test(style)) {
    return ["", `$$${inner.join(" ").replaceAll(/^\s*\\\[|\\\]\s*$/g, "")}$$`, ""];
  }
  const isVerse = style.startsWith("verse") && (first === "_" || delimiter === "--");
  if (isVerse) return ["", ...inner.map((line) => `${inline(line)}  `), ""];
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
  if (/^'{3,}$/.test(line)) return ["", "---", ""];
  for (const { pattern, write } of LINES) {
    const [, first, second] = pattern.exec(line) ?? [];
    if (first !== undefined) return write([first, second], style);
  }
  if (style.startsWith("verse") && line !== "") return [`${inline(line)}  `];
  return style.startsWith("quote") && line !== "" ? [`> ${inline(line)}`] : [inline(line)];
}

/** Line prefixes and their Markdown equivalents. */
const LINES: readonly {
  readonly pattern: RegExp;
  readonly write: (parts: readonly [first: string, second: string | undefined], style: string) => readonly string[];
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
  { pattern: /^(\*+|-+|\.+) +(\S.*)$/, write: ([bullets, item = ""], style) => [listItem(bullets, item, style)] },
  {
    pattern: /^(\S.*?)::+(?: +(.*))?$/,
    write: ([term, description = ""]) =>
      description === "" ? ["", `**${inline(term)}**`, ""] : ["", inline(term), `: ${inline(description)}`, ""],
  },
  {
    pattern: /^(NOTE|TIP|IMPORTANT|WARNING|CAUTION): +(.*)$/,
    write: ([mark, noted = ""]) => ["", `${mark[0]}${mark.slice(1).toLowerCase()}: ${inline(noted)}`],
  },
];

/** Below the item that has a start, Markdown counts on. */
function listItem(bullets: string, item: string, style: string): string {
  const start = /\bstart="?(\d{1,6})/.exec(style)?.[1] ?? "1";
  const text = item.replace(/^\[([ x*])\]/, (_, box: string) => (box === " " ? "[ ]" : "[x]"));
  return `${"    ".repeat(bullets.length - 1)}${bullets.startsWith(".") ? `${start}.` : "-"} ${inline(text)}`;
}

/** Converts a table whose cells each follow a bar. A row has as many cells as its first line, or as there are declared columns. */
function table(inner: readonly string[], style: string): readonly string[] {
  const rows = tableLines(inner).map(cellsOf);
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

/** Appends lines without a bar to the cell above. */
function tableLines(inner: readonly string[]): readonly string[] {
  const lines: string[][] = [];
  let isParted = false;
  for (const line of inner) {
    const [, mark, text = ""] = /^([*-]+ )?(.*)$/.exec(line)!;
    const parts = lines.at(-1);
    if (/(?<!\\)\|/.test(line) || parts === undefined) lines.push([line]);
    else if (line !== "") {
      const isFirst = parts.length === 1 && parts[0]!.endsWith("|");
      parts.push(isFirst ? "" : isParted || mark !== undefined ? "<br>" : " ", mark === undefined ? text : `• ${text}`);
    }
    isParted = line === "";
  }
  return lines.map((parts) => parts.join("")).filter((line) => line !== "");
}

function cellsOf(line: string): readonly string[] {
  return line
    .split(/(?<!\\)(?:(?<=^|\s)[\d.+*]*[<^>.]{0,3}[adehlms]?)?\|/)
    .slice(line.trimStart().startsWith("|") || /^\S{0,6}\|/.test(line) ? 1 : 0)
    .map((cell) => inline(cell.trim()));
}

/** Converts inline markup, links and references to Markdown. */
function inline(text: string): string {
  const codes: string[] = [];
  return text
    .replaceAll(
      /(?:latexmath|stem|asciimath):\[(?:\$([^$\n]+)\$|([^\]\n]+))\]/g,
      (_, one, other) => `\0${codes.push(`\0$${String(one ?? other)}$`) - 1}\0`,
    )
    .replaceAll(/``([^`'\n]+)''/g, "“$1”")
    .replaceAll(/`+([^`\n]+)`+/g, (_, code: string) => `\0${codes.push(code.replace(/^\+(.*)\+$/, "$1")) - 1}\0`)
    .replaceAll(/\^([^\s^]+)\^/g, "<sup>$1</sup>")
    .replaceAll(/(?<!~)~([^\s~]+)~(?!~)/g, "<sub>$1</sub>")
    .replaceAll(
      /\[\.?(line-through|underline)\]([#*_]+)(\S(?:[^#*_\n]*\S)?)\2/g,
      (_, style: string, __, struck: string) => (style === "underline" ? `<u>${struck}</u>` : `~~${struck}~~`),
    )
    .replaceAll(/(?<![\w*])\*(\S(?:[^*\n]*\S)?)\*(?![\w*])/g, "**$1**")
    .replaceAll(/(?<![\w_])_(\S(?:[^_\n]*\S)?)_(?![\w_])/g, "*$1*")
    .replaceAll(
      /(?:link:)?(https?:\/\/[^\s[\]]+)\[([^\]\n]+)\]/g,
      (_, address: string, name: string) => `[${name.replace(/\^$/, "")}](${address})`,
    )
    .replaceAll(/(?:link|xref):[^\s[\]]+\[([^\]\n]+)\]/g, "$1")
    .replaceAll(/<<[^,>\n]+, *([^>\n]+)>>/g, "$1")
    .replaceAll(/<<([^>\n]+)>>/g, "$1")
    .replaceAll(/footnote:(?:[\w-]+)?\[([^\]\n]+)\]/g, "^[$1]")
    .replaceAll(/image:[^\s[\]]+\[([^\],\n]*)[^\]\n]*\]/g, "$1")
    .replaceAll(/(?:\[[\w.#%-]+\])?#(\S(?:[^#\n]*\S)?)#/g, "$1")
    .replace(/ \+$/, "  ")
    .replaceAll(/\0(\d+)\0/g, (_, at: string) => {
      const code = codes[Number(at)]!;
      return code.startsWith("\0") ? code.slice(1) : `\`${code}\``;
    });
}
