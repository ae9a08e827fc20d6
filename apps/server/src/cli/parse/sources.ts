import { type FileHandle, open, readdir, stat } from "node:fs/promises";
import { basename, extname, join, relative } from "node:path";
import { detectKind } from "@docsvc/engine";
import { describeError } from "../describe-error.ts";
import { usageError } from "../command-error.ts";
import type { Source } from "./task.ts";

/** A document that was named, or found in a folder that was named. */
export interface Found {
  readonly label: string;
  readonly source: Source;
  /** Where its rendering goes below the output folder, without an ending: `paper`, `2024/paper`. */
  readonly stem: string;
  /** Found in a folder, not named itself. */
  readonly inFolder: boolean;
}

/**
 * Finds the documents that the arguments name. A file that is named is always taken; in a folder, and the folders in it,
 * those are taken whose content is that of a document, whatever their names, and those that are called `.pdf` and are
 * none, so that damage is reported.
 */
export async function findSources(args: readonly string[]): Promise<readonly Found[]> {
  const found = await Promise.all(args.map(findOne));
  return found.flat();
}

async function findOne(argument: string): Promise<readonly Found[]> {
  if (/^https?:\/\//i.test(argument)) {
    const { origin, pathname } = new URL(argument);
    // A query may carry a signature: it is no part of a label or a file name.
    const name = basename(pathname) || "document";
    return [
      {
        label: origin + pathname,
        source: { kind: "url", url: argument },
        stem: withoutExtension(name),
        inFolder: false,
      },
    ];
  }
  if (/^(?:docsvc|jobid):\/\//i.test(argument)) {
    const name = argument.replace(/^\w+:\/\//, "");
    return [
      {
        label: argument,
        source: { kind: "reference", reference: argument },
        stem: withoutExtension(name),
        inFolder: false,
      },
    ];
  }
  const kind = await stat(argument).catch((error: unknown) => {
    throw usageError(`${argument}: ${describeError(error).message}`);
  });
  if (!kind.isDirectory()) return [toFile(argument, basename(argument), false)];
  return findInFolder(argument);
}

async function findInFolder(folder: string): Promise<readonly Found[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => !path.split(/[\\/]/).some((part) => part.startsWith(".")))
    .toSorted();
  const found: Found[] = [];
  for (const below of files) {
    const path = join(folder, below);
    if (await isDocument(path)) found.push(toFile(path, below, true));
  }
  return found;
}

function toFile(path: string, below: string, inFolder: boolean): Found {
  return { label: path, source: { kind: "file", path }, stem: withoutExtension(below), inFolder };
}

function withoutExtension(path: string): string {
  return path.slice(0, path.length - extname(path).length);
}

async function isDocument(path: string): Promise<boolean> {
  // Links are followed; pipes and devices, which would never end, are not read.
  const kind = await stat(path).catch(() => undefined);
  if (!kind?.isFile()) return false;
  if (path.toLowerCase().endsWith(".pdf")) return true;
  let file: FileHandle | undefined;
  try {
    file = await open(path);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2048), 0, 2048, 0);
    return detectKind(buffer.subarray(0, bytesRead)) === "pdf";
  } catch {
    return false;
  } finally {
    await file?.close();
  }
}
