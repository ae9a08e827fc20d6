import type { Markup, MarkupBlock } from "../../markup-layout/markup.ts";
import { noteBlocks } from "../../read/markup/note-blocks.ts";
import { decodeText } from "../../read/markup/text/decode-text.ts";
import { latexText } from "./latex-text.ts";
import { tabular } from "./tabular.ts";
import { argumentAt, endOfEnvironment, itemsOf } from "./tex-source.ts";

/** Heading levels by command. */
const HEADINGS: Readonly<Record<string, number>> = {
  part: 1,
  chapter: 1,
  section: 2,
  subsection: 3,
  subsubsection: 4,
  paragraph: 5,
  subparagraph: 6,
};

const LISTS = /^(?:itemize|enumerate|description|compactitem|compactenum)$/;
const CODE = /^(?:verbatim|Verbatim|lstlisting|minted|alltt|Highlighting)\*?$/;
/** Slides of beamer, and the titled blocks on them. */
const SLIDES = /^(?:frame|block|alertblock|exampleblock)\*?$/;
const QUOTES = /^(?:quote|quotation|displayquote)$/;
const FORMULAS = /^(?:equation|align|gather|multline|displaymath|eqnarray|math|flalign|alignat)\*?$/;
const TABLES = /^(?:tabular|tabularx|tabulary|longtable|array|tabu)\*?$/;
/** Environments that never contain text. */
const LEFT_OUT = /^(?:tikzpicture|pgfpicture|picture|comment|filecontents|thebibliography@)\*?$/;

/**
 * Reads a LaTeX document as far as its source shows the content: headings, paragraphs, lists, tables, formulas, code,
 * captions and notes. The document's own macros are not expanded, and nothing is included.
 */
export function readTex(bytes: Uint8Array): Markup {
  // Link targets wrap the content that is shown there.
  const source = withoutComments(decodeText(bytes).replaceAll(/\r\n?/g, "\n")).replaceAll(
    /\\hypertarget\{[^{}]*\}/g,
    "",
  );
  const [preamble, body] = splitPreamble(source);
  const reader = new TexReader();
  reader.readHead(preamble + body);
  reader.read(reader.withoutNotes(body), 0);
  return { parts: [{ kind: "flow", blocks: reader.finish() }], warnings: [] };
}

/** Removes comments, which run to the end of their line; code has none. */
function withoutComments(source: string): string {
  return source
    .split(
      /(\\begin\{(?:verbatim|Verbatim|lstlisting|minted|alltt|Highlighting)\*?\}[^]*?\\end\{(?:verbatim|Verbatim|lstlisting|minted|alltt|Highlighting)\*?\})/,
    )
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replaceAll(/(?<!\\)%[^\n]*(?:\n[ \t]*|$)/g, (comment) => (comment.endsWith("\n\n") ? "\n" : "")),
    )
    .join("");
}

function splitPreamble(source: string): readonly [string, string] {
  const begin = /\\begin\{document\}/.exec(source);
  if (begin === null) return ["", source];
  const from = begin.index + begin[0].length;
  const end = source.indexOf(String.raw`\end{document}`, from);
  return [source.slice(0, begin.index), source.slice(from, end < 0 ? source.length : end)];
}

const PARAGRAPH_END = /\n[ \t]*\n|\\par\b|\\(?:newpage|clearpage|pagebreak)\b/;

/** Environments nested deeper than this are read as text. */
const MAX_DEPTH = 30;

class TexReader {
  readonly #blocks: MarkupBlock[] = [];
  readonly #notes: string[] = [];
  #hasChapters = false;
  /** Lists around the text that is read. */
  #lists = 0;
  /** Level of the titles of slides: below the sections between them. */
  #slideLevel = 1;

