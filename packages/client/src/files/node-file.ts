import { InvalidArgumentError } from "../errors/transport-errors.ts";
import { withoutSecrets } from "../errors/without-secrets.ts";

/**
 * Opens a local file as a Blob whose bytes are read only when they are sent.
 *
 * Node's modules come from `process.getBuiltinModule` (Node, Bun and Deno have it) and are not imported, so that bundlers for browsers or
 * edge runtimes find nothing to resolve.
 */
export async function openNodeFile(path: string | URL): Promise<Blob> {
  const files = openFiles();
  try {
    // Opening does not read, so without this check a missing file or a folder would be reported only when it is sent.
    if (!(await files.promises.stat(path)).isFile()) throw new Error("it is not a file");
    return await files.openAsBlob(path);
  } catch (cause) {
    // The system's message repeats the path.
    const reason = (cause as Error).message.replace(`, stat '${String(path)}'`, "");
    throw new InvalidArgumentError(`Cannot read ${withoutSecrets(String(path))}: ${reason}.`, { cause });
  }
}

/** The part of `node:fs` that is used. */
export interface NodeFiles {
  readonly openAsBlob: (path: string | URL) => Promise<Blob>;
  readonly promises: {
    readonly stat: (path: string | URL) => Promise<FileState>;
    readonly readFile: (path: string | URL) => Promise<Uint8Array<ArrayBuffer>>;
    readonly appendFile: (path: string | URL, text: string, options: AppendOptions) => Promise<void>;
  };
}

export interface FileState {
  readonly isFile: () => boolean;
  readonly size: number;
  readonly mtimeMs: number;
}

interface AppendOptions {
  readonly flush: boolean;
  readonly mode: number;
}

/** @throws {@link InvalidArgumentError} if the runtime has no files */
export function openFiles(): NodeFiles {
  const files = findFiles();
  if (files !== undefined) return files;
  throw new InvalidArgumentError("This runtime has no files: pass a Blob, bytes, a stream or a Response.");
}

/** The file functions of Node, Bun or Deno; undefined in a browser. */
export function findFiles(): NodeFiles | undefined {
  const { process } = globalThis as { process?: { getBuiltinModule?: (id: string) => NodeFiles | undefined } };
  return process?.getBuiltinModule?.("node:fs");
}
