/**
 * Notes of the files that earlier calls have written: of which document each is, and how the call left it. A file that is as noted
 * may be replaced; one that somebody has changed since may not, without `--force`. A document that is as noted need not be read again.
 */
import { createHash } from "node:crypto";
import { appendFile, mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";

/** The document that a file was written from. */
export interface Origin {
  /** Where it is: `Found.identity`. */
  readonly identity: string;
  /** Digest of its bytes; empty for an address, null for a pipe, which never is the same again. */
  readonly content: string | null;
  /** Digest of the options that it was read with. */
  readonly options: string;
}

export interface WrittenFiles {
  /** Whether nothing is lost when the file is replaced: there is none, or it is as an earlier call has left it. */
  mayReplace(path: string): Promise<boolean>;
  /** The document that was written into the file last, whether or not the file is still there. */
  originOf(path: string): Promise<Origin | undefined>;
  note(path: string, origin?: Origin): Promise<void>;
  /** Notes where the document of a file is now. */
  move(path: string, origin: Origin): Promise<void>;
}

interface Note {
  readonly path: string;
  readonly size: number;
  readonly mtimeMs: number;
  readonly origin?: Origin | undefined;
}

/** @param folder where the notes are kept; where they cannot be written, later calls know of nothing */
export function openWrittenFiles(folder: string | undefined): WrittenFiles {
  // Notes of one folder's files are one file: a call reads those alone that it may need.
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
  /** By path, the last note of each. */
  readonly known: ReadonlyMap<string, Note>;
  add(note: Note): Promise<void>;
}

async function openNotes(file: string | undefined): Promise<FolderNotes> {
  const lines = file === undefined ? [] : await readLines(file);
  const known = new Map(lines.map((note) => [note.path, note]));
  // Half of the lines are replaced by later ones.
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
        // The next call reads the document again.
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
      // The last line of a call that was killed.
      return [];
    }
  });
}

function toText(note: Note): string {
  return `${JSON.stringify(note)}\n`;
}
