import { newKey } from "../connection/connection.ts";
import { openFiles } from "../files/node-file.ts";
import { parseLoosely } from "../result/parse-loosely.ts";

/** The state of one document. */
export interface Progress {
  /** Identifies the document and its options. If it changes, the document is processed again. */
  readonly stamp: string;
  /** Created before anything is sent, so that a submission can be found whose answer was lost. */
  readonly idempotencyKey: string;
  readonly job_id?: string;
  /** How the document ended, set once the caller has received the item. */
  readonly ended?: "done" | "failed";
}

/** The progress of a batch, by document. */
export interface Checkpoint {
  readonly get: (key: string) => Progress | undefined;
  /** Starts over if the stamp has changed, or if `retryFailed` requires it. */
  readonly begin: (key: string, stamp: string) => Promise<Progress>;
  readonly update: (key: string, change: Pick<Progress, "job_id" | "ended">) => Promise<void>;
}

/**
 * A file with one JSON object per line. Each line is synced to disk before the batch continues. The last line of a document is its state. A
 * line that a crash cut short is ignored.
 */
export async function openCheckpoint(path: string | URL = ""): Promise<Checkpoint> {
  const known = new Map<string, Progress>();
  const files = path === "" ? undefined : openFiles();
  // A line is appended in one write, so other writers cannot split it.
  const append = async (line: string): Promise<void> =>
    files?.promises.appendFile(path, `${line}\n`, { flush: true, mode: 0o600 });
  // Creates the file, and ends a line that was cut short.
  await append("");
  for (const line of new TextDecoder().decode(await files?.promises.readFile(path)).split("\n")) {
    const { key, ...progress } = parseLoosely(line, {}) as Partial<Progress> & { readonly key?: string };
    if (key !== undefined) known.set(key, progress as Progress);
  }
  const put = async (key: string, progress: Progress): Promise<Progress> => {
    known.set(key, progress);
    await append(JSON.stringify({ key, ...progress }));
    return progress;
  };
  return {
    get: (key) => known.get(key),
    begin: (key, stamp) => put(key, { stamp, idempotencyKey: newKey() }),
    update: async (key, change) => void (await put(key, { ...known.get(key)!, ...change })),
  };
}
