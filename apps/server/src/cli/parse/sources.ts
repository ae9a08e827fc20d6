import { type FileHandle, glob, open, readdir, realpath, stat } from "node:fs/promises";
import { basename, extname, join, relative, sep } from "node:path";
import { detectKind, isReadable } from "@docsvc/engine";
import { describeError } from "../describe-error.ts";
import { usageError } from "../command-error.ts";
import type { Source } from "./task.ts";
import { DASH } from "./standard-input.ts";

/** A document that was named, or found in a folder that was named. */
export interface Found {
  readonly label: string;
  readonly source: Source;
  /** Where its rendering goes below the output folder, without an ending: `paper`, `2024/paper`. */
  readonly stem: string;
  /** Found in a folder, not named itself. */
  readonly inFolder: boolean;
}

/** What the arguments name. */
export interface Findings {
  readonly found: readonly Found[];
  /** Files in folders that are no documents, which nobody named themselves. */
  readonly passedOver: readonly string[];
}

export interface FindOptions {
  /** Where the document of standard input lies, which `-` stands for. */
  readonly standardInput?: string | undefined;
  /** Hosts and networks that addresses may lead to although they are not public. */
  readonly allow?: string | undefined;
  /** The folder of renderings: where it lies in a folder of documents, what an earlier run wrote is none of them. */
  readonly out?: string | undefined;
}

/**
 * Finds the documents that the arguments name. A file that is named is always taken; in a folder, and the folders in it,
 * those are taken whose content is that of a document, whatever their names, and those that are called `.pdf` and are
 * none, so that damage is reported. A pattern that the shell has left as it is stands for the files that it fits. A file that is
 * named twice is one document.
 */
export async function findSources(args: readonly string[], options: FindOptions = {}): Promise<Findings> {
  const all = await Promise.all(args.map((argument) => findOne(argument, options)));
  return {
    found: await onceEach(all.flatMap(({ found }) => found)),
    passedOver: all.flatMap(({ passedOver }) => passedOver),
  };
}

async function onceEach(found: readonly Found[]): Promise<readonly Found[]> {
  const seen = new Set<string>();
  const kept: Found[] = [];
  for (const one of found) {
    const { source } = one;
    const identity = source.kind === "file" ? await realpath(source.path).catch(() => source.path) : one.label;
    const isNew = source.kind !== "file" || !seen.has(identity);
    seen.add(identity);
    if (isNew) kept.push(one);
  }
  return kept;
}

const named = (found: Found): Findings => ({ found: [found], passedOver: [] });

async function findOne(argument: string, options: FindOptions): Promise<Findings> {
  if (argument === DASH && options.standardInput !== undefined) {
    const source = { kind: "file", path: options.standardInput } as const;
    return named({ label: "standard input", source, stem: "document", inFolder: false });
  }
  if (/^https?:\/\//i.test(argument)) {
    const { origin, pathname } = new URL(argument);
    // A query may carry a signature: it is no part of a label or a file name.
    const name = basename(pathname) || "document";
    const source = { kind: "url", url: argument, allow: options.allow ?? "" } as const;
    return named({ label: origin + pathname, source, stem: withoutExtension(name), inFolder: false });
  }
  if (/^(?:docsvc|jobid):\/\//i.test(argument)) {
    const name = argument.replace(/^\w+:\/\//, "");
    const source = { kind: "reference", reference: argument } as const;
    return named({ label: argument, source, stem: withoutExtension(name), inFolder: false });
  }
  const kind = await stat(argument).catch((error: NodeJS.ErrnoException) => error);
  if (kind instanceof Error) {
    const fitting = kind.code === "ENOENT" && isPattern(argument) ? await expand(argument) : [];
    if (fitting.length > 0) return findSources(fitting, options);
    throw usageError(`${argument}: ${describeError(kind).message}`);
  }
  if (!kind.isDirectory()) return named(toFile(argument, basename(argument), false));
  return findInFolder(argument, options);
}

function isPattern(argument: string): boolean {
  return /[*?[{]/.test(argument);
}

async function expand(pattern: string): Promise<readonly string[]> {
  const paths: string[] = [];
  for await (const path of glob(pattern)) paths.push(path);
  return paths.toSorted();
}

async function findInFolder(folder: string, { out }: FindOptions): Promise<Findings> {
  const renderings = out === undefined ? "" : relative(folder, out);
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => !path.split(/[\\/]/).some((part) => part.startsWith(".")))
    .filter((path) => renderings === "" || !path.startsWith(renderings + sep))
    .toSorted();
  const found: Found[] = [];
  const passedOver: string[] = [];
  for (const below of files) {
    const path = join(folder, below);
    if (await isDocument(path)) found.push(toFile(path, below, true));
    else passedOver.push(path);
  }
  return { found, passedOver };
}

/** "2 files of other kinds passed over (.docx, .txt)" */
export function tellPassedOver(passedOver: readonly string[]): string {
  const kinds = [...new Set(passedOver.map((path) => extname(path) || basename(path)))].toSorted();
  const shown = kinds.slice(0, 6).join(", ") + (kinds.length > 6 ? ", …" : "");
  const files = passedOver.length === 1 ? "1 file of another kind" : `${passedOver.length} files of other kinds`;
  return `${files} passed over (${shown})`;
}

function toFile(path: string, below: string, inFolder: boolean): Found {
  return { label: path, source: { kind: "file", path }, stem: withoutExtension(below), inFolder };
}

function withoutExtension(path: string): string {
  return path.slice(0, path.length - extname(path).length);
}

/** So much of a file of text shows what kind it is. */
const START = 16_384;
const ZIP = Buffer.from("PK");
const COMPOUND = Buffer.from([0xd0, 0xcf]);

async function isDocument(path: string): Promise<boolean> {
  // Links are followed; pipes and devices, which would never end, are not read.
  const state = await stat(path).catch(() => undefined);
  if (!state?.isFile()) return false;
  if (path.toLowerCase().endsWith(".pdf")) return true;
  let file: FileHandle | undefined;
  try {
    file = await open(path);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(START), 0, START, 0);
    const start = buffer.subarray(0, bytesRead);
    // What an archive or a compound file holds stands anywhere in it.
    const isContainer = start.subarray(0, 2).equals(ZIP) || start.subarray(0, 2).equals(COMPOUND);
    const kind = detectKind(isContainer ? await file.readFile() : start);
    // Programs, notes and settings are text, too: of these a folder's documents are those that are called so.
    return isReadable(kind) && (kind !== "text" || /\.(?:txt|text)$/i.test(path));
  } catch {
    return false;
  } finally {
    await file?.close();
  }
}
