import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { extname, join, relative } from "node:path";
import { pipeline } from "node:stream/promises";
import { DOCUMENT_EXTENSIONS } from "@docsvc/client/records";
import { writeWhole } from "./write-whole.ts";

export interface FolderFile {
  /** Path within the folder, with forward slashes. */
  readonly name: string;
  readonly path: string;
  /** SHA-256 of its bytes, in hex. */
  readonly digest: string;
}

/**
 * Lists the documents of a folder and its subfolders, by name; hidden files and links are skipped. A file with the same size,
 * time and inode as in the last run is not read again.
 *
 * @param memory - the file that stores the findings of the last run
 * @throws Error for people if there is no such folder
 */
export async function documentsOf(directory: string, memory: string): Promise<readonly FolderFile[]> {
  const known = await recall(memory);
  const found: Record<string, Known> = {};
  const files: FolderFile[] = [];
  for (const path of await pathsOf(directory)) {
    const name = relative(directory, path).replaceAll("\\", "/");
    if (!isDocument(name)) continue;
    const { size, mtimeMs, ino } = await stat(path);
    const stamp = `${size} ${mtimeMs} ${ino}`;
    const digest = known[name]?.stamp === stamp ? known[name].digest : await digestOf(path);
    found[name] = { stamp, digest };
    files.push({ name, path, digest });
  }
  if (JSON.stringify(found) !== JSON.stringify(known)) await writeWhole(memory, JSON.stringify(found));
  return files;
}

interface Known {
  readonly stamp: string;
  readonly digest: string;
}

async function recall(memory: string): Promise<Readonly<Record<string, Known>>> {
  try {
    return JSON.parse(await readFile(memory, "utf8")) as Record<string, Known>;
  } catch {
    // The file is missing or incomplete: every document is read.
    return {};
  }
}

async function pathsOf(directory: string): Promise<readonly string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch((cause: unknown) => {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === "ENOENT") throw new Error(`There is no folder ${directory}. Check its name.`, { cause });
    if (code === "ENOTDIR") throw new Error(`${directory} is a file. Pass the folder that contains it.`, { cause });
    if (code === "EACCES") throw new Error(`The folder ${directory} may not be read by this user.`, { cause });
    throw cause;
  });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => join(entry.parentPath, entry.name)).sort();
}

const EXTENSIONS: ReadonlySet<string> = new Set(DOCUMENT_EXTENSIONS.map((extension) => `.${extension}`));

function isDocument(name: string): boolean {
  return EXTENSIONS.has(extname(name).toLowerCase()) && !name.split("/").some((part) => part.startsWith("."));
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}
