import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { usageError } from "../command-error.ts";

export type Bytes = AsyncIterable<Uint8Array | string>;

/** The argument that means standard input. */
export const DASH = "-";

/** Saves standard input as a file, because several processes may read it. Dispose of it to remove the file. */
export async function keepStandardInput(input: Bytes): Promise<AsyncDisposable & { readonly path: string }> {
  const folder = await mkdtemp(join(tmpdir(), "docsvc-stdin-"));
  const path = join(folder, "document");
  await using file = await open(path, "w", 0o600);
  for await (const chunk of input) await file.appendFile(chunk);
  return { path, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) };
}

export async function readText(input: Bytes): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of input) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks).toString("utf8");
}

/** Checks that at most one argument reads standard input. @throws {@link CommandError} */
export function checkOneReader(readers: readonly (string | false)[]): void {
  const requested = readers.filter((reader) => reader !== false);
  if (requested.length > 1) throw usageError(`Standard input cannot be ${requested.join(" and ")} at the same time.`);
}
