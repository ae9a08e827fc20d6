/** A document that is closed at the end of an assignment, unless it is kept for the next one. */
export interface BorrowedDocument<Opened> extends AsyncDisposable {
  readonly opened: Opened;
  keep(): void;
}

/** Opening a document again makes its first page load all its fonts: 10 ms, in which two pages can be read. */
let kept: { readonly id: string; readonly opened: AsyncDisposable; readonly timer: NodeJS.Timeout } | undefined;
/** If no other slice of a document follows at once, it is done or read by another process. */
const KEEP_MS = 5000;

/**
 * Returns the document that was kept under this id, or else opens it; any other kept document is closed. The id also identifies the purpose
 * for which it is opened.
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

/** Closes the kept document, if there is one. */
export async function letGo(): Promise<void> {
  const held = kept;
  kept = undefined;
  if (held === undefined) return;
  clearTimeout(held.timer);
  await held.opened[Symbol.asyncDispose]();
}
