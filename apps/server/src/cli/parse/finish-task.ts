import { type ParsedDocument, renderHtml, renderMarkdown, renderText } from "@docsvc/engine";
import { jsonPieces } from "./json-pieces.ts";
import type { Format, Parsed, Report, Task } from "./task.ts";
import { throwUnwritten } from "./unwritten.ts";
import { writeAtomically } from "./write-atomically.ts";

/** Renders a service's result and writes it to the task's output. */
export async function finishTask(task: Task, parsed: Parsed): Promise<Report> {
  const { result, duration, usage } = parsed;
  const pieces = RENDERERS[task.format](parsed, task.keepHeaders);
  return write(task, pieces, { duration, pages: usage.num_pages, warnings: result.warnings ?? [] });
}

/** Writes a document that was parsed here, with the duration in seconds, to the task's output. */
export async function writeDocument(task: Task, document: ParsedDocument, duration: number): Promise<Report> {
  const pieces = WRITERS[task.format](document, task.keepHeaders, duration);
  return write(task, pieces, { duration, pages: document.numPages, warnings: document.warnings });
}

interface Outcome {
  readonly pages: number;
  readonly duration: number;
  readonly warnings: readonly { readonly message: string }[];
}

async function write(task: Task, pieces: Iterable<string>, { warnings, ...outcome }: Outcome): Promise<Report> {
  if (task.outPath !== null) {
    const { outPath } = task;
    await writeAtomically(outPath, pieces).catch((error: unknown) => throwUnwritten(outPath, error));
  }
  return {
    ...outcome,
    warnings: warnings.map((warning) => warning.message),
    text: task.outPath === null ? [...pieces].join("") : null,
  };
}

const RENDERERS: Record<Format, (parsed: Parsed, keepHeaders: boolean) => Iterable<string>> = {
  md: ({ result }, keepHeaders) => [renderMarkdown(result, { keepHeaders })],
  html: ({ result }, keepHeaders) => [renderHtml(result, { keepHeaders })],
  text: ({ result }, keepHeaders) => [renderText(result, { keepHeaders })],
  json: (parsed) => jsonLine(jsonPieces(parsed)),
};

const WRITERS: Record<Format, (document: ParsedDocument, keepHeaders: boolean, duration: number) => Iterable<string>> =
  {
    md: (document, keepHeaders) => document.markdown({ keepHeaders }),
    html: (document, keepHeaders) => document.html({ keepHeaders }),
    text: (document, keepHeaders) => document.text({ keepHeaders }),
    json: (document, _, duration) => jsonLine(responsePieces(document, duration)),
  };

/** The contract's response, without a job. */
function* responsePieces(document: ParsedDocument, duration: number): Generator<string> {
  const usage: Parsed["usage"] = { num_pages: document.numPages, credits: null };
  yield `${JSON.stringify({ duration, usage }).slice(0, -1)},"result":`;
  yield* document.json();
  yield "}";
}

function* jsonLine(pieces: Iterable<string>): Generator<string> {
  yield* pieces;
  yield "\n";
}
