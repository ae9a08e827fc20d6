/** The open document, from its file to its result. */
import { toDocument } from "@docsvc/studio/src/document/document.ts";
import type { StudioDocument } from "@docsvc/studio/src/document/document.ts";
import { clearSelection, currentPage, hiddenTypes } from "@docsvc/studio/src/document/selection.ts";
import { signal } from "@preact/signals";
import { loadAll } from "./program.ts";
import type { Loaded } from "./program.ts";
import { ReadError, Reader } from "./reader.ts";

export type Opened =
  | { readonly state: "loading" }
  | { readonly state: "broken"; readonly why: string }
  | { readonly state: "waiting" }
  | { readonly state: "reading"; readonly name: string; readonly done: number; readonly total: number }
  | { readonly state: "failed"; readonly file: File; readonly why: string; readonly code: string | null }
  | { readonly state: "shown"; readonly document: StudioDocument; readonly markdown: string };

export const opened = signal<Opened>({ state: "loading" });

let loaded: Loaded | undefined;
let reader: Reader | undefined;
let turn = 0;

export async function start(): Promise<void> {
  try {
    loaded = await loadAll();
    opened.value = { state: "waiting" };
  } catch (error) {
    opened.value = { state: "broken", why: error instanceof Error ? error.message : String(error) };
  }
}

export function sampleOf(file: string): File {
  return new File([loaded!.samples.get(file)!], file.slice(file.lastIndexOf("/") + 1));
}

/** Closes the open document; its worker ends and frees its memory. */
export function close(): void {
  turn += 1;
  reader?.[Symbol.dispose]();
  reader = undefined;
  opened.value = { state: "waiting" };
}

export async function open(file: File, password: string | null = null): Promise<void> {
  close();
  const mine = turn;
  const { name } = file;
  const own = new Reader(loaded!.program);
  reader = own;
  opened.value = { state: "reading", name, done: 0, total: 0 };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const { result, markdown, seconds } = await own.read(bytes, password, (done, total) => {
      if (mine === turn) opened.value = { state: "reading", name, done, total };
    });
    if (mine !== turn) return;
    clearSelection();
    hiddenTypes.value = new Set();
    currentPage.value = 1;
    const drawPage = async (page: number, width: number) => await own.draw(page, width);
    const about = { jobId: `${turn}`, name, fileId: undefined, config: {}, seconds, credits: null, drawPage };
    opened.value = { state: "shown", document: toDocument(about, result), markdown };
  } catch (error) {
    if (mine !== turn) return;
    const isReadError = error instanceof ReadError;
    const why = isReadError ? error.message : "The file cannot be read from this machine's disk.";
    opened.value = { state: "failed", file, why, code: isReadError ? error.code : null };
  }
}
