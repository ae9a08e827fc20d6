import { renderHtml, renderMarkdown, renderText } from "@docsvc/engine";
import type { Format, Parsed, Report, Task } from "./task.ts";
import { jsonPieces } from "../../json-pieces.ts";
import { writeAtomically } from "./write-atomically.ts";

/** Renders a parsed document and writes it where the task says. */
export async function finishTask(task: Task, parsed: Parsed): Promise<Report> {
  const text = RENDERERS[task.format](parsed, task.keepHeaders);
  if (task.outPath !== null) await writeAtomically(task.outPath, text);
  return {
    pages: parsed.usage.num_pages,
    duration: parsed.duration,
    warnings: (parsed.result.warnings ?? []).map((warning) => warning.message),
    text: task.outPath === null ? joined(text) : null,
  };
}

/** Each as a text, or as its pieces. */
const RENDERERS: Record<Format, (parsed: Parsed, keepHeaders: boolean) => string | Iterable<string>> = {
  md: ({ result }, keepHeaders) => renderMarkdown(result, { keepHeaders }),
  html: ({ result }, keepHeaders) => renderHtml(result, { keepHeaders }),
  text: ({ result }, keepHeaders) => renderText(result, { keepHeaders }),
  json: (parsed) => jsonLine(parsed),
};

function* jsonLine(value: unknown): Generator<string> {
  yield* jsonPieces(value);
  yield "\n";
}

function joined(text: string | Iterable<string>): string {
  return typeof text === "string" ? text : [...text].join("");
}
