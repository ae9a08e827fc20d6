import type { TextRun } from "@docsvc/openapi";
import { readInlineHtml, readInlineMarkdown } from "../inline/read-inline.ts";
import { parseCsv } from "./parse-csv.ts";

/** A table as far as its written form shows: rows of cells, with a merged cell in the row where it begins. */
export type WrittenTable = readonly (readonly WrittenCell[])[];

export interface WrittenCell {
  readonly text: string;
  /** Only if part of it is styled. */
  readonly runs?: readonly TextRun[];
  readonly rowSpan: number;
  readonly columnSpan: number;
  readonly header: boolean;
}

/** The notation of a table block's content. */
export type TableNotation = "html" | "markdown" | "json" | "csv";

/** Detects the notation of a table block's content, which the result does not contain. */
export function tableNotation(content: string): TableNotation {
  if (/^\s*<table\b/i.test(content)) return "html";
  if (/^\s*\|[^\n]*\|\n\|(?: ?:?-+:? ?\|)+\s*(?:\n|$)/.test(content)) return "markdown";
  return readJson(content) ? "json" : "csv";
}

/**
 * Reads the content of a table block back, in any of the contract's table formats. This way, a rendering
 * never passes on markup that it did not create itself.
 */
export function readTable(content: string): WrittenTable {
  return READERS[tableNotation(content)](content);
}

const READERS: Record<TableNotation, (content: string) => WrittenTable> = {
  html: readHtml,
  markdown: readMarkdown,
  json: (content) => readJson(content) ?? [],
  csv: (content) => parseCsv(content).map((row) => row.map((field) => toCell(field))),
};

function toCell(text: string, header = false): WrittenCell {
  return { text, rowSpan: 1, columnSpan: 1, header };
}

/** The text of runs, and the runs themselves if one is styled. */
function styled(runs: readonly TextRun[]): Pick<WrittenCell, "text" | "runs"> {
  const text = runs.map((run) => run.text).join("");
  return runs.some((run) => Object.keys(run).length > 1) ? { text, runs } : { text };
}

function readHtml(html: string): WrittenTable {
  return Array.from(html.matchAll(/<tr\b[^>]*>([^]*?)<\/tr>/gi), ([, row]) =>
    Array.from(row!.matchAll(/<t([dh])\b([^>]*)>([^]*?)<\/t[dh]>/gi), ([, kind, attributes, inner]) => ({
      ...styled(readInlineHtml(inner!)),
      rowSpan: span(attributes!, "rowspan"),
      columnSpan: span(attributes!, "colspan"),
      header: kind!.toLowerCase() === "h",
    })),
  );
}

function span(attributes: string, name: string): number {
  const value = new RegExp(`\\b${name}\\s*=\\s*["']?(\\d{1,4})`, "i").exec(attributes)?.[1];
  return Math.max(1, Number(value ?? 1));
}

function readMarkdown(markdown: string): WrittenTable {
  const [head = [], , ...body] = markdown
    .trim()
    .split("\n")
    .map((line) =>
      // The cells of `| a | b |`; an escaped bar is text.
      Array.from(line.matchAll(/\|((?:[^|\\]|\\[^])*)(?=\|)/g), ([, cell]) => styled(readInlineMarkdown(cell!.trim()))),
    );
  const rows = body.map((row) => row.map((cell) => ({ ...toCell(""), ...cell })));
  const header = head.map((cell) => ({ ...toCell("", true), ...cell }));
  return head.some(({ text }) => text !== "") ? [header, ...rows] : rows;
}

function readJson(text: string): WrittenTable | undefined {
  if (!/^\s*\[/.test(text)) return undefined;
  try {
    const rows: unknown = JSON.parse(text);
    return Array.isArray(rows) && rows.every(Array.isArray)
      ? rows.map((row: unknown[]) => row.map(fromJson))
      : undefined;
  } catch {
    return undefined;
  }
}

function fromJson(cell: unknown): WrittenCell {
  if (typeof cell !== "object" || cell === null) return toCell(textOf(cell));
  const { text, row_span, column_span, header } = cell as Readonly<Record<string, unknown>>;
  return {
    text: textOf(text),
    rowSpan: Number(row_span ?? 1),
    columnSpan: Number(column_span ?? 1),
    header: header === true,
  };
}

function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
