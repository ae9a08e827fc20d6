import { createWriteStream } from "node:fs";
import { link, mkdir, unlink } from "node:fs/promises";
import type { Readable } from "node:stream";
import { basename, extname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { DOCUMENT_EXTENSIONS } from "@docsvc/client/records";

/**
 * Saves an uploaded file in the folder, under its own name or, if that exists, with a number appended.
 *
 * @returns its name; undefined if it is not a document or its name is not valid
 */
export async function takeFile(directory: string, given: string, body: Readable): Promise<string | undefined> {
  const name = basename(given.replaceAll("\\", "/"));
  if (!isDocumentName(name)) return undefined;
  await mkdir(directory, { recursive: true });
  // A hidden name, so that an incomplete file is not read as a document.
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

/** Unlike renaming, does not replace a file. @returns false if the file exists */
async function linkTo(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}
