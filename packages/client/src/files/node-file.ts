import { InvalidArgumentError } from "../errors/transport-errors.ts";

/**
 * A file of the local disk as a Blob whose bytes are read only while they are sent.
 *
 * Node's modules are taken from `process.getBuiltinModule` (Node, Bun and Deno have it), not imported: a bundler for
 * browsers or edge runtimes then finds nothing to resolve.
 */
export async function openNodeFile(path: string | URL): Promise<Blob> {
  const files = openFiles();
  try {
    const stats = await files.stat(path);
    if (!stats.isFile()) throw new Error("it is not a file");
    // An empty file cannot be opened as a Blob on some Node versions, and costs nothing to make.
    if (stats.size === 0) return new Blob([]);
    return (await files.openAsBlob?.(path)) ?? new Blob([await files.readFile(path)]);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new InvalidArgumentError(`Cannot read ${String(path)}: ${reason}.`, { cause });
  }
}

/** What is used of `node:fs` and its promises. */
export interface NodeFiles {
  readonly openAsBlob?: ((path: string | URL) => Promise<Blob>) | undefined;
  readonly stat: (path: string | URL) => Promise<{ readonly size: number; readonly isFile: () => boolean }>;
  readonly readFile: (path: string | URL) => Promise<Uint8Array<ArrayBuffer>>;
  readonly appendFile: (path: string | URL, text: string, options: AppendOptions) => Promise<void>;
}

interface AppendOptions {
  readonly flush: boolean;
  readonly mode: number;
}

/** @throws {@link InvalidArgumentError} where there are no files */
export function openFiles(): NodeFiles {
  const { process } = globalThis as { process?: { getBuiltinModule?: (id: string) => NodeModule | undefined } };
  const module = process?.getBuiltinModule?.("node:fs");
  if (module !== undefined) return { openAsBlob: module.openAsBlob, ...module.promises };
  throw new InvalidArgumentError("This runtime has no files: give a Blob, bytes, a stream or a Response.");
}

type NodeModule = Pick<NodeFiles, "openAsBlob"> & { readonly promises: Omit<NodeFiles, "openAsBlob"> };
