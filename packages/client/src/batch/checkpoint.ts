import { newKey } from "../connection/connection.ts";
import { openFiles } from "../files/node-file.ts";
import { parseLoosely } from "../result/parse-loosely.ts";

/** How far one document has come. */
export interface Progress {
  /** Made before anything is sent: a submission whose answer was lost is found again by it. */
  readonly idempotencyKey: string;
  readonly job_id?: string;
  /** Set when the document's end, good or bad, was given to the caller. */
  readonly ended?: boolean;
}

/** What a batch has done so far, by document. */
export interface Checkpoint {
  readonly get: (key: string) => Progress | undefined;
  readonly update: (key: string, change: Partial<Progress>) => Promise<Progress>;
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
  return {
    get: (key) => known.get(key),
    update: async (key, change) => {
      const progress: Progress = { idempotencyKey: newKey(), ...known.get(key), ...change };
      known.set(key, progress);
      await append(JSON.stringify({ key, ...progress }));
      return progress;
    },
  };
}