  /** Builds the title page from the preamble. */
  readHead(source: string): void {
    this.#hasChapters = /\\(?:chapter|part)\b/.test(source);
    this.#slideLevel = 1 + ["section", "subsection"].filter((name) => source.includes(`\\${name}{`)).length;
    for (const [command, type] of [
      ["title", "Title"],
      ["author", "Text"],
      ["date", "Text"],
    ] as const) {
      const at = new RegExp(String.raw`\\${command}(?:\[[^\]]*\])?\{`).exec(source);
      const text = at === null ? "" : latexText(argumentAt(source, at.index + at[0].length - 1).text, this.#notes);
      if (text === "" || text === String.raw`\today`) continue;
      this.#blocks.push(type === "Title" ? { type, level: 1, text } : { type, text });
    }
  }

  /** Takes out notes before the text is split, because notes may have paragraphs. */
  withoutNotes(source: string): string {
    // beamer says between angle brackets on which step of its slide a note appears.
    const marks = /\\footnote(?:<[^>\n]*>)?(?:\[[^\]]*\])?\{/g;
    const kept: string[] = [];
    let from = 0;
    for (let mark = marks.exec(source); mark !== null; mark = marks.exec(source)) {
      const { text, end } = argumentAt(source, mark.index + mark[0].length - 1);
      const paragraphs = text.split(PARAGRAPH_END).map((one) => latexText(one, []));
      this.#notes.push(paragraphs.filter((one) => one !== "").join("\n\n"));
      kept.push(source.slice(from, mark.index), `[^${this.#notes.length}]`);
      from = end;
      marks.lastIndex = end;
    }
    return kept.join("") + source.slice(from);
  }

  read(source: string, depth: number): void {
    // Environments, headings and captions; what is between them is text.
    const marks =
      /\\begin\{([\w*]+)\}|\\(part|chapter|section|subsection|subsubsection|paragraph|subparagraph)\*?\s*(?:\[[^\]]*\])?\{|\\(frametitle|framesubtitle)(?:<[^>]*>)?\s*\{|\\caption\*?(?:\[[^\]]*\])?\{|\\\[|\$\$/g;
    let from = 0;
    for (let mark = marks.exec(source); mark !== null; mark = marks.exec(source)) {
      this.#readText(source.slice(from, mark.index));
      from = this.#readMark(source, mark, depth);
      marks.lastIndex = from;
    }
    this.#readText(source.slice(from));
  }

  finish(): readonly MarkupBlock[] {
    const notes = this.#notes.flatMap((note, index) =>
      noteBlocks(
        `[^${index + 1}]`,
        note.split("\n\n").map((text): MarkupBlock => ({ type: "Text", text })),
      ),
    );
    return [...this.#blocks, ...notes];
  }

  /** Returns the position where the source continues. */
  #readMark(source: string, mark: RegExpExecArray, depth: number): number {
    const [all, environment, heading, slide] = mark;
    const behind = mark.index + all.length;
    if (all === String.raw`\[` || all === "$$") {
      const close = all === "$$" ? "$$" : String.raw`\]`;
      const end = source.indexOf(close, behind);
      this.#pushFormula(source.slice(behind, end < 0 ? source.length : end));
      return end < 0 ? source.length : end + close.length;
    }
    if (environment === undefined) {
      const { text, end } = argumentAt(source, behind - 1);
      const shown = latexText(text, this.#notes);
      if (slide === "frametitle") this.#pushHeading(text, this.#slideLevel);
      else if (shown !== "" && heading === undefined) this.#blocks.push({ type: "Text", text: shown });
      else if (shown !== "") {
        const level = HEADINGS[heading!]! - (this.#hasChapters ? 0 : 1);
        this.#blocks.push({ type: "Section Header", level: Math.max(1, level), text: shown });
      }
      return end;
    }
    const end = endOfEnvironment(source, behind, environment);
    const inner = source.slice(behind, end.from);
    this.#readEnvironment(environment, inner, depth);
    return end.to;
  }

  #readEnvironment(name: string, inner: string, depth: number): void {
    if (LEFT_OUT.test(name)) return;
    if (CODE.test(name)) this.#blocks.push(codeBlock(name, inner));
    else if (FORMULAS.test(name)) this.#pushFormula(inner);
    else if (TABLES.test(name)) this.#readTable(name, inner);
    else if (LISTS.test(name) && depth < MAX_DEPTH) this.#readList(name, inner, depth);
    else if (name === "thebibliography") {
      for (const item of inner.split(/\\bibitem(?:\[[^\]]*\])?\{[^}]*\}/).slice(1)) {
        this.#blocks.push({ type: "List Item", level: 1, marker: "•", text: latexText(item, this.#notes) });
      }
    } else if (QUOTES.test(name) && depth < MAX_DEPTH) {
      const before = this.#blocks.length;
      this.read(inner, depth + 1);
      for (let at = before; at < this.#blocks.length; at += 1) {
        this.#blocks[at] = { ...this.#blocks[at]!, quote: (this.#blocks[at]!.quote ?? 0) + 1 };
      }
    } else if (SLIDES.test(name) && depth < MAX_DEPTH) this.#readSlide(name, inner, depth);
    else if (depth < MAX_DEPTH) this.read(inner.replace(/^(?:\[[^\]\n]*\])+/, ""), depth + 1);
    else this.#readText(inner);
  }

