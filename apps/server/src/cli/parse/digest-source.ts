import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import type { Task } from "./task.ts";
import type { Origin } from "./written-files.ts";

/** Digests of a task's document and its reading options. An address counts as unchanged, because its content is known only once it is fetched. */
export async function originOfTask(task: Task, signal: AbortSignal): Promise<Origin> {
  const { identity, source } = task;
  const content = source.kind === "file" ? await hashFile(source.path, signal) : "";
  return { identity, content, options: hashOptions(task) };
}

/** Digest of a file's bytes, read in pieces; null for a pipe, which can be read only once. */
export async function hashFile(path: string, signal: AbortSignal): Promise<string | null> {
  if (!(await stat(path)).isFile()) return null;
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash, { signal });
  return hash.digest("hex");
}

function hashOptions({ config, format, keepHeaders, ocr, print, model }: Task): string {
  // A password opens a document, but does not change what is read.
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
