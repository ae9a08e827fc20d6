/**
 * Escapes what a CommonMark renderer (with GitHub's tables and strikethrough) would parse as markup, and nothing else:
 * `snake_case`, a lone `*` and `[12]` stay unchanged, because people and models also read the Markdown source.
 */

/**
 * Escapes a paragraph: markup inside its lines and at their beginnings.
 *
 * @param lineEnd - the text that ends a line; `HARD_BREAK` renders as a line break
 */
export function escapeParagraph(text: string, lineEnd: string = "\n"): string {
  const trimmed = text.trim();
  // The most common paragraph: one line of words.
  if (PLAIN_START.test(trimmed) && !trimmed.includes("\n") && !MARKUP.test(trimmed)) return trimmed;
  // Emphasis and code may open on one line and close on another.
  return escapeLineStarts(escapeInline(linesOf(trimmed).join("\n")), lineEnd);
}

/** Ends a line that is also a line in the document (CommonMark 6.7). */
export const HARD_BREAK = "  \n";

/** Escapes what would be markup at the beginnings of lines, in a paragraph whose text is Markdown. */
export function escapeLineStarts(markdown: string, lineEnd: string): string {
  const opens = OPENING.test(markdown);
  return linesOf(markdown)
    .map((line) => escapeLineStart(line, opens))
    .join(lineEnd);
}

function linesOf(text: string): readonly string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/**
 * Escapes plain text between marks. Any mark in it might close one of those, so all are escaped except those that never open or
 * close anything, as in `2 * 3` and `a_b`.
 *
 * @param inLink - whether it is in the text of a link, which a bracket would end
 */
export function escapeBetweenMarks(text: string, inLink = false): string {
  if (!(inLink ? /[\\<&*_`~[\]]/ : /[\\<&*_`~\]]/).test(text)) return text;
  if (text.includes("$") && FORMULA.test(text)) {
    return text
      .split(FORMULA)
      .map((part, at) => (at % 2 === 1 ? part : escapeBetweenMarks(part, inLink)))
      .join("");
  }
  const escaped = text
    .replaceAll(BACKSLASH, String.raw`\\`)
    .replaceAll(HTML_OR_ENTITY, String.raw`\$&`)
    .replaceAll(/(?<!\s)\*|\*(?!\s)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|[`~]/gu, String.raw`\$&`);
  return escaped.replaceAll(inLink ? /[[\]]/g : CLOSING_BRACKET, String.raw`\$&`);
}

/** A bracket that would close a link or a link definition; the label of a footnote at the beginning of its text is one. */
const CLOSING_BRACKET = /(?<!^\[\^[\w-]{1,40})\](?=[(:])/gm;

/** A formula in LaTeX, which renderers take as it is; an amount of dollars has neither a command nor a script in braces. */
const FORMULA = /(\${1,2}(?=[^$\n]*(?:\\[A-Za-z]|[_^]\{))[^$\s](?:[^$\n]*[^$\s])?\${1,2})/;

/** Escapes markup inside a line: emphasis, code, links, HTML, entities and backslashes. */
export function escapeInline(text: string): string {
  if (!MARKUP.test(text)) return text;
  if (text.includes("$") && FORMULA.test(text)) {
    return text
      .split(FORMULA)
      .map((part, at) => (at % 2 === 1 ? part : escapeInline(part)))
      .join("");
  }
  let escaped = text.replaceAll(BACKSLASH, String.raw`\\`).replaceAll(HTML_OR_ENTITY, String.raw`\$&`);
  for (const [char, open, close, mark] of PAIRS) {
    if (escaped.includes(char) && hasPair(escaped, open, close)) escaped = escaped.replaceAll(mark, String.raw`\$&`);
  }
  return escaped;
}

/** Without one of these chars a line contains no markup. */
const MARKUP = /[\\<&*_`~[]/;

/** A backslash has a meaning only before ASCII punctuation and at the end of a line. */
const BACKSLASH = /\\(?=[!-/:-@[-`{-~\n]|$)/g;

/** `<tag`, `</tag`, `<!--`, `<?`, `<https://…>`, `<a@b>`; `&amp;`, `&#38;`. */
const HTML_OR_ENTITY = /<(?=[A-Za-z/!?])|&(?=#\d{1,7};|#[Xx][\dA-Fa-f]{1,6};|[A-Za-z][\dA-Za-z]{1,31};)/g;

/**
 * A mark is escaped only if an opening one is followed by a closing one (CommonMark 6.2: left- and right-flanking). The
 * last two are links (6.3) and link definitions (4.7). Opening and closing marks are searched separately, because one
 * pattern for both takes quadratic time over a long text; and only if the text contains their char at all, which costs next to nothing.
 */
const PAIRS: readonly (readonly [char: string, open: RegExp, close: RegExp, mark: RegExp])[] = [
  ["*", /\*(?=[^\s*])/, /\*/g, /\*/g],
  ["_", /(?<![\p{L}\p{N}_])_+(?=[^\s_])/u, /(?<=[^\s_])_+(?![\p{L}\p{N}_])/gu, /_/g],
  ["`", /`/, /`/g, /`/g],
  ["~", /~(?=[^\s~])/, /~/g, /~/g],
  ["[", /\[/, /\]\(/g, /\[/g],
  ["[", /^\[(?!\^)/m, /\]:/g, /\](?=:)/g],
];

function hasPair(text: string, open: RegExp, close: RegExp): boolean {
  const start = text.search(open);
  if (start < 0) return false;
  close.lastIndex = start + 1;
  return close.test(text);
}

/** The beginning of nearly every line. */
const PLAIN_START = /^[A-Za-z]/;

/** `# …`, `> …`, `- …`, `+ …`, `* …`, `1. …`, `1) …`, fences, setext underlines, tables. */
const LINE_START = /^(?:#{1,6}(?=\s|$)|>|[-+*](?=\s|$)|[-=]+\s*$|~~~|```|\|)/;
const ORDERED = /^(\d{1,9})([.)])(?=\s|$)/;
/** `--- | ---`: the second line of a table whose header has no outer pipes. */
const DELIMITER_ROW = /^:?-+:?\s*(?=\|)/;

/** `___`, `* * *` */
const RULE = /^(?:[-_*]\s*)+$/;
/** An opening mark without a closing one: if escaping removes the first mark of a rule, the rest of the rule would close it. */
const OPENING = /(?<![\p{L}\p{N}_])_+(?=[^\s_])|\*(?=[^\s*])/u;

function escapeLineStart(line: string, opens: boolean): string {
  if (PLAIN_START.test(line)) return line;
  if (opens && RULE.test(line)) return line.replace(/^-/, String.raw`\-`).replaceAll(/[_*]/g, String.raw`\$&`);
  if (ORDERED.test(line)) return line.replace(ORDERED, String.raw`$1\$2`);
  return RULE.test(line) || LINE_START.test(line) || DELIMITER_ROW.test(line) ? `\\${line}` : line;
}
