import type { Markup } from "../../markup-layout/markup.ts";
import type { MarkupOptions } from "../../read/markup/markup-reader.ts";
import { markdownTable } from "../../read/markup/markdown/pipe-table.ts";
import { dedent, fenced, readAsMarkdown } from "../markdown/from-lines.ts";
import { type BrokenMark, joinBrokenMarks } from "../markdown/join-broken-marks.ts";
import { gridTable } from "../../read/markup/markdown/grid-table.ts";
import { simpleTable } from "./rst-tables.ts";

/** Reads a reStructuredText document: sections, lists, tables, literal blocks, directives and inline markup. */
export function readRst(bytes: Uint8Array, options: MarkupOptions): Markup {
  return readAsMarkdown(bytes, options, (lines) => new Converter().convert(lines));
}

const UNDERLINE = /^([!-/:-@[-`{-~])\1{2,}$/;
/** Directives whose content is ordinary text; for others, the content is omitted or the argument is used. */
const TEXT_DIRECTIVES =
  /^(?:note|warning|tip|hint|important|caution|danger|attention|error|admonition|seealso|topic|sidebar|versionadded|versionchanged|deprecated|epigraph|container|class|figure|rubric|only|abstract|table|rst-class)$/;
const CODE_DIRECTIVES =
  /^(?:code|code-block|sourcecode|highlight|parsed-literal|prompt|literalinclude|doctest|testcode)$/;

/** Items and quotations nested deeper than this are read as text. */
const MAX_DEPTH = 30;

/** Links, code and emphasis that continue on the next line. */
const BROKEN: readonly BrokenMark[] = [
  { open: /^(?:[^`]*`[^`]*`)*[^`]*(?<![`\w])`[^`\s][^`]*$/, close: /^[^`]*[^`\s]`/ },
  { open: /^(?:[^`]*``.*?``)*[^`]*``[^`\s][^`]*$/, close: /^[^`]*[^`\s]``/ },
  { open: /(?<![*\w])\*{1,2}[^*\s][^*]*$/, close: /^[^*]*[^*\s]\*/ },
];

class Converter {
  /** Title signs in order of appearance: the first has the highest level. */
  readonly #levels: string[] = [];
  #depth = 0;

  convert(lines: readonly string[]): readonly string[] {
    if (this.#depth === MAX_DEPTH) return lines.map(inline);
    const out: string[] = [];
    this.#depth += 1;
    for (let at = 0; at < lines.length;) at = this.#readAt(lines, at, out);
    this.#depth -= 1;
    return out;
  }

  /** Reads what begins at a line; returns the index of the line after it. */
  #readAt(lines: readonly string[], at: number, out: string[]): number {
    const line = lines[at]!;
    const title = titleAt(lines, at);
    if (title !== undefined) {
      out.push("", `${"#".repeat(this.#levelOf(title.style))} ${inline(title.text)}`, "");
      return title.end;
    }
    if (/^\+[-=]{2,}[-=+]*\+$/.test(line)) {
      const end = endOf(lines, at, (one) => /^\s*[+|]/.test(one));
      out.push(...markdownTable(gridTable(lines.slice(at, end)).map((row) => row.map(inline))));
      return end;
    }
    if (/^={2,}(?: +={2,})+$/.test(line)) {
      const { rows, end } = simpleTable(lines, at);
      out.push(...markdownTable(rows.map((row) => row.map(inline))));
      return end;
    }
    if (/^\.\.(?: |$)/.test(line)) return this.#readDirective(lines, at, out);
    if (line.startsWith(">>> ")) {
      const end = endOf(lines, at, (one) => one !== "");
      out.push(...fenced(lines.slice(at, end), "python"));
      return end;
    }
    if (/^:[\w][\w -]*:(?: |$)/.test(line)) {
      out.push("", inline(line.replace(/^:([\w][\w -]*):/, "**$1**:")));
      return at + 1;
    }
    const [, text] = /^(.*?)::$/.exec(line) ?? [];
    const below = indentedBelow(lines, at + 1);
    if (text !== undefined && below.end > at + 1) {
      out.push(...(text.trim() === "" ? [] : [inline(`${text}:`)]), ...fenced(dedent(below.lines)));
      return below.end;
    }
    const end = this.#readShaped(lines, at, out);
    if (end !== undefined) return end;
    const joined = joinBrokenMarks(lines, at, BROKEN, (one) => !/^\s/.test(one));
    out.push(inline(joined.text));
    return joined.end;
  }

  /** Reads an item, term, verse or quotation, identified by its indentation or first sign; undefined for a line of a paragraph. */
  #readShaped(lines: readonly string[], at: number, out: string[]): number | undefined {
    const line = lines[at]!;
    const before = lines[at - 1] ?? "";
    if (isItem(line) && (before === "" || isItem(before.trim()) || before.startsWith(" "))) {
      return this.#readItem(lines, at, out);
    }
    if (isTerm(lines, at)) {
      const described = indentedBelow(lines, at + 1);
      const [first = "", ...rest] = this.convert(dedent(described.lines));
      out.push("", inline(line), `: ${first}`, ...rest.map((one) => (one === "" ? "" : `    ${one}`)), "");
      return described.end;
    }
    if (line.startsWith("| ")) {
      const end = endOf(lines, at, (one) => one === "|" || /^(?:\||  )\s/.test(one));
      const verses = lines.slice(at, end).map((one) => inline(one.slice(1).trim()));
      out.push("", ...verses.map((one, index) => (index < verses.length - 1 ? `${one}  ` : one)), "");
      return end;
    }
    if (/^ {2,}\S/.test(line) && before === "" && !isItem(line.trim())) {
      const quote = indentedBelow(lines, at);
      out.push("", ...this.convert(dedent(quote.lines)).map((one) => `> ${one}`), "");
      return quote.end;
    }
    return undefined;
  }

  /** Reads an item with everything indented below it, including lists and code. */
  #readItem(lines: readonly string[], at: number, out: string[]): number {
    const [all, written = "", first = ""] = ITEM.exec(lines[at]!)!;
    const column = all.length - first.length;
    let end = at + 1;
    for (let next = at + 1; next < lines.length; next += 1) {
      if (lines[next] === "") continue;
      if (lines[next]!.search(/\S/) < column) break;
      end = next + 1;
    }
    const mark = markOf(written);
    const inner = this.convert([first, ...lines.slice(at + 1, end).map((line) => line.slice(column))]);
    const [name = "", ...rest] = inner[0] === "" ? inner.slice(1) : inner;
    const pad = " ".repeat(mark.length + 1);
    out.push(`${mark} ${name}`, ...rest.map((line) => (line === "" ? "" : pad + line)));
    return end;
  }

  #levelOf(style: string): number {
    if (!this.#levels.includes(style)) this.#levels.push(style);
    return Math.min(6, this.#levels.indexOf(style) + 1);
  }

  /** Reads `.. name:: argument` with the options and content below it; without a name it is a comment, a target or a note. */
  #readDirective(lines: readonly string[], at: number, out: string[]): number {
    const line = lines[at]!;
    const below = indentedBelow(lines, at + 1);
    const [, name = "", argument = ""] = /^\.\. (?:\|[^|]*\| )?([\w:-]+?):: *(.*)$/.exec(line) ?? [];
    const [, note, noted = ""] = /^\.\. \[([\w#*-]+)\] *(.*)$/.exec(line) ?? [];
    if (note !== undefined) {
      const [first = "", ...others] = trimBlank(this.convert([noted, ...dedent(below.lines)]));
      out.push("", `[^${note}]: ${first}`, ...others.map((one) => (one === "" ? "" : `    ${one}`)), "");
      return below.end;
    }
    if (name === "") return below.end;
    const content = dedent(below.lines);
    const options = content.findIndex((one) => !/^:[\w-]+:/.test(one));
    const rest = options < 0 ? [] : content.slice(options);
    if (CODE_DIRECTIVES.test(name)) out.push(...fenced(trimBlank(rest), /^[\w+-]+$/.test(argument) ? argument : ""));
    else if (name === "math") out.push("", `$$${[argument, ...rest].join(" ").trim()}$$`, "");
    else if (name === "list-table") out.push(...titled(argument), ...listTable(rest));
    else if (name === "csv-table") out.push(...titled(argument), ...csvTable(content, rest));
    else if (name === "image" || name === "figure") {
      const described = content.map((one) => /^:alt: *(.*)$/.exec(one)?.[1]).find((one) => one !== undefined) ?? "";
      out.push("", `![${described}](image)`, "", ...this.convert(rest), "");
    } else if (TEXT_DIRECTIVES.test(name)) out.push(...titled(argument), ...this.convert(rest), "");
    return below.end;
  }
}

function titled(argument: string): readonly string[] {
  return argument === "" ? [""] : ["", inline(argument), ""];
}

function titleAt(
  lines: readonly string[],
  at: number,
): { readonly text: string; readonly style: string; readonly end: number } | undefined {
  const [over = "", text = "", under = ""] = lines.slice(at, at + 3);
  if (UNDERLINE.test(over) && over === under && text.trim() !== "" && text.trim().length <= over.length) {
    return { text: text.trim(), style: `${over[0]!}over`, end: at + 3 };
  }
  const isTitle = over !== "" && !/^\s/.test(over) && !UNDERLINE.test(over) && UNDERLINE.test(text);
  if (!isTitle || text.length < over.length || (at > 0 && lines[at - 1] !== "")) return undefined;
  return { text: over, style: text[0]!, end: at + 2 };
}

/** Indented lines from the given one on, including blank lines between them. */
function indentedBelow(
  lines: readonly string[],
  from: number,
): { readonly lines: readonly string[]; readonly end: number } {
  let end = from;
  for (let at = from; at < lines.length && (lines[at] === "" || lines[at]!.startsWith(" ")); at += 1) {
    if (lines[at] !== "") end = at + 1;
  }
  return { lines: lines.slice(from, end), end };
}

function endOf(lines: readonly string[], from: number, isContinuation: (line: string) => boolean): number {
  let end = from;
  while (end < lines.length && isContinuation(lines[end]!)) end += 1;
  return end;
}

function trimBlank(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex((line) => line !== "");
  return first < 0 ? [] : lines.slice(first);
}

/** Bullets and enumerators; a single capital letter is more often an initial. */
const ITEM = /^([-*+•]|\(?(?:\d+|#|[a-z]|[ivx]+)[.)]) +(\S.*)$/;

function isItem(text: string): boolean {
  return ITEM.test(text);
}

/** The marker in Markdown: letters become their numbers in the alphabet. */
function markOf(written: string): string {
  const [, number = ""] = /^\(?(\w+|#)[.)]$/.exec(written) ?? [];
  if (number === "") return "-";
  if (number === "#") return "1.";
  return `${/^\d+$/.test(number) ? number : Math.max(1, number.codePointAt(0)! - 96)}${written.at(-1)!}`;
}

/** Whether a line is a term: the next line is indented and describes it. */
function isTerm(lines: readonly string[], at: number): boolean {
  const [line = "", next = ""] = [lines[at], lines[at + 1]];
  return /^[^\s|+]/.test(line) && /^ {2,}\S/.test(next) && (at === 0 || /^(?: |$)/.test(lines[at - 1]!));
}

/** A table given as nested lists: an outer item per row, an inner item per cell. */
function listTable(lines: readonly string[]): readonly string[] {
  const rows: string[][] = [];
  for (const line of lines) {
    const [, begins, cell, more] = /^(\* )?\s*(?:- ?(.*)|(\S.*))$/.exec(line) ?? [];
    if (begins !== undefined) rows.push([]);
    if (cell !== undefined) rows.at(-1)?.push(inline(cell));
    else if (more !== undefined && rows.at(-1) !== undefined) {
      const row = rows.at(-1)!;
      row[row.length - 1] = `${row.at(-1) ?? ""} ${inline(more)}`.trim();
    }
  }
  return markdownTable(rows);
}

function csvTable(options: readonly string[], lines: readonly string[]): readonly string[] {
  const header = options.map((line) => /^:header: *(.*)$/.exec(line)?.[1]).find((one) => one !== undefined);
  const cells = (line: string): readonly string[] =>
    [...line.matchAll(/\s*(?:"((?:[^"]|"")*)"|([^,]*))(?:,|$)/g)]
      .slice(0, line.endsWith(",") ? undefined : -1)
      .map(([, quoted, bare = ""]) => inline((quoted ?? bare).replaceAll('""', '"').trim()));
  return markdownTable([...(header === undefined ? [] : [header]), ...lines.filter((line) => line !== "")].map(cells));
}

/** Converts inline markup, roles and references to Markdown. */
function inline(text: string): string {
  return text
    .replaceAll(/``([^\n]+?)``/g, "`$1`")
    .replaceAll(
      /\\ ?:(sup|sub)(?:erscript|script)?:`([^`\n]+)`(?:\\ )?|:(sup|sub)(?:erscript|script)?:`([^`\n]+)`(?:\\ )?/g,
      (_, one, text, other, more) => {
        const tag = String(one ?? other);
        return `<${tag}>${String(text ?? more)}</${tag}>`;
      },
    )
    .replaceAll("\\ ", "")
    .replaceAll(/:math:`([^`\n]+)`/g, "$$$1$$")
    .replaceAll(/:[\w:+-]+:`~?([^`<\n]+?)(?: *<[^>`\n]*>)?`/g, "$1")
    .replaceAll(/`([^`<\n]+?) *<([^>`\n]+)>`__?/g, "[$1]($2)")
    .replaceAll(/`([^`\n]+)`__?/g, "$1")
    .replaceAll(/\[([\w#-]+)\]_/g, "[^$1]")
    .replaceAll(/\|([^|\n]+)\|(?:__?)?/g, "$1")
    .replaceAll(/\b(\w+)_(?=[\s.,;:)]|$)/g, "$1");
}
