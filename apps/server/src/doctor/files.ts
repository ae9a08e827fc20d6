import { randomUUID } from "node:crypto";
import { openBucket } from "../files/open-files.ts";
import { FileStoreUnavailableError } from "../ports/file-store.ts";
import type { FileStore } from "../ports/file-store.ts";
import { describeS3 } from "../files/s3/s3-options.ts";
import type { Check, Finding } from "./check.ts";

const TEXT = "A file that docsvc doctor wrote, and deletes again.";

/** Runs every operation of the service in the bucket, with one small file. */
export const checkFiles: Check = async ({ s3 }) => {
  const name = "files";
  if (s3 === undefined) return { name, state: "ok", detail: "on disk, in the data directory" };
  const key = `doctor/${randomUUID()}`;
  try {
    const started = performance.now();
    const files = await openBucket(s3, { check: true });
    try {
      await writeAndRead(files, key);
      const unreachable = await tryAddress(files, key);
      if (unreachable !== undefined) return { name, ...unreachable };
    } finally {
      await files.remove(key);
    }
    const elapsedMs = Math.round(performance.now() - started);
    const detail = `${describeS3(s3)}: wrote, read, listed and deleted a file in ${elapsedMs} ms`;
    return { name, state: "ok", detail };
  } catch (error) {
    if (error instanceof FileStoreUnavailableError) {
      return { name, state: "failed", detail: error.problem, remedy: error.remedy };
    }
    return { name, state: "failed", detail: String(error), remedy: "check what answers at the address of the bucket" };
  }
};

async function writeAndRead(files: FileStore, key: string): Promise<void> {
  await files.put(key, once(TEXT));
  const read = await files.read(key);
  if (read === undefined || Buffer.from(read).toString() !== TEXT) throw new Error("a file came back changed");
  for await (const listed of files.list("doctor/")) {
    if (listed === key) return;
  }
  throw new Error("a file that was written is not in the list");
}

/** Whether callers on this machine could use a signed address. */
async function tryAddress({ direct }: FileStore, key: string): Promise<Omit<Finding, "name"> | undefined> {
  if (direct === undefined) return undefined;
  const address = await direct.readAddress(key, { validMs: 60_000, contentType: "text/plain" });
  const answer = await fetch(address, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
  if (answer?.ok === true && (await answer.text()) === TEXT) return undefined;
  const { origin } = new URL(address);
  return {
    state: "missing",
    detail: `callers are given addresses at ${origin}, which this machine cannot read (${answer?.status ?? "no answer"})`,
    remedy: "set DOCSVC_S3_PUBLIC_ENDPOINT to where callers reach the store, or DOCSVC_S3_DIRECT to false",
  };
}

async function* once(text: string): AsyncIterable<Uint8Array> {
  yield Buffer.from(text);
}
