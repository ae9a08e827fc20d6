import { createWriteStream } from "node:fs";
import { link, mkdir, unlink } from "node:fs/promises";
import type { Readable } from "node:stream";
import { basename, extname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { DOCUMENT_EXTENSIONS } from "@docsvc/client/records";

/**
 * Puts a file that a person gave into the folder, under its own name or, where that is taken, with a number after it.
 *
 * @returns its name; undefined where it is no document, or its name is none for a file
 */
export async function takeFile(directory: string, given: string, body: Readable): Promise<string | undefined> {
  const name = basename(given.replaceAll("\\", "/"));
  if (!isDocumentName(name)) return undefined;
  await mkdir(directory, { recursive: true });
  // Hidden, and so no document until all of it is there.
  const unfinished = join(directory, `.${crypto.randomUUID()}.part`);
  try {
    await pipeline(body, createWriteStream(unfinished, { flags: "wx", mode: 0o600 }));
    for (let number = 1; ; number += 1) {
      const free = number === 1 ? name : `${name.slice(0, -extname(name).length)} (${number})${extname(name)}`;
      if (await linkTo(unfinished, join(directory, free))) return free;
    }
  } finally {
    await unlink(unfinished).catch(() => undefined);
  }
}

const EXTENSIONS: ReadonlySet<string> = new Set(DOCUMENT_EXTENSIONS.map((extension) => `.${extension}`));

function isDocumentName(name: string): boolean {
  return name.length <= 200 && !/^\.|[\p{Cc}/\\]/u.test(name) && EXTENSIONS.has(extname(name).toLowerCase());
}

/** Does not replace a file, as renaming would. @returns false if the file exists */
async function linkTo(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}
