import { gridTable } from "./grid-table.ts";
import { markdownTable } from "./pipe-table.ts";

/**
 * Converts blocks that only Pandoc's Markdown has to ones that all dialects have: tables that are laid out with spaces or drawn with `+`,
 * verse, and lists with letters.
 */
export function withCommonBlocks(text: string): string {
  // Nearly all documents have none of them.
  if (!/^(?:\+[-=+:]+\+|\| .*|[ ]{0,3}-{2,}[ ]+-[ -]*| *[aA][.)] +\S.*)$/m.test(text)) return text;
  const lines = text.split("\n");
  const out: string[] = [];
  let fence = "";
  for (let at = 0; at < lines.length;) {
    if (fence === "") numberLetters(lines, at);
    const line = lines[at]!;
    const [, mark = ""] = /^ {0,3}(`{3,}|~{3,})/.exec(line) ?? [];
    if (mark !== "" && (fence === "" || mark.startsWith(fence))) fence = fence === "" ? mark : "";
    const found =
      fence === "" && mark === "" ? (gridAt(lines, at) ?? spacedAt(lines, at) ?? verseAt(lines, at)) : undefined;
    if (found?.replaces === true) out.pop();
    out.push(...(found?.lines ?? [line]));
    at = found?.end ?? at + 1;
  }
  return out.join("\n");
}

interface FoundBlock {
  readonly lines: readonly string[];
  readonly end: number;
  /** Whether the line above, its header, is part of it. */
  readonly replaces?: boolean;
}

function gridAt(lines: readonly string[], at: number): FoundBlock | undefined {
  if (!/^\+[-:]{2,}[-+:]*\+$/.test(lines[at]!.trimEnd())) return undefined;
  let end = at;
  while (end < lines.length && /^[+|]/.test(lines[end]!)) end += 1;
  const rows = gridTable(lines.slice(at, end).map((line) => line.trimEnd().replaceAll(/(?<=[+=-]):|:(?=[+=-])/g, "-")));
  return end - at < 3 ? undefined : { lines: markdownTable(rows), end };
}

/** The line below the header of a table, or above the rows of one without a header: at least two runs of dashes. */
const DASHES = /^ {0,3}-{2,}(?: +-+)+ *$/;
const isBorder = (line: string | undefined): boolean => /^ {0,3}-{3,} *$/.test(line ?? "");

function spacedAt(lines: readonly string[], at: number): FoundBlock | undefined {
  if (!DASHES.test(lines[at]!)) return undefined;
  const head = lines[at - 1] ?? "";
  const columns = Array.from(
    lines[at]!.matchAll(/-+/g),
    ({ index, 0: { length } }) => [index, index + length] as const,
  );
  // Lines of dashes alone are also breaks of a text, and underlines of its headings.
  const hasHead =
    head.trim() !== "" && !isBorder(head) && columns.every(([from, to]) => head.slice(from, to).trim() !== "");
  const end = endOfRows(lines, at + 1);
  const closes = DASHES.test(lines[end] ?? "") || isBorder(lines[end]);
  if (end === at + 1 || (!hasHead && !closes)) return undefined;
  const cut = (line: string): string[] =>
    columns.map(([from], column) => line.slice(column === 0 ? 0 : from, columns[column + 1]?.[0]).trim());
  const rows = lines.slice(at + 1, end).map(cut);
  const table = markdownTable([hasHead ? cut(head) : columns.map(() => ""), ...rows]);
  return { lines: table, end: closes ? end + 1 : end, replaces: hasHead };
}

function endOfRows(lines: readonly string[], from: number): number {
  const end = lines.findIndex((line, at) => at >= from && (line.trim() === "" || DASHES.test(line) || isBorder(line)));
  return end < 0 ? lines.length : end;
}

/** Lines that each begin with a bar and have no other are verse or an address. */
function verseAt(lines: readonly string[], at: number): FoundBlock | undefined {
  const isVerse = (line: string | undefined): boolean => /^\|(?: [^|]*)?$/.test(line ?? "");
  if (!isVerse(lines[at]) || (lines[at - 1] ?? "").trim() !== "") return undefined;
  let end = at;
  while (isVerse(lines[end])) end += 1;
  if (end - at < 2 || (lines[end] ?? "").trim() !== "") return undefined;
  const verses = lines.slice(at, end).map((line) => line.slice(1).trim());
  return {
    lines: verses.map((verse, index) => (index < verses.length - 1 && verse !== "" ? `${verse}  ` : verse)),
    end,
  };
}

const LETTERED = /^( *)([a-zA-Z])([.)] +\S.*)$/;

/** Numbers the items of a list that begins with `a.` in this line, as all dialects know them. One letter alone may be an initial. */
function numberLetters(lines: string[], at: number): void {
  const [, indent, letter = ""] = LETTERED.exec(lines[at]!) ?? [];
  if (indent === undefined || letter.toLowerCase() !== "a") return;
  const items: number[] = [];
  for (let index = at; index < lines.length && items.length < MAX_LETTERS; index += 1) {
    const [, own, mark = ""] = LETTERED.exec(lines[index]!) ?? [];
    if (own === indent && mark.charCodeAt(0) === letter.charCodeAt(0) + items.length) items.push(index);
    else if (lines[index]!.trim() !== "" && lines[index]!.search(/\S/) <= indent.length) break;
  }
  if (items.length < 2) return;
  for (const [count, index] of items.entries()) lines[index] = lines[index]!.replace(/[a-zA-Z]/, String(count + 1));
}

const MAX_LETTERS = 26;
