/** Decides what happens to a file that exists at the path of a document's rendering. */
import { readFile, stat } from "node:fs/promises";
import { DescribedError } from "../describe-error.ts";
import type { Origin, WrittenFiles } from "./written-files.ts";

export type Decision =
  | "write"
  /** The file was written from the document's current content, so the document need not be read. */
  | "skip"
  /** The file's origin is unknown: it is kept if it equals the new rendering; otherwise the document fails. */
  | "compare"
  /** The file is the user's own, or belongs to another document. */
  | "refuse";

interface Flags {
  readonly skipExisting?: true;
  readonly force?: true;
}

export async function decideOnOutput(
  path: string,
  origin: Origin,
  { flags, written }: { readonly flags: Flags; readonly written: WrittenFiles },
): Promise<Decision> {
  const isThere = await stat(path).then(
    () => true,
    () => false,
  );
  if (!isThere) return "write";
  const earlier = await written.originOf(path);
  if (flags.skipExisting && earlier !== undefined && isSame(earlier, origin)) return "skip";
  if (flags.force) return "write";
  const mayReplace = await written.mayReplace(path);
  if (!flags.skipExisting) return mayReplace ? "write" : "refuse";
  // `--skip-existing` replaces only files that are out of date.
  if (earlier === undefined) return "compare";
  return mayReplace && earlier.identity === origin.identity ? "write" : "refuse";
}

/** A file is identified by its content, even if it was moved; an address only by itself. */
function isSame(a: Origin, b: Origin): boolean {
  const isSameDocument = b.content === "" ? a.identity === b.identity : b.content !== null;
  return isSameDocument && a.content === b.content && a.options === b.options;
}

/** Whether a file contains a rendering. The duration of the parse, at the start of its JSON, is ignored. */
export async function holdsRendering(path: string, text: string): Promise<boolean> {
  return withoutDuration(await readFile(path, "utf8")) === withoutDuration(text);
}

function withoutDuration(text: string): string {
  return text.replace(/^\{"duration":[\d.]+/, "{");
}

export function outputExists(path: string, { skipExisting }: Flags): DescribedError {
  const message = skipExisting
    ? `${path} is there, and docsvc has not written it so from this document. Move it away, or give --force to replace it.`
    : `${path} is there, and docsvc has not written it so. Give --force to replace it, or name another place with --out.`;
  return new DescribedError({ code: "output_exists", message });
}
