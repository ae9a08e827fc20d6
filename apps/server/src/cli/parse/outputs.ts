import { stat } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { usageError } from "../command-error.ts";
import type { Found } from "./sources.ts";
import type { Format, Task } from "./task.ts";

const EXTENSION: Readonly<Record<Format, string>> = { md: ".md", html: ".html", text: ".txt", json: ".json" };

/**
 * Decides where each rendering goes: to standard output (null) for one document without `--out`, else to a file of its own.
 * A folder goes to a folder, also when it holds one document.
 *
 * @throws CommandError when there is no place for each, or a document would be overwritten by its own rendering
 */
export async function planOutputs(
  found: readonly Found[],
  { out, format }: { readonly out: string | undefined; readonly format: Format },
): Promise<readonly (string | null)[]> {
  const many = found.length > 1 || found.some(({ inFolder }) => inFolder);
  if (out === undefined) {
    if (many) throw usageError("Several documents need --out DIR to be written to.");
    return found.map(() => null);
  }
  const existing = await stat(out).catch(() => undefined);
  const isFolder = many || /[\\/]$/.test(out) || existing?.isDirectory() === true;
  if (many && existing && !existing.isDirectory()) {
    throw usageError(`--out ${out} is a file; several documents need a folder.`);
  }
  if (!isFolder) return [keepSource(out, found)];
  const names = distinctNames(
    found.map(({ stem }) => stem),
    EXTENSION[format],
  );
  return names.map((name) => keepSource(join(out, name), found));
}

/** Decides where the pictures of each document go: into the folder itself for one, into a folder each for several. */
export function planDebug(found: readonly Found[], folder: string | undefined): readonly Task["debug"][] {
  if (folder === undefined) return found.map(() => null);
  const names = distinctNames(
    found.map(({ stem }) => stem),
    "",
  );
  return names.map((name) => ({ folder: found.length === 1 ? folder : join(folder, name), name: basename(name) }));
}

function keepSource(path: string, found: readonly Found[]): string {
  const overwritten = found.some(({ source }) => source.kind === "file" && resolve(source.path) === resolve(path));
  if (overwritten) throw usageError(`--out would overwrite the document ${path} with its rendering.`);
  return path;
}

/**
 * Names of which no two are the same: `a/x.pdf` and `b/x.pdf` become `x.md` and `x-2.md`. Case counts for nothing, as on the
 * file systems of macOS and Windows.
 */
function distinctNames(stems: readonly string[], extension: string): readonly string[] {
  const taken = new Set<string>();
  // Names as they are come first, so that a real `x-2` is not displaced by the second `x`.
  const wanted = new Set(stems.map((stem) => stem.toLowerCase()));
  return stems.map((stem) => {
    let name = stem;
    for (
      let count = 2;
      taken.has(name.toLowerCase()) || (name !== stem && wanted.has(name.toLowerCase()));
      count += 1
    ) {
      name = `${stem}-${count}`;
    }
    taken.add(name.toLowerCase());
    return name + extension;
  });
}
