import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import type { Task } from "./task.ts";
import type { Origin } from "./written-files.ts";

/**
 * The document of a task as it is now, with the options that it is read with. An address counts as unchanged: what it delivers is
 * known only once it is fetched.
 */
export async function originOfTask(task: Task, signal: AbortSignal): Promise<Origin> {
  const { identity, source } = task;
  const content = source.kind === "file" ? await hashFile(source.path, signal) : "";
  return { identity, content, options: hashOptions(task) };
}

/** Of a file's bytes, piece by piece; null for a pipe, which can be read but once. */
export async function hashFile(path: string, signal: AbortSignal): Promise<string | null> {
  if (!(await stat(path)).isFile()) return null;
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash, { signal });
  return hash.digest("hex");
}

function hashOptions({ config, format, keepHeaders, ocr, print, model }: Task): string {
  // A password opens a document, and changes nothing in what is read.
  const { document_password: _, ...settings } = config.settings ?? {};
  const options = [
    { ...config, settings },
    format,
    keepHeaders,
    ocr,
    model !== null,
    ...(print === "off" ? ["no print"] : []),
  ];
  return createHash("sha256").update(JSON.stringify(options)).digest("hex").slice(0, 16);
}
