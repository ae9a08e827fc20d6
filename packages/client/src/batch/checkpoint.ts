import { newKey } from "../connection/connection.ts";
import { openFiles } from "../files/node-file.ts";
import { parseLoosely } from "../result/parse-loosely.ts";

/** How far one document has come. */
export interface Progress {
  /** Of the document and what is asked of it: with another one it is another piece of work. */
  readonly stamp: string;
  /** Made before anything is sent: a submission whose answer was lost is found again by it. */
  readonly idempotencyKey: string;
  readonly job_id?: string;
  /** How it ended, once that was given to the caller. */
  readonly ended?: "done" | "failed";
}

/** What a batch has done so far, by document. */
export interface Checkpoint {
  readonly get: (key: string) => Progress | undefined;
  /** Begins anew what was known of another stamp, or where it is told to. */
  readonly begin: (key: string, stamp: string) => Promise<Progress>;
  readonly update: (key: string, change: Pick<Progress, "job_id" | "ended">) => Promise<void>;
}

/**
 * A file of one JSON object a line, each written through to the disk before the batch goes on: the last line of a document
 * is where it stands. A line that a crash has cut off is left out.
 */
export async function openCheckpoint(path: string | URL = ""): Promise<Checkpoint> {
  const known = new Map<string, Progress>();
  const files = path === "" ? undefined : openFiles();
  // A line goes to the end of the file in one piece, whoever else is writing.
  const append = async (line: string): Promise<void> =>
    files?.promises.appendFile(path, `${line}\n`, { flush: true, mode: 0o600 });
  // Makes the file, and ends a line that was cut off.
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