  /** A slide of beamer, or a block on it, with its title. */
  #readSlide(name: string, inner: string, depth: number): void {
    const options = /^\s*(?:<[^>\n]*>|\[[^\]\n]*\])*/.exec(inner)![0].length;
    const { text, end } = inner[options] === "{" ? argumentAt(inner, options) : { text: "", end: options };
    this.#pushHeading(text, this.#slideLevel + (name === "frame" ? 0 : 1));
    this.read(inner.slice(end), depth + 1);
  }

  #pushHeading(source: string, level: number): void {
    const text = latexText(source, this.#notes);
    if (text !== "") this.#blocks.push({ type: "Section Header", level, text });
  }

  #readTable(name: string, inner: string): void {
    const caption = inner.search(/\\caption\*?(?:\[[^\]]*\])?\{/);
    if (caption >= 0) {
      const said = latexText(argumentAt(inner, inner.indexOf("{", caption)).text, this.#notes);
      if (said !== "") this.#blocks.push({ type: "Text", text: said });
    }
    const table = tabular(inner, name, (text) => latexText(text, this.#notes));
    if (table !== null) this.#blocks.push({ type: "Table", text: "", table });
  }

  #readList(name: string, inner: string, depth: number): void {
    this.#lists += 1;
    const level = this.#lists;
    const isNumbered = name.includes("enum");
    const start = isNumbered ? startOf(inner) : 1;
    for (const [index, item] of itemsOf(inner).entries()) {
      const { label, text } = item;
      // Its first paragraph is the item; what else it holds follows.
      const body = text.trimStart();
      const end = body.search(/\n[ \t]*\n|\\par\b|\\begin\{|\\\[|\$\$/);
      const own = latexText(end < 0 ? body : body.slice(0, end), this.#notes);
      const rest = end < 0 ? "" : body.slice(end);
      const box = /\$\\(square|boxtimes)\$/.exec(label)?.[1];
      if (box !== undefined) {
        this.#blocks.push({ type: "Text", text: `${box === "square" ? "☐" : "☒"} ${own}` });
        this.read(rest, depth + 1);
      } else if (name === "description" && label !== "" && level === 1) {
        this.#blocks.push({ type: "Text", text: latexText(label, this.#notes), definition: "term" });
        if (own !== "") this.#blocks.push({ type: "Text", text: own, definition: "description" });
        this.#readInside(rest, depth, { definition: "description" });
      } else {
        const said = label === "" ? own : `${latexText(label, this.#notes)}: ${own}`;
        const marker = isNumbered ? `${start + index}.` : "•";
        if (said !== "") this.#blocks.push({ type: "List Item", level, marker, text: said });
        this.#readInside(rest, depth, said === "" ? {} : { level });
      }
    }
    this.#lists -= 1;
  }

  /** Reads what an item holds below its first paragraph; its texts belong to the item. */
  #readInside(source: string, depth: number, belonging: Pick<MarkupBlock, "level" | "definition">): void {
    const before = this.#blocks.length;
    this.read(source, depth + 1);
    for (const [at, block] of this.#blocks.slice(before).entries()) {
      const isFree = block.type === "Text" && block.level === undefined && block.definition === undefined;
      if (isFree) this.#blocks[before + at] = { ...block, ...belonging };
    }
  }

  #readText(source: string): void {
    for (const paragraph of source.split(PARAGRAPH_END)) {
      const text = latexText(paragraph, this.#notes);
      if (text !== "") this.#blocks.push({ type: "Text", text });
    }
  }

  #pushFormula(source: string): void {
    const text = source.replaceAll(/\\(?:label|tag)\{[^}]*\}|\\(?:nonumber|notag)\b/g, "").trim();
    if (text !== "") this.#blocks.push({ type: "Text", text: `$$${text.replaceAll(/\s+/g, " ")}$$` });
  }
}

/** The first number of a list: LaTeX's counters (`enumi`, `enumii`) hold the one before it, the package enumitem has an option. */
function startOf(inner: string): number {
  const option = /^\s*\[[^\]]*\bstart\s*=\s*(\d{1,6})/.exec(inner)?.[1];
  const [head = ""] = inner.split(/\\item\b/, 1);
  const counter = /\\setcounter\{enum[iv]+\}\{(\d{1,6})\}/.exec(head)?.[1];
  return option === undefined ? Number(counter ?? 0) + 1 : Number(option);
}

function codeBlock(name: string, inner: string): MarkupBlock {
  const language = /^(?:\[[^\]]*language=(\w+)[^\]]*\]|\{(\w+)\})/.exec(inner);
  const code = inner.replace(/^(?:\[[^\]\n]*\])?(?:\{\w+\})?[ \t]*\n/, "").trimEnd();
  const text = name === "Highlighting" ? withoutColours(code) : code;
  const named = language?.[1] ?? language?.[2];
  return {
    type: "Text",
    text,
    preformatted: true,
    ...(named === undefined ? {} : { language: named.toLowerCase() }),
  };
}

/** Removes the commands that colour words of code, as written by pandoc. */
function withoutColours(code: string): string {
  return code
    .replaceAll(/\\[A-Z][A-Za-z]*Tok\{((?:[^{}\\]|\\.)*)\}/g, "$1")
    .replaceAll(/\\text(?:backslash|asciitilde|quotesingle)(?:\{\})?/g, (sign) => CODE_SIGNS[sign.replace("{}", "")]!)
    .replaceAll(/\\([{}_#$%&])/g, "$1");
}

const CODE_SIGNS: Readonly<Record<string, string>> = {
  "\\textbackslash": "\\",
  "\\textasciitilde": "~",
  "\\textquotesingle": "'",
};
