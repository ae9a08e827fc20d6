import { createHash } from "node:crypto";
import { glob, realpath, stat } from "node:fs/promises";
import { basename, extname } from "node:path";
import { fileURLToPath } from "node:url";
import { describeError } from "../describe-error.ts";
import { usageError } from "../command-error.ts";
import { findInFolder } from "./find-in-folder.ts";
import type { Findings, Found } from "./found.ts";
import { DASH } from "./standard-input.ts";

export interface FindOptions {
  /** The file with the content of standard input, which `-` names. */
  readonly standardInput?: string | undefined;
  /** Hosts and networks that addresses may lead to even though they are not public. */
  readonly allow?: string | undefined;
  /** The proxy for fetching addresses. */
  readonly proxy?: string | undefined;
  /** Hosts that are reached without the proxy. */
  readonly noProxy?: string | undefined;
  /** The folder of renderings. It is skipped inside a folder of documents, because the output of an earlier run is not a document. */
  readonly out?: string | undefined;
  /** Ends the search. */
  readonly signal?: AbortSignal;
}

/**
 * Finds the documents that the arguments name. A file that is named is always taken. In a folder and its subfolders, files are taken if
 * their name or content is that of a document. A pattern that the shell has not expanded names the files that it matches. A file that is
 * named twice is one document.
 *
 * @throws CommandError if there is no such file; the signal's reason if it fires
 */
export async function findSources(args: readonly string[], options: FindOptions = {}): Promise<Findings> {
  const found = new Map<string, Found>();
  const passedOver: string[] = [];
  for (const argument of args) {
    const findings = await findOne(argument, options);
    for (const one of findings.found) if (!found.has(one.identity)) found.set(one.identity, one);
    passedOver.push(...findings.passedOver);
  }
  return { found: [...found.values()], passedOver };
}

const named = (found: Found): Findings => ({ found: [found], passedOver: [] });

async function findOne(argument: string, options: FindOptions): Promise<Findings> {
  if (argument === DASH && options.standardInput !== undefined) {
    const source = { kind: "file", path: options.standardInput } as const;
    return named({ label: "standard input", source, name: "document", identity: DASH, inFolder: false });
  }
  if (/^https?:\/\//i.test(argument)) return named(toAddress(argument, options));
  if (/^(?:docsvc|jobid):\/\//i.test(argument)) {
    const name = argument.replace(/^\w+:\/\//, "");
    const source = { kind: "reference", reference: argument } as const;
    return named({ label: argument, source, name, identity: argument, inFolder: false });
  }
  const path = /^file:\/\//i.test(argument) ? pathOf(argument) : argument;
  const kind = await stat(path).catch((error: NodeJS.ErrnoException) => error);
  if (kind instanceof Error) {
    const matched = kind.code === "ENOENT" && isPattern(path) ? await expand(path, options) : undefined;
    if (matched !== undefined) return matched;
    throw usageError(`${argument}: ${describeError(kind).message}`);
  }
  if (kind.isDirectory()) return findInFolder(path, options);
  return named(await toFile(path));
}

function toAddress(address: string, { allow, proxy, noProxy }: FindOptions): Found {
  const { origin, pathname, search } = new URL(address);
  // A query may contain a signature, so it is not used in labels, file names or notes.
  const label = origin + pathname;
  const identity = search === "" ? label : `${label}?${createHash("sha256").update(search).digest("hex").slice(0, 32)}`;
  const source = { kind: "url", url: address, allow: allow ?? "", proxy, noProxy } as const;
  return { label, source, name: basename(pathname) || "document", identity, inFolder: false };
}

/** @throws CommandError for a file URL of another machine */
function pathOf(address: string): string {
  try {
    return fileURLToPath(address);
  } catch (error) {
    throw usageError(`${address} does not name a file of this machine: ${(error as Error).message}.`);
  }
}

function isPattern(argument: string): boolean {
  return /[*?[{]/.test(argument);
}

/** The files that a pattern matches, as if each were named, and the documents of the folders among them. Undefined if nothing matches. */
async function expand(pattern: string, options: FindOptions): Promise<Findings | undefined> {
  const paths: string[] = [];
  for await (const path of glob(pattern)) {
    options.signal?.throwIfAborted();
    paths.push(path);
  }
  if (paths.length === 0) return undefined;
  const all: Findings[] = [];
  for (const path of paths.toSorted()) {
    options.signal?.throwIfAborted();
    const isFolder = (await stat(path).catch(() => undefined))?.isDirectory() === true;
    all.push(isFolder ? await findInFolder(path, options) : named({ ...(await toFile(path)), byPattern: true }));
  }
  return { found: all.flatMap(({ found }) => found), passedOver: all.flatMap(({ passedOver }) => passedOver) };
}

async function toFile(path: string): Promise<Found> {
  const identity = await realpath(path).catch(() => path);
  return { label: path, source: { kind: "file", path }, name: basename(path), identity, inFolder: false };
}

/** Returns "2 files of other kinds passed over (.docx, .txt)". */
export function describePassedOver(passedOver: readonly string[]): string {
  const kinds = [...new Set(passedOver.map((path) => extname(path) || basename(path)))].toSorted();
  const shown = kinds.slice(0, 6).join(", ") + (kinds.length > 6 ? ", …" : "");
  const files = passedOver.length === 1 ? "1 file of another kind" : `${passedOver.length} files of other kinds`;
  return `${files} passed over (${shown})`;
}
