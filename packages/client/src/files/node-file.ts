import { InvalidArgumentError } from "../errors/transport-errors.ts";

/**
 * A file of the local disk as a Blob whose bytes are read only while they are sent.
 *
 * Node's modules are taken from `process.getBuiltinModule` (Node, Bun and Deno have it), not imported: a bundler for
 * browsers or edge runtimes then finds nothing to resolve.
 */
export async function openNodeFile(path: string | URL): Promise<Blob> {
  const fileSystem = findFileSystem();
  if (fileSystem === undefined) {
    throw new InvalidArgumentError("This runtime has no files: upload a Blob, bytes, a stream or a Response instead.");
  }
  try {
    const { size } = await fileSystem.promises.stat(path).then((stats) => {
      if (!stats.isFile()) throw new Error("it is not a file");
      return stats;
    });
    // An empty file cannot be opened as a Blob on some Node versions, and costs nothing to make.
    if (size === 0) return new Blob([]);
    if (fileSystem.openAsBlob !== undefined) return await fileSystem.openAsBlob(path);
    return new Blob([await fileSystem.promises.readFile(path)]);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new InvalidArgumentError(`Cannot read ${String(path)}: ${reason}.`, { cause });
  }
}

interface NodeFileSystem {
  readonly openAsBlob?: (path: string | URL) => Promise<Blob>;
  readonly promises: {
    readonly stat: (path: string | URL) => Promise<{ readonly size: number; readonly isFile: () => boolean }>;
    readonly readFile: (path: string | URL) => Promise<Uint8Array<ArrayBuffer>>;
  };
}

function findFileSystem(): NodeFileSystem | undefined {
  const { process } = globalThis as { process?: { getBuiltinModule?: (id: string) => unknown } };
  return process?.getBuiltinModule?.("node:fs") as NodeFileSystem | undefined;
}
