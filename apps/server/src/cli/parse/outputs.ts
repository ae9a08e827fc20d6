import { stat } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { setImmediate } from "node:timers/promises";
import { usageError } from "../command-error.ts";
import { hashFile } from "./digest-source.ts";
import { distinctLevels, lastLevel, nameAt, nameKey } from "./distinct-names.ts";
import type { Found } from "./found.ts";
import type { Format, Task } from "./task.ts";
import type { WrittenFiles } from "./written-files.ts";

const EXTENSION: Readonly<Record<Format, string>> = { md: ".md", html: ".html", text: ".txt", json: ".json" };

interface OutputOptions {
  readonly out: string | undefined;
  readonly format: Format;
  readonly written: Pick<WrittenFiles, "originOf">;
  readonly signal: AbortSignal;
}

/**
 * Chooses the output of each rendering: standard output (null) for one document without `--out`, else a file. A folder is always rendered to
 * a folder, even if it contains only one document.
 *
 * @throws CommandError if there is no distinct output for each, or a document would be overwritten by its own rendering
 */
export async function planOutputs(
  found: readonly Found[],
  options: OutputOptions,
): Promise<readonly (string | null)[]> {
  const { out } = options;
  const many = found.length > 1 || found.some(({ inFolder }) => inFolder);
  if (out === undefined) {
    if (many) throw usageError("Several documents need --out DIR to be written to.");
    return found.map(() => null);
  }
  const existing = await stat(out).catch(() => undefined);
  if (many && existing && !existing.isDirectory()) {
    throw usageError(`--out ${out} is a file; several documents need a folder.`);
  }
  const isFolder =
    many || found.some(({ byPattern }) => byPattern) || /[\\/]$/.test(out) || existing?.isDirectory() === true;
  const paths = isFolder ? await planFolder(found, { ...options, out }) : [out];
  keepSources(paths, found);
  return paths;
}

/**
 * A document keeps the file that an earlier call gave it. Any other document gets its name among the documents of this call
 * (`distinctLevels`), or the next longer one if that file belongs to another document.
 */
async function planFolder(
  found: readonly Found[],
  { out, format, written, signal }: OutputOptions & { readonly out: string },
): Promise<readonly string[]> {
  const levels = distinctLevels(found);
  const pathAt = (document: Found, level: number): string => join(out, nameAt(document, level) + EXTENSION[format]);
  const paths: (string | undefined)[] = [];
  const taken = new Set<string>();
  for (const [index, document] of found.entries()) {
    if (index % 1000 === 999) await breathe(signal);
    const path = await earlierPath(document, { pathAt, written });
    paths.push(path);
    if (path !== undefined) taken.add(nameKey(path));
  }
  for (const [index, document] of found.entries()) {
    if (paths[index] !== undefined) continue;
    let level = levels[index] ?? 0;
    const isFree = async (path: string): Promise<boolean> =>
      !taken.has(nameKey(path)) && !(await containsOtherOutput(path, document, { written, signal }));
    while (level < lastLevel(document) && !(await isFree(pathAt(document, level)))) level += 1;
    const path = pathAt(document, level);
    paths[index] = path;
    taken.add(nameKey(path));
  }
  return paths.filter((path) => path !== undefined);
}

/** Yields to the event loop so that a signal can fire. @throws the signal's reason */
async function breathe(signal: AbortSignal): Promise<void> {
  await setImmediate();
  signal.throwIfAborted();
}

interface EarlierOptions {
  readonly pathAt: (document: Found, level: number) => string;
  readonly written: OutputOptions["written"];
}

async function earlierPath(document: Found, { pathAt, written }: EarlierOptions): Promise<string | undefined> {
  for (let level = 0; level <= lastLevel(document); level += 1) {
    const path = pathAt(document, level);
    if ((await written.originOf(path))?.identity === document.identity) return path;
  }
  return undefined;
}

/** Whether an earlier call wrote another document to the file. A document that has been moved counts as the same one. */
async function containsOtherOutput(
  path: string,
  { identity, source }: Found,
  { written, signal }: Pick<OutputOptions, "written" | "signal">,
): Promise<boolean> {
  const origin = await written.originOf(path);
  if (origin === undefined || origin.identity === identity || !(await isThere(path))) return false;
  if (source.kind !== "file" || (await isThere(origin.identity))) return true;
  const content = await hashFile(source.path, signal).catch(() => null);
  return content === null || content !== origin.content;
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** Chooses the folder of each document's debug images: the folder itself for one document, a subfolder each for several. */
export function planDebug(found: readonly Found[], folder: string | undefined): readonly Task["debug"][] {
  if (folder === undefined) return found.map(() => null);
  const levels = distinctLevels(found);
  return found.map((document, index) => {
    const name = nameAt(document, levels[index] ?? 0);
    return { folder: found.length === 1 ? folder : join(folder, name), name: basename(name) };
  });
}

function keepSources(paths: readonly string[], found: readonly Found[]): void {
  const sources = new Set(found.flatMap(({ source }) => (source.kind === "file" ? [resolve(source.path)] : [])));
  const overwritten = paths.find((path) => sources.has(resolve(path)));
  if (overwritten !== undefined) {
    throw usageError(`--out would overwrite the document ${overwritten} with its rendering.`);
  }
}
