import { newKey } from "../connection/connection.ts";
import { openFiles } from "../files/node-file.ts";

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
  let written: Promise<unknown> = Promise.resolve();
  const append = (line: string): Promise<unknown> => {
    const next = written.then(() => files?.appendFile(path, `${line}\n`, { flush: true, mode: 0o600 }));
    written = next.catch(() => {});
    return next;
  };
  if (files !== undefined) {
    for (const line of await readLines(files.readFile(path))) {
      const { key, ...progress } = parseLine(line);
      if (key !== undefined) known.set(key, progress as Progress);
    }
    // Ends a line that was cut off.
    await append("");
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

async function readLines(bytes: Promise<Uint8Array>): Promise<readonly string[]> {
  try {
    return new TextDecoder().decode(await bytes).split("\n");
  } catch (error) {
    if ((error as { readonly code?: unknown }).code === "ENOENT") return [];
    throw error;
  }
}

function parseLine(line: string): Partial<Progress> & { readonly key?: string } {
  try {
    return JSON.parse(line || "{}") as Partial<Progress>;
  } catch {
    return {};
  }
}
