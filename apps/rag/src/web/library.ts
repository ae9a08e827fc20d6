/**
 * The documents of the folder as the app shows them: each is waiting, being read, ready, or failed with a reason. Documents that are ready
 * can be searched while others are still being read.
 */
import { join } from "node:path";
import { forgetEntry, type Entry } from "../index/entries.ts";
import { documentsOf, type FolderFile } from "../index/folder.ts";
import { refresh, type IndexedPassage } from "../index/refresh.ts";
import type { PassageReader } from "../read/passage.ts";
import { troubleInWords } from "../read/trouble-in-words.ts";
import type { DocumentState, LibraryState } from "./wire.ts";

export interface LibraryOptions {
  readonly directory: string;
  readonly indexDirectory: string;
  /** Creates a reader for one document that reports how much of it is read, 0 to 1. */
  readonly openReader: (onProgress: (share: number) => void) => Promise<PassageReader>;
}

export interface Library {
  readonly state: () => LibraryState;
  readonly passages: () => readonly IndexedPassage[];
  /** The path of a document that is currently in the folder. */
  readonly pathOf: (id: string) => string | undefined;
  /** Reads new documents and drops deleted ones; resolves when everything is read. */
  readonly refresh: () => Promise<void>;
  /** Reads a document again that failed. */
  readonly retry: (file: string) => Promise<void>;
}

interface Shelved {
  readonly state: DocumentState;
  readonly path: string;
  readonly passages: readonly IndexedPassage[];
}

export function openLibrary({ directory, indexDirectory, openReader }: LibraryOptions): Library {
  let shelf: ReadonlyMap<string, Shelved> = new Map();
  let trouble: string | null = null;
  // The list is reused, with the search built for it, until the shelf changes.
  let listed: { readonly of: typeof shelf; readonly passages: readonly IndexedPassage[] } | undefined;
  let running: Promise<void> | undefined;
  let again = false;

  const change = (file: string, state: Partial<DocumentState>, passages: readonly IndexedPassage[] = []): void => {
    const known = shelf.get(file);
    if (known) shelf = new Map(shelf).set(file, { ...known, state: { ...known.state, ...state }, passages });
  };
  const read = async (): Promise<void> => {
    const files = await documentsOf(directory, join(indexDirectory, "folder.json"));
    shelf = new Map(files.map((file) => [file.name, toShelved(file, shelf.get(file.name))]));
    const fileAt = new Map(files.map(({ path, name }) => [path, name]));
    await refresh(directory, {
      indexDirectory,
      openReader: async () => async (path) => {
        const file = fileAt.get(path) ?? "";
        return (await openReader((share) => change(file, { share })))(path);
      },
      onParse: (file) => change(file, { state: "reading" }),
      onEntry: ({ name, digest }, entry) => change(name, toState(digest, entry), toPassages(name, entry)),
    });
    trouble = null;
  };
  const run = async (): Promise<void> => {
    do {
      again = false;
      await read().catch((error: unknown) => {
        trouble = troubleInWords(error);
        for (const [file, { state }] of shelf) if (state.state === "reading") change(file, { state: "waiting" });
      });
    } while (again);
    running = undefined;
  };
  const start = (): Promise<void> => {
    again = running !== undefined;
    running ??= run();
    return running;
  };
  return {
    state: () => ({
      documents: [...shelf.values()].map(({ state }) => state),
      isRefreshing: running !== undefined,
      trouble,
    }),
    passages: () => {
      if (listed?.of !== shelf) {
        listed = { of: shelf, passages: [...shelf.values()].flatMap(({ passages }) => passages) };
      }
      return listed.passages;
    },
    pathOf: (id) => [...shelf.values()].find(({ state }) => state.id === id)?.path,
    refresh: start,
    retry: async (file) => {
      const known = shelf.get(file);
      change(file, { state: "waiting", error: null });
      if (known?.state.state === "failed") await forgetEntry(indexDirectory, known.state.id);
      await start();
    },
  };
}

function toShelved({ name, path, digest }: FolderFile, known: Shelved | undefined): Shelved {
  if (known?.state.id === digest && known.state.state !== "waiting") return { ...known, path };
  return { path, passages: [], state: { file: name, id: digest, state: "waiting", share: 0, pages: 0, error: null } };
}

function toState(id: string, entry: Entry): Partial<DocumentState> {
  if ("error" in entry) return { id, state: "failed", share: 0, error: entry.error };
  const pages = entry.passages.reduce((last, { bbox }) => Math.max(last, bbox.page), 0);
  return { id, state: "ready", share: 1, pages, error: null };
}

function toPassages(file: string, entry: Entry): readonly IndexedPassage[] {
  return "passages" in entry ? entry.passages.map((passage) => ({ ...passage, file })) : [];
}
