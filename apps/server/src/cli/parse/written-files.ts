/**
 * Which files earlier calls have written, so that these may be replaced, and nothing else without `--force`. A file counts as ours while
 * its size and time are those that it was written with: one that somebody has changed since is theirs.
 */
import { appendFile, mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";

/** Lines of the note before it is written anew with what still holds. */
const MAX_LINES = 50_000;

interface Line {
  readonly path: string;
  readonly size: number;
  readonly mtimeMs: number;
}

export interface WrittenFiles {
  /** Whether nobody loses anything when the file is replaced: there is none, or it is as an earlier call has left it. */
  mayReplace(path: string): Promise<boolean>;
  note(path: string): Promise<void>;
}

/** @param folder where the note lies; where it cannot be written, nothing counts as ours later */
export async function openWrittenFiles(folder: string | undefined): Promise<WrittenFiles> {
  const file = folder === undefined ? undefined : join(folder, "written.jsonl");
  const known = new Map<string, Line>();
  const lines = file === undefined ? [] : await readLines(file);
  for (const line of lines) known.set(line.path, line);
  if (file !== undefined && lines.length > MAX_LINES) {
    await writeFile(file, [...known.values()].map(toText).join("")).catch(() => undefined);
  }
  return {
    mayReplace: async (path) => {
      const there = await stat(path).catch(() => undefined);
      if (there === undefined) return true;
      const line = known.get(resolve(path));
      return line !== undefined && line.size === there.size && line.mtimeMs === there.mtimeMs;
    },
    note: async (path) => {
      const { size, mtimeMs } = await stat(path);
      const line = { path: resolve(path), size, mtimeMs };
      known.set(line.path, line);
      if (file === undefined || folder === undefined) return;
      await mkdir(folder, { recursive: true, mode: 0o700 })
        .then(() => appendFile(file, toText(line), { mode: 0o600 }))
        .catch(() => undefined);
    },
  };
}

async function readLines(file: string): Promise<readonly Line[]> {
  const text = await readFile(file, "utf8").catch(() => "");
  return text.split("\n").flatMap((line) => {
    try {
      return line === "" ? [] : [JSON.parse(line) as Line];
    } catch {
      // The last line of a call that was killed.
      return [];
    }
  });
}

function toText(line: Line): string {
  return `${JSON.stringify(line)}\n`;
}
