/** The thread that reads workbooks, one at a time; it sends {@link BookMessage}s. */
import { parentPort } from "node:worker_threads";
import { EngineError } from "../../../../document/errors.ts";
import { finishBook, readBook } from "./read-book.ts";
import type { BookMessage, BookTask } from "./book-message.ts";

const send = (message: BookMessage): void => parentPort?.postMessage(message, []);

parentPort?.on("message", ({ bytes, options }: BookTask) => {
  try {
    // Sheet by sheet, so that at most one sheet waits to be transferred.
    const end = finishBook(readBook(bytes, options), (part) => send({ kind: "part", part }));
    send({ kind: "end", ...end });
  } catch (error) {
    if (!EngineError.isInstance(error)) throw error;
    send({ kind: "refusal", code: error.code, message: error.message });
  }
});
