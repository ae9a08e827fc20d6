import { computed, signal } from "@preact/signals";
import type { LibraryState, Setting, Turn } from "../wire.ts";
import { ask, inWords } from "./server.ts";

export const setting = signal<Setting>({ hasModel: false, hasStudio: false, examples: [] });
/** Undefined until it is loaded. */
export const library = signal<LibraryState | undefined>(undefined);
export const turns = signal<readonly Turn[]>([]);
export const failure = signal("");

/** The files that are searched; null for all. Stored in the browser. */
export const chosenFiles = signal<readonly string[] | null>(readChosen());

/** On a narrow screen the documents are hidden until opened. */
export const showsDocuments = signal(false);

/** Number of documents that are not read yet. */
export const openCount = computed(
  () => (library.value?.documents ?? []).filter(({ state }) => state === "waiting" || state === "reading").length,
);
export const readyCount = computed(
  () => (library.value?.documents ?? []).filter(({ state }) => state === "ready").length,
);

export async function start(): Promise<void> {
  try {
    [setting.value, turns.value] = await Promise.all([
      ask<Setting>("GET", "/api/setting"),
      ask<readonly Turn[]>("GET", "/api/conversation"),
    ]);
  } catch (error) {
    failure.value = inWords(error);
  }
  await watchLibrary();
}

let isWatching = false;
let isAskedAgain = false;
const EACH_MS = 700;

/** Polls the state of the documents until all of them are read. */
export async function watchLibrary(): Promise<void> {
  // A response that is on its way may be older than the change that this call is about.
  isAskedAgain = true;
  if (isWatching) return;
  isWatching = true;
  try {
    do {
      isAskedAgain = false;
      library.value = await ask<LibraryState>("GET", "/api/library");
      if (isBusy()) await new Promise((resolve) => setTimeout(resolve, EACH_MS));
    } while (isBusy() || isAskedAgain);
  } catch (error) {
    failure.value = inWords(error);
  } finally {
    isWatching = false;
  }
}

function isBusy(): boolean {
  const { isRefreshing = false, trouble = null } = library.value ?? {};
  return isRefreshing || (trouble === null && openCount.value > 0);
}

export async function changeLibrary(path: string): Promise<void> {
  try {
    failure.value = "";
    library.value = await ask<LibraryState>("POST", path);
  } catch (error) {
    failure.value = inWords(error);
  }
  await watchLibrary();
}

export function chooseFiles(files: readonly string[] | null): void {
  chosenFiles.value = files;
  try {
    localStorage.setItem("docsvc rag files", JSON.stringify(files));
  } catch {
    // The browser blocks storage.
  }
}

function readChosen(): readonly string[] | null {
  try {
    const kept = JSON.parse(localStorage.getItem("docsvc rag files") ?? "null") as unknown;
    return Array.isArray(kept) ? kept.filter((file) => typeof file === "string") : null;
  } catch {
    return null;
  }
}
