/**
 * Notes of the files that earlier calls wrote: which document each belongs to, and its digest. A file that matches its note may be replaced;
 * one that has been changed since may be replaced only with `--force`. A document that matches its note need not be read again.
 */
import { createHash } from "node:crypto";
import { appendFile, mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";

/** The document that a file was written from. */
export interface Origin {
  /** Its location: `Found.identity`. */
  readonly identity: string;
  /** Digest of its bytes; empty for an address, null for a pipe, which is never the same again. */
  readonly content: string | null;
  /** Digest of the options that it was read with. */
  readonly options: string;
}

export interface WrittenFiles {
  /** Whether replacing the file loses nothing: it does not exist, or has not been changed since an earlier call wrote it. */
  mayReplace(path: string): Promise<boolean>;
  /** The document that was last written to the file, whether or not the file still exists. */
  originOf(path: string): Promise<Origin | undefined>;
  note(path: string, origin?: Origin): Promise<void>;
  /** Records the new location of a file's document. */
  move(path: string, origin: Origin): Promise<void>;
}

interface Note {
  readonly path: string;
  readonly size: number;
  readonly mtimeMs: number;
  readonly origin?: Origin | undefined;
}

/** @param folder folder of the notes; if it is not writable, later calls find no notes */
export function openWrittenFiles(folder: string | undefined): WrittenFiles {
  // The notes on the files of one folder are one file, so that a call reads only those that it may need.
  const opened = new Map<string, Promise<FolderNotes>>();
  const notesOf = (path: string): Promise<FolderNotes> => {
    const parent = dirname(path);
    const known = opened.get(parent);
    if (known !== undefined) return known;
    const name = createHash("sha256").update(parent).digest("hex").slice(0, 32);
    const notes = openNotes(folder === undefined ? undefined : join(folder, "written", `${name}.jsonl`));
    opened.set(parent, notes);
    return notes;
  };
  return {
    mayReplace: async (path) => {
      const state = await stat(path).catch(() => undefined);
      if (state === undefined) return true;
      const full = resolve(path);
      const note = (await notesOf(full)).known.get(full);
      return note !== undefined && note.size === state.size && note.mtimeMs === state.mtimeMs;
    },
    originOf: async (path) => {
      const full = resolve(path);
      return (await notesOf(full)).known.get(full)?.origin;
    },
    note: async (path, origin) => {
      const full = resolve(path);
      const { size, mtimeMs } = await stat(full);
      await (await notesOf(full)).add({ path: full, size, mtimeMs, origin });
    },
    move: async (path, origin) => {
      const full = resolve(path);
      const notes = await notesOf(full);
      const note = notes.known.get(full);
      if (note !== undefined && note.origin?.identity !== origin.identity) await notes.add({ ...note, origin });
    },
  };
}

interface FolderNotes {
  /** The last note of each path. */
  readonly known: ReadonlyMap<string, Note>;
  add(note: Note): Promise<void>;
}

async function openNotes(file: string | undefined): Promise<FolderNotes> {
  const lines = file === undefined ? [] : await readLines(file);
  const known = new Map(lines.map((note) => [note.path, note]));
  // More than half of the lines have been replaced by later ones.
  if (file !== undefined && lines.length > 2 * known.size) {
    await writeFile(file, [...known.values()].map(toText).join("")).catch(() => undefined);
  }
  let hasFolder = false;
  return {
    known,
    add: async (note) => {
      known.set(note.path, note);
      if (file === undefined) return;
      try {
        if (!hasFolder) await mkdir(dirname(file), { recursive: true, mode: 0o700 });
        hasFolder = true;
        await appendFile(file, toText(note), { mode: 0o600 });
      } catch {
        // Without a note, the next call reads the document again.
      }
    },
  };
}

async function readLines(file: string): Promise<readonly Note[]> {
  const text = await readFile(file, "utf8").catch(() => "");
  return text.split("\n").flatMap((line) => {
    try {
      return line === "" ? [] : [JSON.parse(line) as Note];
    } catch {
      // The incomplete last line of a call that was killed.
      return [];
    }
  });
}

function toText(note: Note): string {
  return `${JSON.stringify(note)}\n`;
}
