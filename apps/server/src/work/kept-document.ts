import type { StartedParse } from "@docsvc/engine";

/** A document that is closed at the end of an assignment, unless it is kept for the next one. */
export interface BorrowedDocument extends AsyncDisposable {
  readonly parse: StartedParse;
  keep(): void;
}

/** Opening a document anew costs its first page the reading of all its fonts: 10 ms, in which two pages are read. */
let kept: { readonly id: string; readonly parse: StartedParse; readonly timer: NodeJS.Timeout } | undefined;
/** A document of which no other slice comes at once is done, or is read elsewhere. */
const KEEP_MS = 5000;

/** The document that was kept under this id, or else the one that is opened; any other that was kept is let go. */
export async function borrowDocument(id: string, open: () => Promise<StartedParse>): Promise<BorrowedDocument> {
  const held = kept;
  if (held?.id !== id) await letGo();
  kept = undefined;
  clearTimeout(held?.timer);
  const parse = held?.id === id ? held.parse : await open();
  let isOver = false;
  return {
    parse,
    keep: () => {
      isOver = true;
      kept = { id, parse, timer: setTimeout(() => void letGo(), KEEP_MS).unref() };
    },
    [Symbol.asyncDispose]: async () => {
      if (isOver) return;
      isOver = true;
      await parse[Symbol.asyncDispose]();
    },
  };
}

/** Closes the document that is kept, if there is one. */
export async function letGo(): Promise<void> {
  const held = kept;
  kept = undefined;
  if (held === undefined) return;
  clearTimeout(held.timer);
  await held.parse[Symbol.asyncDispose]();
}
