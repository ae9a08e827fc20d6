/** A document that is closed at the end of an assignment, unless it is kept for the next one. */
export interface BorrowedDocument<Opened> extends AsyncDisposable {
  readonly opened: Opened;
  keep(): void;
}

/** Opening a document again costs its first page the reading of all its fonts: 10 ms, in which two pages are read. */
let kept: { readonly id: string; readonly opened: AsyncDisposable; readonly timer: NodeJS.Timeout } | undefined;
/** A document of which no other slice comes at once is done, or is read elsewhere. */
const KEEP_MS = 5000;

/**
 * The document that was kept under this id, or else the one that is opened; any other that was kept is let go. An id says also what the
 * document is opened for.
 */
export async function borrowDocument<Opened extends AsyncDisposable>(
  id: string,
  open: () => Promise<Opened>,
): Promise<BorrowedDocument<Opened>> {
  const held = kept;
  if (held?.id !== id) await letGo();
  kept = undefined;
  clearTimeout(held?.timer);
  const opened = held?.id === id ? (held.opened as Opened) : await open();
  let isOver = false;
  return {
    opened,
    keep: () => {
      isOver = true;
      kept = { id, opened, timer: setTimeout(() => void letGo(), KEEP_MS).unref() };
    },
    [Symbol.asyncDispose]: async () => {
      if (isOver) return;
      isOver = true;
      await opened[Symbol.asyncDispose]();
    },
  };
}

/** Closes the document that is kept, if there is one. */
export async function letGo(): Promise<void> {
  const held = kept;
  kept = undefined;
  if (held === undefined) return;
  clearTimeout(held.timer);
  await held.opened[Symbol.asyncDispose]();
}
